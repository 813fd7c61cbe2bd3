import { useQuery } from '@tanstack/react-query';
import type { Album } from '@thirteen/contract/catalogue.ts';
import { SINGLES_KEY } from '@thirteen/domain/catalogue/catalogue.ts';
import { useMemo } from 'react';
import { keptPicks, numberedPicks } from '#features/match/kept-picks.ts';
import {
  ALBUMS_LIST,
  allSongsOrderQuery,
  rankingsQuery,
  SINGLES_LIST,
  trackGroupsQuery,
  type Orders,
} from '#features/rankings/rankings.queries.ts';
import { NO_GROUPS, type PlacedGroups } from '#features/rankings/placed-groups.ts';
import { NOTHING_PLACED } from '#features/rankings/placed-order.ts';
import { noLists, type FanLists } from '#features/sorter/known-orders.ts';
import { listName } from '#features/sorter/sort-goal.ts';
import { top13Query } from '#features/top13/top13.queries.ts';
import { useSession } from '#lib/session/session.ts';

/** All rankings of whoever is here: a visitor has none, and waits for none. */
export function useFanLists(catalogue: readonly Album[]) {
  const enabled = useSession() !== undefined;
  const top13 = useQuery({ ...top13Query, enabled });
  const orders = useQuery({ ...rankingsQuery, enabled });
  const allSongs = useQuery({ ...allSongsOrderQuery, enabled });
  const tracks = useQuery({ ...trackGroupsQuery, enabled });
  const queries = [top13, orders, allSongs, tracks];

  const lists = useMemo((): FanLists => {
    if (!enabled) {
      const picks = keptPicks.read();
      return { ...noLists, picks: numberedPicks.read().filter((id) => picks.includes(id)) };
    }
    const all = allSongs.data?.state ?? NOTHING_PLACED;
    const ofTracks = tracks.data?.state ?? NO_GROUPS;
    return {
      ...noLists,
      ...fromOrders(orders.data ?? {}, catalogue),
      top13: top13.data?.state.filter((id) => id !== null) ?? [],
      allSongs: all.order,
      tracks: ofTracks.groups,
      placed: {
        ...placedInAlbums(orders.data ?? {}),
        ...placedInTracks(ofTracks),
        [listName({ kind: 'all-songs' })]: all.placed,
      },
    };
  }, [enabled, catalogue, top13.data, orders.data, allSongs.data, tracks.data]);

  return {
    lists,
    isLoading: enabled && queries.some(({ isPending }) => isPending),
    hasFailed: queries.some(({ isError, data }) => isError && data === undefined),
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
}

/** The rankings of the songs of each album, the singles among them, and of the albums. */
function fromOrders({ [ALBUMS_LIST]: albums, ...ofSongs }: Orders, catalogue: readonly Album[]) {
  const keysByTitle = new Map(catalogue.map(({ key, title }) => [title, key]));
  return {
    albums: Object.fromEntries(
      Object.entries(ofSongs).map(([list, { state }]) => [albumOf(list), state.order]),
    ),
    allAlbums: albums?.state.order.flatMap((title) => keysByTitle.get(title) ?? []) ?? [],
  };
}

function placedInAlbums(orders: Orders): FanLists['placed'] {
  return Object.fromEntries(
    Object.entries(orders).map(([list, { state }]) => [
      listName({ kind: 'album', album: albumOf(list) }),
      state.placed,
    ]),
  );
}

function placedInTracks({ groups, placed }: PlacedGroups): FanLists['placed'] {
  return Object.fromEntries(
    groups.map((_, index) => [listName({ kind: 'track', track: index + 1 }), placed]),
  );
}

function albumOf(list: string): string {
  return list === SINGLES_LIST ? SINGLES_KEY : list;
}
