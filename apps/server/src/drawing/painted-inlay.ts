import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Inlay, InlaidPicture } from '@thirteen/artwork/posters/inlay.ts';
import { POSTERS_VERSION } from '@thirteen/artwork/posters/posters.ts';
import { writeAtomically } from '#platform/files/write-atomically.ts';
import { rasterize, type LaidIn } from './rasterize.ts';

/** Lays pictures in as pixels that are kept as files. */
export type PaintedInlay = {
  readonly inlay: Inlay;
  /** What was laid in so far, by the addresses that `inlay` gave. */
  readonly laidIn: LaidIn;
  /** Resolves when all that was painted so far is written, or could not be. */
  readonly settled: () => Promise<void>;
};

/** Only pictures at a web address can be handed over as bytes; as text in the SVG they take a tenth of the time of a card. */
const ADDRESS = 'http://pictures.invalid/';

/**
 * Paints each picture once and keeps it in a folder: a background takes ten times as long to draw as all else on a card.
 * What is kept is bounded by what there is to draw: about 25 MB for the art of every era in every size.
 */
export function createPaintedInlay(directory: string): PaintedInlay {
  const laidIn = new Map<string, Buffer>();
  const writes = new Set<Promise<void>>();

  function find(name: string, picture: InlaidPicture, width: number): Buffer {
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
      const name = `${picture.name} ${width} v${POSTERS_VERSION}`.replaceAll(/[^\w.]+/g, '-');
      const address = ADDRESS + name;
      if (!laidIn.has(address)) laidIn.set(address, find(name, picture, width));
      return toImage(address, picture, place, width);
    },
    laidIn,
    async settled() {
      await Promise.all(writes);
    },
  };
}

/** What is drawn inside a picture is not kept by itself, since the picture is. */
function paint({ svg }: InlaidPicture, width: number): Buffer {
  const laidIn = new Map<string, Buffer>();
  const inPicture: Inlay = (picture, place, innerWidth) => {
    const address = `${ADDRESS}${laidIn.size}`;
    laidIn.set(address, paint(picture, innerWidth));
    return toImage(address, picture, place, innerWidth);
  };
  return Buffer.from(rasterize(svg(inPicture), width, laidIn));
}

function toImage(
  address: string,
  { canvas }: InlaidPicture,
  [x, y]: Parameters<Inlay>[1],
  width: number,
): string {
  const height = (width / canvas.width) * canvas.height;
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" href="${address}"/>`;
}
