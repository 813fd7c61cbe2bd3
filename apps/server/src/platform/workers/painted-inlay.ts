import type { Inlay, Picture } from '@thirteen/artwork/posters/inlay.ts';
import { rasterize } from './rasterize.ts';

/**
 * Lays pictures in as pixels that are painted once: a background takes ten times as long to draw as all else on a
 * card. What is kept is bounded by what there is to draw: about 20 MB for the art of every era in every size.
 */
export function createPaintedInlay(): Inlay {
  const painted = new Map<string, string>();
  return (picture, place, width) => {
    const key = `${width} ${picture.name}`;
    const pixels = painted.get(key) ?? paint(picture, width);
    painted.set(key, pixels);
    return toImage(picture, pixels, place, width);
  };
}

// What lies in a picture is not kept by itself, since the picture is.
const inPicture: Inlay = (picture, place, width) => toImage(picture, paint(picture, width), place, width);

function paint({ svg }: Picture, width: number): string {
  return Buffer.from(rasterize(svg(inPicture), width)).toString('base64');
}

function toImage({ canvas }: Picture, pixels: string, [x, y]: Parameters<Inlay>[1], width: number): string {
  const height = (width / canvas.width) * canvas.height;
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" href="data:image/png;base64,${pixels}"/>`;
}
