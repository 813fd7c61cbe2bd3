import { foldQuery, foldTitle, isOneErrorApart, namesOfAlbum, type NamedAlbum } from './title-match.ts';

/** With fewer letters a part of a name is no name yet: too many titles begin with "love". */
const PART_FROM_LETTERS = 5;

/**
 * The albums that a query names: by their titles or fans' short names; where it is no whole name, while one is still
 * under way or has one typing error. In the order given.
 */
export function findNamedAlbums<Album extends NamedAlbum>(
  albums: readonly Album[],
  text: string,
): readonly Album[] {
  const query = foldQuery(text);
  if (query === '') return [];
  const named = albums.map((album) => ({ album, names: namesOfAlbum(album) }));
  const fits = [isName, isPartOfName].map((fit) => named.filter(({ names }) => fit(query, names)));
  return fits.find((found) => found.length > 0)?.map(({ album }) => album) ?? [];
}

/** Whether a folded query is one of an album's names. */
export function isName(query: string, names: readonly string[]): boolean {
  return names.includes(query);
}

/** Whether a folded query is on the way to one of an album's names, or one typing error away from it. */
export function isPartOfName(query: string, names: readonly string[]): boolean {
  return (
    query.length >= PART_FROM_LETTERS &&
    names.some((name) => name.startsWith(query) || isOneErrorApart(query, name))
  );
}

/** Whether a query is the whole title of a song: "lover" is, and that song goes before the album of its name. */
export function isWholeTitle(text: string, title: string): boolean {
  const query = foldQuery(text);
  return query !== '' && query === foldTitle(title);
}
