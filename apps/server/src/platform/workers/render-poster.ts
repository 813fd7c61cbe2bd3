import type { Lettering } from '@thirteen/artwork/lettering/lettering.ts';
import { drawPoster, posterSizes, type Poster } from '@thirteen/artwork/posters/posters.ts';
import { createPaintedInlay } from './painted-inlay.ts';
import { rasterize } from './rasterize.ts';

// Fonts and shaper are loaded with the first poster: the threads that make sound never need them.
let lettering: Promise<Lettering> | undefined;
const inlay = createPaintedInlay();

/** Draws a card or a poster as a PNG of its own size. */
export async function renderPoster(poster: Poster): Promise<Uint8Array<ArrayBuffer>> {
  lettering ??= import('./lettering.ts').then(({ createLettering }) => createLettering());
  return rasterize(drawPoster(poster, await lettering, inlay), posterSizes[poster.kind].width);
}
