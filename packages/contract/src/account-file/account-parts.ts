import { completeOrder, rankableAlbums } from '@thirteen/domain/rankings/complete-order.ts';
import { completeTrackGroups } from '@thirteen/domain/rankings/track-groups.ts';
import { emptySetList, eraName, songIdsIn, type SetListEntry } from '@thirteen/domain/set-list/set-list.ts';
import { emptyTop13, type Top13 } from '@thirteen/domain/top13/top13.ts';
import type { Album } from '../catalogue.ts';
import { isTexts, partOf, type AccountFile } from './account-file.ts';

/** One thing of an account that is saved by a call of its own, brought up to date with a catalogue. */
export type AccountPart =
  | { readonly kind: 'top13'; readonly slots: Top13 }
  /** `list`: the key of an album, or of the ranking of albums, whose order holds keys; or all songs. */
  | {
      readonly kind: 'order';
      readonly list: string;
      readonly order: readonly string[];
      readonly placed: readonly string[];
    }
  | {
      readonly kind: 'tracks';
      readonly groups: readonly (readonly string[])[];
      readonly placed: readonly string[];
    }
  | { readonly kind: 'set-list'; readonly entries: readonly SetListEntry[] }
  | { readonly kind: 'answers'; readonly answers: AccountFile['answers'] }
  | { readonly kind: 'theme' | 'image'; readonly name: string }
  | { readonly kind: 'sort'; readonly sort: AccountFile['sorts'][number] };

/** A part, and what of it the catalogue does not know, which is left out. */
export type FoundPart = { readonly part: AccountPart; readonly unknown: readonly string[] };

/** The lists that are orders of more than one album. */
export const ALL_ALBUMS = 'allAlbums';
export const ALL_SONGS = 'allSongs';
const ALBUM = 'album:';

/** The parts of an account by their names: as its lists are stored, `sort:<id>`, `answers`, `theme` and `image`. */
export function partsOf(file: AccountFile, albums: readonly Album[]): ReadonlyMap<string, FoundPart> {
  const found: (readonly [string, FoundPart])[] = file.lists.flatMap(({ list, items, placed }) => {
    const part = listPart(list, items, placed, albums);
    return part ? [[list, part] as const] : [];
  });
  for (const sort of file.sorts) found.push([`sort:${sort.id}`, whole({ kind: 'sort', sort })]);
  if (file.answers.length > 0) found.push(['answers', whole({ kind: 'answers', answers: file.answers })]);
  if (file.theme !== undefined) found.push(['theme', whole({ kind: 'theme', name: file.theme })]);
  if (file.image !== undefined) found.push(['image', whole({ kind: 'image', name: file.image })]);
  return new Map(found);
}

/** What stands where a part was never saved, which taking an import back leads to; undefined for what is then deleted. */
export function emptyPart(part: AccountPart, albums: readonly Album[]): AccountPart | undefined {
  switch (part.kind) {
    case 'top13':
      return { kind: 'top13', slots: emptyTop13 };
    case 'order':
      return { ...part, order: allOf(part.list, albums) ?? [], placed: [] };
    case 'tracks':
      return { kind: 'tracks', groups: completeTrackGroups([], toCatalogueAlbums(albums)), placed: [] };
    case 'set-list':
      return { kind: 'set-list', entries: emptySetList({ albums }).entries };
    case 'sort':
    case 'answers':
    case 'theme':
    case 'image':
      return undefined;
  }
}

/** Whether two parts are the same to a fan. Both come from `partsOf` with one catalogue. */
export function isSamePart(a: AccountPart | undefined, b: AccountPart | undefined): boolean {
  return toText(a) === toText(b);
}

/** As JSON whose names come in one order: stores and files have their own. */
function toText(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => one.localeCompare(other)))
      : part,
  );
}

function whole(part: AccountPart): FoundPart {
  return { part, unknown: [] };
}

