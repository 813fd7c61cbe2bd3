import { onPaper, type GrainedDrawing } from '../drawing/paint.ts';
import { toSvg, type Drawing } from '../drawing/svg.ts';
import { allAlbumsCover } from './all-albums.ts';
import { allSongsCover } from './all-songs.ts';
import { COVER } from '../drawing/canvases.ts';
import { trackNumbersCover } from './track-numbers.ts';

/** The covers of the rankings over the whole catalogue; the singles have one among the eras. */
export const wholeCoverNames = ['all-albums', 'all-songs', 'track-numbers'] as const;
export type WholeCoverName = (typeof wholeCoverNames)[number];

type WholeCover = { readonly drawing: GrainedDrawing; readonly prefix: string; readonly seed: number };

const covers: Readonly<Record<WholeCoverName, WholeCover>> = {
  'all-albums': { drawing: allAlbumsCover, prefix: 'al-', seed: 13 },
  'all-songs': { drawing: allSongsCover, prefix: 'as-', seed: 14 },
  'track-numbers': { drawing: trackNumbersCover, prefix: 'tn-', seed: 15 },
};

/** The cover of a ranking over the whole catalogue, 400 x 400, under 6 KB, with ids of its own. */
export function wholeCoverSvg(name: WholeCoverName): string {
  return draw(name, onPaper(COVER, covers[name].drawing));
}

/** The same without its grain. */
export function plainWholeCoverSvg(name: WholeCoverName): string {
  return draw(name, covers[name].drawing);
}

function draw(name: WholeCoverName, drawing: Drawing): string {
  return toSvg(COVER, drawing, covers[name].prefix, covers[name].seed);
}
