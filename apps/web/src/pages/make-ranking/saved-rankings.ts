import type { Album } from '@thirteen/contract/catalogue.ts';
import { SINGLES_KEY } from '@thirteen/domain/catalogue/catalogue.ts';
import { emptyTop13, type Top13 } from '@thirteen/domain/top13/top13.ts';
import { useSyncExternalStore } from 'react';
import { savedAllSongs, saveAllSongs } from '#features/rankings/all-songs/all-songs.saving.ts';
import { NOTHING_PLACED, placing, type PlacedOrder } from '#features/rankings/placed-order.ts';
import type { Order } from '#features/rankings/order.ts';
import { ALBUMS_LIST, SINGLES_LIST } from '#features/rankings/rankings.queries.ts';
import { savedOrder } from '#features/rankings/rankings.saving.ts';
import { toCatalogue } from '#features/rankings/track-numbers/track-songs.ts';
import { completeGroups } from '#features/rankings/track-numbers/track-groups-state.ts';
import { savedTracks } from '#features/rankings/track-numbers/track-rankings.saving.ts';
import type { RankedList } from '#features/sorter/sort-goal.ts';
import { savedTop13 } from '#features/top13/top13.saving.ts';
import type { SavedQuery } from '#lib/saving/saved-query.ts';
import type { SavingView } from '#lib/saving/saving-view.ts';

/** One of the fan's rankings, read and saved as its own page does it, whichever it is. */
export type SavedRanking = {
  /** How its saving stands, with what waits to be saved; see `useRankingView`. */
  readonly view: () => SavingView<unknown>;
  readonly subscribe: (listener: () => void) => () => void;
  /** The order of this moment, saved or on its way. */
  readonly read: () => Order;
  /** Saves another order, of which the fan placed `sorted`, and answers what saves again what stood there. */
  readonly save: (order: Order, sorted: Order) => () => void;
  readonly sendNow: () => void;
};

/** How the saving of a ranking stands, on screen. */
export function useRankingView({ subscribe, view }: SavedRanking): SavingView<unknown> {
  return useSyncExternalStore(subscribe, view);
}

/** The ranking of a sort's goal. */
export function savedRanking(list: RankedList, albums: readonly Album[]): SavedRanking {
  switch (list.kind) {
    case 'top13':
      return ranking(savedTop13, {
        read: () => savedTop13.readKept().filter((id) => id !== null),
        save: (order) => replacing(savedTop13, toTop13(order)),
      });
    case 'album':
      return orderRanking(list.album === SINGLES_KEY ? SINGLES_LIST : list.album);
    case 'all-albums':
      return byKey(orderRanking(ALBUMS_LIST), albums);
    case 'all-songs':
      return ranking(savedAllSongs, {
        read: () => savedAllSongs.readKept().order,
        save: (order, sorted) => {
          const before = savedAllSongs.readKept();
          changeAllSongs(placing(order, before.placed, sorted));
          return () => changeAllSongs(before);
        },
      });
    case 'track':
      return trackRanking(list.track, albums);
  }
}

function orderRanking(list: string): SavedRanking {
  const saved = savedOrder(list);
  return ranking(saved, {
    read: () => saved.readKept().order,
    save: (order, sorted) => replacing(saved, placing(order, saved.readKept().placed, sorted)),
  });
}

/** The ranking of albums holds their titles; a sort of them, their keys. */
function byKey(saved: SavedRanking, albums: readonly Album[]): SavedRanking {
  const keys = new Map(albums.map(({ key, title }) => [title, key]));
  const titles = new Map(albums.map(({ key, title }) => [key, title]));
  const toTitles = (order: Order) => order.flatMap((key) => titles.get(key) ?? []);
  return {
    ...saved,
    read: () => saved.read().flatMap((title) => keys.get(title) ?? []),
    save: (order, sorted) => saved.save(toTitles(order), toTitles(sorted)),
  };
}

function trackRanking(track: number, albums: readonly Album[]): SavedRanking {
  return ranking(savedTracks, {
    read: () => savedTracks.readKept().groups[track - 1] ?? [],
    save: (order, sorted) => {
      const seen = completeGroups(savedTracks.readKept(), toCatalogue(albums));
      const { placed } = placing(order, seen.placed, sorted);
      return replacing(savedTracks, { groups: seen.groups.with(track - 1, order), placed });
    },
  });
}

function ranking<State, Data>(
  { queueOf, saveNow }: SavedQuery<State, Data>,
  rest: Pick<SavedRanking, 'read' | 'save'>,
): SavedRanking {
  return {
    ...rest,
    sendNow: saveNow,
    view: queueOf.getView,
    subscribe: queueOf.subscribe,
  };
}

function replacing<State, Data>(saved: SavedQuery<State, Data>, next: State): () => void {
  const before = saved.readKept();
  saved.change(next);
  return () => saved.change(before);
}

function changeAllSongs(next: PlacedOrder): void {
  const base = savedAllSongs.readSaved() ?? { state: NOTHING_PLACED, revision: null };
  saveAllSongs(base, savedAllSongs.readKept(), next);
}

function toTop13(order: Order): Top13 {
  return emptyTop13.map((_, index) => order[index] ?? null);
}