function listPart(
  list: string,
  items: unknown,
  placed: unknown,
  albums: readonly Album[],
): FoundPart | undefined {
  const songs = new Set(albums.flatMap(({ songs: ofAlbum }) => ofAlbum.map(({ _id }) => _id)));
  if (list === 'top13') return top13Part(items, songs);
  if (list === 'setList') return setListPart(items, songs, albums);
  if (list === 'trackRankings') return tracksPart(items, placed, albums);
  const all = allOf(list, albums);
  if (!all || !isTexts(items)) return undefined;
  const known = new Set(all);
  const order = completeOrder(items, all);
  const own = new Set(isTexts(placed) ? placed : items);
  return {
    part: { kind: 'order', list, order, placed: order.filter((id) => own.has(id)) },
    unknown: items.filter((id) => !known.has(id)),
  };
}

function top13Part(items: unknown, songs: ReadonlySet<string>): FoundPart | undefined {
  if (!Array.isArray(items)) return undefined;
  const ids = emptyTop13.map((_, slot) => {
    const id: unknown = items[slot];
    return typeof id === 'string' ? id : null;
  });
  const slots = ids.map((id) => (id !== null && songs.has(id) ? id : null));
  return {
    part: { kind: 'top13', slots },
    unknown: ids.flatMap((id) => (id !== null && !songs.has(id) ? id : [])),
  };
}

function tracksPart(items: unknown, placed: unknown, albums: readonly Album[]): FoundPart | undefined {
  if (!Array.isArray(items) || !items.every(isTexts)) return undefined;
  const groups = completeTrackGroups(items, toCatalogueAlbums(albums));
  const known = new Set(groups.flat());
  const own = new Set(isTexts(placed) ? placed : items.flat());
  return {
    part: { kind: 'tracks', groups, placed: groups.flat().filter((id) => own.has(id)) },
    unknown: items.flat().filter((id) => !known.has(id)),
  };
}

function setListPart(
  items: unknown,
  songs: ReadonlySet<string>,
  albums: readonly Album[],
): FoundPart | undefined {
  const entries = partOf(items, 'entries');
  if (!Array.isArray(entries)) return undefined;
  const isKnown = (song: string) => songIdsIn(song).every((id) => songs.has(id));
  const unknown: string[] = [];
  const keep = (song: unknown): readonly string[] => {
    if (typeof song !== 'string') return [];
    if (isKnown(song)) return [song];
    unknown.push(song);
    return [];
  };
  const read = entries.flatMap((entry: unknown): SetListEntry[] => {
    if (partOf(entry, 'kind') === 'surprise') {
      const [guitar = null] = keep(partOf(entry, 'guitar'));
      const [piano = null] = keep(partOf(entry, 'piano'));
      return [{ kind: 'surprise', guitar, piano }];
    }
    const [era, own] = [partOf(entry, 'era'), partOf(entry, 'songs')];
    return typeof era === 'string' && Array.isArray(own)
      ? [{ kind: 'era', era, songs: own.flatMap(keep) }]
      : [];
  });
  const missing = emptySetList({ albums }).entries.filter(
    (entry) => !read.some((other) => eraName(other) === eraName(entry)),
  );
  return { part: { kind: 'set-list', entries: [...read, ...missing] }, unknown };
}

/** All that an order holds; undefined where the catalogue has no such list. */
function allOf(list: string, albums: readonly Album[]): readonly string[] | undefined {
  if (list === ALL_SONGS) return albums.flatMap(({ songs }) => songs.map(({ _id }) => _id));
  if (list === ALL_ALBUMS) return rankableAlbums(toCatalogueAlbums(albums)).map(({ key }) => key);
  return albums.find(({ key }) => list === ALBUM + key)?.songs.map(({ _id }) => _id);
}

/** The key of the album whose songs an order holds; undefined for any other list. */
export function albumOf(list: string): string | undefined {
  return list.startsWith(ALBUM) ? list.slice(ALBUM.length) : undefined;
}

function toCatalogueAlbums(albums: readonly Album[]): Parameters<typeof completeTrackGroups>[1] {
  const tracks = albums.map((album) => ({
    ...album,
    cover: album.albumCover,
    songs: album.songs.map(({ _id: id, ...song }) => ({ ...song, id, albumKey: album.key })),
  }));
  return { albums: tracks };
}
