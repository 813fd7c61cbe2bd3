import { SINGLES_KEY, type Catalogue } from '../catalogue/catalogue.ts';
import { fail, ok, type Result } from '../result.ts';
import { checkOrder, completeOrder, type OrderProblem } from './complete-order.ts';

/** Song ids by track number: the first group holds the songs that stand first on their album, in ranked order. */
export type TrackGroups = readonly (readonly string[])[];

export type TrackGroupsProblem = OrderProblem & { readonly trackNumber: number };

/** The groups before anyone ranked them: up to the longest album's length, in catalogue order. Singles have no track number here. */
export function defaultTrackGroups({ albums }: Pick<Catalogue, 'albums'>): TrackGroups {
  const songs = albums.filter((album) => album.key !== SINGLES_KEY).flatMap((album) => album.songs);
  const longest = Math.max(0, ...songs.map((song) => song.track));
  return Array.from({ length: longest }, (_, index) =>
    songs.filter((song) => song.track === index + 1).map((song) => song.id),
  );
}

/** Checks that each group holds only songs of its track number, each once, and that there are not too many groups. */
export function checkTrackGroups(
  groups: TrackGroups,
  catalogue: Pick<Catalogue, 'albums'>,
): Result<TrackGroups, TrackGroupsProblem> {
  const defaults = defaultTrackGroups(catalogue);
  for (const [index, group] of groups.entries()) {
    const checked = checkOrder(group, new Set(defaults[index]));
    if (!checked.ok) return fail({ ...checked.problem, trackNumber: index + 1 });
  }
  return ok(groups);
}

/** Brings saved groups up to date: missing songs and groups are appended in catalogue order, songs that left are dropped. */
export function completeTrackGroups(groups: TrackGroups, catalogue: Pick<Catalogue, 'albums'>): TrackGroups {
  return defaultTrackGroups(catalogue).map((all, index) => completeOrder(groups[index] ?? [], all));
}

/** Your Album: the first song of each group of which the fan placed something, as the track of its number. */
export function yourAlbum(groups: TrackGroups, placed: readonly string[]): readonly string[] {
  const own = new Set(placed);
  return groups.flatMap((group) => (group.some((song) => own.has(song)) ? group.slice(0, 1) : []));
}

/** How long the title may be that a fan gives to Your Album, in characters. */
export const YOUR_ALBUM_TITLE_MOST = 40;
