import type { Inlay } from '@thirteen/artwork/posters/inlay.ts';
import type { Lettering } from '@thirteen/artwork/lettering/lettering.ts';
import { drawPoster, posterSizes, type Poster } from '@thirteen/artwork/posters/posters.ts';
import { createPaintedInlay } from './painted-inlay.ts';
import { rasterize } from './rasterize.ts';

// Fonts and shaper are loaded with the first poster: the workers that make sound never need them.
let lettering: Promise<Lettering> | undefined;
const inlays = new Map<string, Inlay>();

/** Draws a card or a poster as a PNG of its own size. The art on it is kept in a folder, painted for the next one. */
export async function renderPoster(poster: Poster, artDirectory: string): Promise<Uint8Array<ArrayBuffer>> {
  lettering ??= import('./lettering.ts').then(({ createLettering }) => createLettering());
  const inlay = inlays.get(artDirectory) ?? createPaintedInlay(artDirectory);
  inlays.set(artDirectory, inlay);
  return rasterize(drawPoster(poster, await lettering, inlay), posterSizes[poster.kind].width);
}
