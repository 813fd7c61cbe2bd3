import { SINGLES_KEY, type Album, type Catalogue } from '../catalogue/catalogue.ts';

/** How many albums a profile shows, and how many must be ranked to share it. */
export const TOP_ALBUMS = 5;

/** The albums that can be ranked against each other, in the order that stands until a fan ranks them: by year, then date. */
export function rankableAlbums({ albums }: Pick<Catalogue, 'albums'>): readonly Album[] {
  return albums
    .filter((album) => album.key !== SINGLES_KEY)
    .toSorted((a, b) => (a.releaseDate ?? '').localeCompare(b.releaseDate ?? ''));
}
