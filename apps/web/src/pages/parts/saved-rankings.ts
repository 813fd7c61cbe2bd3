import type { Album } from '@thirteen/contract/albums.ts';
import { SINGLES_KEY } from '@thirteen/domain/catalogue/catalogue.ts';
import { completeTrackGroups } from '@thirteen/domain/ranking/track-groups.ts';
import { emptyTop13, type Top13 } from '@thirteen/domain/top13/top13.ts';
import { useSyncExternalStore } from 'react';
import { savedAllSongs, saveAllSongs } from '#features/rankings/all-songs/all-songs.saving.ts';
import { allPlaced, NOTHING_PLACED } from '#features/rankings/placed-order.ts';
import type { Order } from '#features/rankings/order.ts';
import { ALBUMS_LIST, SINGLES_LIST } from '#features/rankings/rankings.queries.ts';
import { savedOrder } from '#features/rankings/rankings.saving.ts';
import { toCatalogue } from '#features/rankings/track-numbers/track-songs.ts';
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
  readonly save: (order: Order) => void;
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
        save: (order) => savedTop13.change(toTop13(order)),
      });
    case 'album':
      return orderRanking(list.album === SINGLES_KEY ? SINGLES_LIST : list.album);
    case 'all-albums':
      return byKey(orderRanking(ALBUMS_LIST), albums);
    case 'all-songs':
      return ranking(savedAllSongs, {
        read: () => savedAllSongs.readKept().order,
        save: (order) =>
          saveAllSongs(
            savedAllSongs.readSaved() ?? { state: NOTHING_PLACED, revision: null },
            savedAllSongs.readKept(),
            allPlaced(order),
          ),
      });
    case 'track':
      return trackRanking(list.track, albums);
  }
}

function orderRanking(list: string): SavedRanking {
  const saved = savedOrder(list);
  return ranking(saved, { read: saved.readKept, save: (order) => saved.change(order) });
}

/** The ranking of albums holds their titles; a sort of them, their keys. */
function byKey(saved: SavedRanking, albums: readonly Album[]): SavedRanking {
  const keys = new Map(albums.map(({ key, title }) => [title, key]));
  const titles = new Map(albums.map(({ key, title }) => [key, title]));
  return {
    ...saved,
    read: () => saved.read().flatMap((title) => keys.get(title) ?? []),
    save: (order) => saved.save(order.flatMap((key) => titles.get(key) ?? [])),
  };
}

function trackRanking(track: number, albums: readonly Album[]): SavedRanking {
  return ranking(savedTracks, {
    read: () => savedTracks.readKept()[track - 1] ?? [],
    save: (order) => {
      const seen = completeTrackGroups(savedTracks.readKept(), toCatalogue(albums));
      savedTracks.change(
        seen.map((group, index) => (index === track - 1 ? order : group)),
        seen,
      );
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

function toTop13(order: Order): Top13 {
  return emptyTop13.map((_, index) => order[index] ?? null);
}
