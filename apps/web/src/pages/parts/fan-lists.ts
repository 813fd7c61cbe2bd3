import { useQuery } from '@tanstack/react-query';
import type { Album } from '@thirteen/contract/albums.ts';
import { SINGLES_KEY } from '@thirteen/domain/catalogue/catalogue.ts';
import { useMemo } from 'react';
import { keptPicks } from '#features/match/kept-picks.ts';
import {
  ALBUMS_LIST,
  allSongsOrderQuery,
  rankingsQuery,
  SINGLES_LIST,
  trackGroupsQuery,
} from '#features/rankings/rankings.queries.ts';
import { noLists, type FanLists } from '#features/sorter/known-orders.ts';
import { listName } from '#features/sorter/sort-goal.ts';
import { top13Query } from '#features/top13/top13.queries.ts';
import { useSession } from '#lib/session.ts';

/** All rankings of whoever is here: a visitor has none, and waits for none. */
export function useFanLists(catalogue: readonly Album[]) {
  const enabled = useSession() !== undefined;
  const top13 = useQuery({ ...top13Query, enabled });
  const orders = useQuery({ ...rankingsQuery, enabled });
  const allSongs = useQuery({ ...allSongsOrderQuery, enabled });
  const tracks = useQuery({ ...trackGroupsQuery, enabled });
  const queries = [top13, orders, allSongs, tracks];

  const lists = useMemo((): FanLists => {
    if (!enabled) return { ...noLists, picks: keptPicks.read() };
    const keysByTitle = new Map(catalogue.map(({ key, title }) => [title, key]));
    const { [ALBUMS_LIST]: albums, [SINGLES_LIST]: singles, ...others } = orders.data ?? {};
    const ofAlbums = Object.entries({ ...others, ...(singles && { [SINGLES_KEY]: singles }) });
    const groups = tracks.data?.state.groups ?? [];
    const placedTracks = tracks.data?.state.placed ?? [];
    return {
      top13: top13.data?.state.filter((id) => id !== null) ?? [],
      picks: [],
      albums: Object.fromEntries(ofAlbums.map(([key, { state }]) => [key, state.order])),
      allSongs: allSongs.data?.state.order ?? [],
      tracks: groups,
      allAlbums: albums?.state.order.flatMap((title) => keysByTitle.get(title) ?? []) ?? [],
      placed: Object.fromEntries([
        ...ofAlbums.map(([album, { state }]) => [listName({ kind: 'album', album }), state.placed]),
        ...groups.map((_, index) => [listName({ kind: 'track', track: index + 1 }), placedTracks]),
        [listName({ kind: 'all-songs' }), allSongs.data?.state.placed ?? []],
      ]),
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
