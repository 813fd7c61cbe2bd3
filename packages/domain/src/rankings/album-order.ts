import { SINGLES_KEY, type Album } from '../catalogue/catalogue.ts';

/** How many albums a profile shows, and how many must be ranked to share it. */
export const TOP_ALBUMS = 5;

/** The albums that can be ranked against each other, in the order that stands until a fan ranks them: by year, then date. */
export function rankableAlbums<Item extends Pick<Album, 'key' | 'releaseDate'>>({
  albums,
}: {
  readonly albums: readonly Item[];
}): readonly Item[] {
  return albums
    .filter((album) => album.key !== SINGLES_KEY)
    .toSorted((a, b) => (a.releaseDate ?? '').localeCompare(b.releaseDate ?? ''));
}
