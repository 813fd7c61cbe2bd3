import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Inlay, Picture } from '@thirteen/artwork/posters/inlay.ts';
import { POSTERS_VERSION } from '@thirteen/artwork/posters/posters.ts';
import { keepFile } from './keep-file.ts';
import { rasterize } from './rasterize.ts';

/**
 * Lays pictures in as pixels that are painted once and kept as files: a background takes ten times as long to draw as
 * all else on a card. What is kept is bounded by what there is to draw: about 20 MB for the art of every era in every
 * size.
 */
export function createPaintedInlay(directory: string): Inlay {
  const painted = new Map<string, string>();

  return (picture, place, width) => {
    const key = `${picture.name} ${width}`;
    const pixels = painted.get(key) ?? find(picture, width).toString('base64');
    painted.set(key, pixels);
    return toImage(picture, pixels, place, width);
  };

  function find(picture: Picture, width: number): Buffer {
    const name = `${picture.name} ${width} v${POSTERS_VERSION}`.replaceAll(/[^\w.]+/g, '-');
    const file = join(directory, `${name}.png`);
    try {
      return readFileSync(file);
    } catch {
      const pixels = paint(picture, width);
      // Where it can't be kept, the next worker paints it again: slower, and no reason to refuse a card.
      keepFile(file, pixels);
      return pixels;
    }
  }
}

// What lies in a picture is not kept by itself, since the picture is.
const inPicture: Inlay = (picture, place, width) =>
  toImage(picture, paint(picture, width).toString('base64'), place, width);

function paint({ svg }: Picture, width: number): Buffer {
  return Buffer.from(rasterize(svg(inPicture), width));
}

function toImage({ canvas }: Picture, pixels: string, [x, y]: Parameters<Inlay>[1], width: number): string {
  const height = (width / canvas.width) * canvas.height;
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" href="data:image/png;base64,${pixels}"/>`;
}
