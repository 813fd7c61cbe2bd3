import type { Catalogue } from '../catalogue/catalogue.ts';

/** A song by its title, and how often it was counted. */
export type CountedSong = { readonly title: string; readonly count: number };

/**
 * Orders songs by how often fans chose them, most first; ties by title. `counts` is by song id; a song that left the
 * catalogue is left out.
 */
export function orderFavorites(
  counts: ReadonlyMap<string, number>,
  { songsById }: Pick<Catalogue, 'songsById'>,
): CountedSong[] {
  return [...counts]
    .flatMap(([id, count]) => {
      const song = songsById.get(id);
      return song ? [{ title: song.title, count }] : [];
    })
    .toSorted((a, b) => b.count - a.count || a.title.localeCompare(b.title, 'en'));
}
