import type { Album } from '@thirteen/contract/catalogue.ts';
import type { FanLists } from '../known-orders.ts';
import type { RankedList, SortGoal } from '../sort-goal.ts';
import { itemsOfList, toSortItems } from '../sort-items.ts';
import { sorterWords } from '../sorter.words.ts';

/** Songs that are ticked together for a selection. */
export type SelectionGroup = {
  readonly id: string;
  readonly title: string;
  readonly cover: string | null;
  readonly songs: readonly string[];
};

const FAVORITES = 50;

/** What a selection can be made of: each album, the singles, the songs from the vault, the first of the fan's ranking. */
export function selectionGroups(albums: readonly Album[], lists: FanLists): readonly SelectionGroup[] {
  const vault = albums.flatMap(({ songs }) => songs.filter(({ fromTheVault }) => fromTheVault));
  const groups = [
    ...albums.map(({ key, title, albumCover, songs }) => ({
      id: key,
      title,
      cover: albumCover,
      songs: songs.map((song) => song['_id']),
    })),
    {
      id: 'vault',
      title: sorterWords.vault,
      cover: vault[0]?.albumImageSource ?? null,
      songs: vault.map((song) => song['_id']),
    },
    {
      id: 'favorites',
      title: sorterWords.top50,
      cover: '/media/covers/all-songs.svg',
      songs: lists.allSongs.slice(0, FAVORITES),
    },
  ];
  return groups.filter(({ songs }) => songs.length > 0);
}

/** All songs that belong in a ranking, those first that the fan's saved one does not hold yet. */
export function newSongsOf(list: RankedList, albums: readonly Album[], lists: FanLists) {
  const ranked = new Set(orderOfList(list, lists));
  const items = toSortItems(albums);
  return itemsOfList(list, albums)
    .flatMap((id) => items.get(id) ?? [])
    .map((item) => ({ ...item, isNew: !ranked.has(item.id) }))
    .toSorted((a, b) => Number(b.isNew) - Number(a.isNew));
}

/** What is ticked at first. */
export function firstTicked(goal: SortGoal, albums: readonly Album[], lists: FanLists): ReadonlySet<string> {
  if (goal.kind !== 'new-songs') return new Set();
  const songs = newSongsOf(goal.list, albums, lists);
  return new Set(songs.filter(({ isNew }) => isNew).map(({ id }) => id));
}

/** What is to be sorted, and the order that stands in any case. */
export function itemsOfGoal(
  goal: SortGoal,
  ticked: ReadonlySet<string>,
  albums: readonly Album[],
  lists: FanLists,
): { readonly items: readonly string[]; readonly given: readonly (readonly string[])[] } {
  if (goal.kind === 'selection') {
    const chosen = selectionGroups(albums, lists).filter(({ id }) => ticked.has(id));
    return { items: [...new Set(chosen.flatMap(({ songs }) => songs))], given: [] };
  }
  const items = itemsOfList(goal.list, albums);
  if (goal.kind === 'list') return { items, given: [] };
  if (ticked.size === 0) return { items: [], given: [] };
  return { items, given: [orderOfList(goal.list, lists).filter((id) => !ticked.has(id))] };
}

/** The order that the fan has saved of a ranking; empty where there is none. */
export function orderOfList(list: RankedList, lists: FanLists): readonly string[] {
  switch (list.kind) {
    case 'top13':
      return lists.top13;
    case 'album':
      return lists.albums[list.album] ?? [];
    case 'track':
      return lists.tracks[list.track - 1] ?? [];
    case 'all-songs':
      return lists.allSongs;
    default:
      return lists.allAlbums;
  }
}

/** The goal that fits what there is: an album or a track of the catalogue, a ranking that the fan has. */
export function fitGoal(goal: SortGoal, albums: readonly Album[], lists: FanLists): SortGoal {
  if (goal.kind === 'selection') return goal;
  if (itemsOfList(goal.list, albums).length === 0) return { kind: 'list', list: { kind: 'top13' } };
  const [ranked] = rankedLists(lists);
  const isRanked = goal.kind === 'list' || orderOfList(goal.list, lists).length > 0;
  return isRanked || ranked === undefined ? goal : { ...goal, list: ranked };
}

/** The rankings that a fan has, into which songs can be placed. */
export function rankedLists({ albums, allSongs, tracks }: FanLists): readonly RankedList[] {
  const ofAlbums = Object.entries(albums).filter(([, order]) => order.length > 0);
  return [
    ...(allSongs.length > 0 ? [{ kind: 'all-songs' } as const] : []),
    ...ofAlbums.map(([album]) => ({ kind: 'album', album }) as const),
    ...tracks.flatMap((order, index) =>
      order.length > 0 ? [{ kind: 'track', track: index + 1 } as const] : [],
    ),
  ];
}
