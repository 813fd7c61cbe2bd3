import type { Album } from '@thirteen/contract/catalogue.ts';
import { TOP13_SLOTS } from '@thirteen/domain/top13/top13.ts';
import { useState, type ComponentProps, useSyncExternalStore } from 'react';
import { orderToSave } from '#features/sorter/result/result-order.ts';
import type { SaveResult } from '#features/sorter/result/save-result.tsx';
import type { RankedList } from '#features/sorter/sort-goal.ts';
import { itemsOfList } from '#features/sorter/sort-items.ts';
import { rankingName, rankingPage } from '#features/sorter/sort-name.ts';
import { orderOfList } from '#features/sorter/start/sort-choice.ts';
import { useFanLists } from './fan-lists.ts';
import { SINGLES_KEY } from '@thirteen/domain/catalogue/catalogue.ts';
import { savedAllSongs, saveAllSongs } from '#features/rankings/all-songs/all-songs.saving.ts';
import { NOTHING_PLACED, placing, type PlacedOrder } from '#features/rankings/placed-order.ts';
import type { Order } from '#features/rankings/order.ts';
import { ALBUMS_LIST, SINGLES_LIST } from '#features/rankings/rankings.queries.ts';
import { savedOrder } from '#features/rankings/rankings.saving.ts';
import { toCatalogue } from '#features/rankings/track-numbers/track-songs.ts';
import { completeGroups } from '#features/rankings/track-numbers/track-groups-state.ts';
import { savedTracks } from '#features/rankings/track-numbers/track-rankings.saving.ts';
import { replaceTop13, savedTop13 } from '#features/top13/top13.saving.ts';
import { inSlots } from '#features/top13/visitor-top13.ts';
import type { SavedQuery } from '#lib/saving/saved-query.ts';
import type { SavingView } from '#lib/saving/saving-view.ts';

type NewOrder = {
  readonly list: RankedList;
  readonly order: readonly string[];
  /** What of it counts as placed by the fan. */
  readonly placed: readonly string[];
  readonly albums: readonly Album[];
  readonly titleOf: (id: string) => string;
};

/** An order that may take the place of a ranking: the ids before and after, and what shows and saves it. */
export function useSaveIntoRanking({ list, order, placed, albums, titleOf }: NewOrder) {
  const [ranking] = useState(() => savedRanking(list, albums));
  const [restore, setRestore] = useState<() => void>();
  const { status, pending } = useRankingView(ranking);
  const { lists, isLoading, hasFailed, retry } = useFanLists(albums);
  const before = pending === undefined ? orderOfList(list, lists) : ranking.read();
  const after =
    list.kind === 'top13'
      ? order.slice(0, TOP13_SLOTS)
      : orderToSave(order, before, itemsOfList(list, albums));
  const album = (key: string) => albums.find((one) => one.key === key);
  const saving: ComponentProps<typeof SaveResult> = {
    name: rankingName(list, (key) => album(key)?.title),
    before: isLoading ? undefined : before.map(titleOf),
    hasFailed,
    after: after.map(titleOf),
    status,
    page: rankingPage(list, (key) => album(key)?.slug),
    onSave: () => {
      const undo = ranking.save(after, placed);
      setRestore(() => undo);
    },
    onRestore: () => restore?.(),
    onRetry: () => {
      retry();
      ranking.sendNow();
    },
  };
  return { before, saving };
}

/** One of the fan's rankings, read and saved as its own page does it, whichever it is. */
type SavedRanking = {
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
function useRankingView({ subscribe, view }: SavedRanking): SavingView<unknown> {
  return useSyncExternalStore(subscribe, view);
}

/** The ranking of a sort's goal. */
function savedRanking(list: RankedList, albums: readonly Album[]): SavedRanking {
  switch (list.kind) {
    case 'top13':
      return viewed(savedTop13, {
        read: () => savedTop13.readKept().filter((id) => id !== null),
        save: (order) => replaceTop13(inSlots(order)),
      });
    case 'album':
      return orderRanking(list.album === SINGLES_KEY ? SINGLES_LIST : list.album);
    case 'all-albums':
      return byKey(orderRanking(ALBUMS_LIST), albums);
    case 'all-songs':
      return viewed(savedAllSongs, {
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
  return viewed(saved, {
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
  return viewed(savedTracks, {
    read: () => savedTracks.readKept().groups[track - 1] ?? [],
    save: (order, sorted) => {
      const seen = completeGroups(savedTracks.readKept(), toCatalogue(albums));
      const { placed } = placing(order, seen.placed, sorted);
      return replacing(savedTracks, { groups: seen.groups.with(track - 1, order), placed });
    },
  });
}

function viewed<State, Data>(
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
