import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Inlay, Picture } from '@thirteen/artwork/posters/inlay.ts';
import { POSTERS_VERSION } from '@thirteen/artwork/posters/posters.ts';
import { writeAtomically } from '#platform/files/write-atomically.ts';
import { rasterize } from '#platform/pictures/rasterize.ts';

/** Lays pictures in as pixels that are kept as files. */
export type PaintedInlay = {
  readonly inlay: Inlay;
  /** Resolves when all that was painted so far is written, or could not be. */
  readonly settled: () => Promise<void>;
};

/**
 * Paints each picture once and keeps it in a folder: a background takes ten times as long to draw as all else on a card.
 * What is kept is bounded by what there is to draw: about 20 MB for the art of every era in every size.
 */
export function createPaintedInlay(directory: string): PaintedInlay {
  const painted = new Map<string, string>();
  const writes = new Set<Promise<void>>();

  function find(picture: Picture, width: number): Buffer {
    const name = `${picture.name} ${width} v${POSTERS_VERSION}`.replaceAll(/[^\w.]+/g, '-');
    const file = join(directory, `${name}.png`);
    try {
      return readFileSync(file);
    } catch {
      const pixels = paint(picture, width);
      // Where it can't be kept, the next worker paints it again: slower, and no reason to refuse a card.
      const write = writeAtomically(file, pixels)
        .catch(() => undefined)
        .finally(() => writes.delete(write));
      writes.add(write);
      return pixels;
    }
  }

  return {
    inlay(picture, place, width) {
      const key = `${picture.name} ${width}`;
      const pixels = painted.get(key) ?? find(picture, width).toString('base64');
      painted.set(key, pixels);
      return toImage(picture, pixels, place, width);
    },
    async settled() {
      await Promise.all(writes);
    },
  };
}

// What is drawn inside a picture is not kept by itself, since the picture is.
const inPicture: Inlay = (picture, place, width) =>
  toImage(picture, paint(picture, width).toString('base64'), place, width);

function paint({ svg }: Picture, width: number): Buffer {
  return Buffer.from(rasterize(svg(inPicture), width));
}

function toImage({ canvas }: Picture, pixels: string, [x, y]: Parameters<Inlay>[1], width: number): string {
  const height = (width / canvas.width) * canvas.height;
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" href="data:image/png;base64,${pixels}"/>`;
}
