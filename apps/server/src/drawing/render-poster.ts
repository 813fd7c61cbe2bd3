import type { Lettering } from '@thirteen/artwork/posters/lettering/lettering.ts';
import { drawPoster, posterSizes, type Poster } from '@thirteen/artwork/posters/posters.ts';
import { rasterize } from './rasterize.ts';
import { createLettering } from './lettering.ts';
import { createPaintedInlay, type PaintedInlay } from './painted-inlay.ts';

// Once in a process: fonts take 40 ms and 1 MB, and the art of a folder is kept in memory, too.
let lettering: Promise<Lettering> | undefined;
const inlays = new Map<string, PaintedInlay>();

/** Draws a card or a poster as a PNG of its own size. The art on it is kept in a folder, painted for the next one. */
export async function renderPoster(poster: Poster, artDirectory: string): Promise<Uint8Array<ArrayBuffer>> {
  lettering ??= createLettering();
  const painted = inlays.get(artDirectory) ?? createPaintedInlay(artDirectory);
  inlays.set(artDirectory, painted);
  const svg = drawPoster(poster, await lettering, painted.inlay);
  const png = rasterize(svg, posterSizes[poster.kind].width, painted.laidIn);
  await painted.settled();
  return png;
}
