import { useQuery } from '@tanstack/react-query';
import { top13Headline } from '@thirteen/domain/top13/era-split.ts';
import type { Top13 } from '@thirteen/domain/top13/top13.ts';
import { useMemo } from 'react';
import {
  albumsQuery,
  erasBySong,
  findSongs,
  numbersById,
  songQuery,
  themesByTitle,
} from '#features/catalogue/catalogue.queries.ts';
import { NamedTop13Choice } from '#features/profile/named-top13-choice.tsx';
import { allSongsOrderQuery, rankingsQuery } from '#features/rankings/rankings.queries.ts';
import { allFavoriteSongsQuery } from '#features/statistics/statistics.queries.ts';
import { ShareOwnTop13 } from '#features/top13-link/share-own-top13.tsx';
import { StartWithPicks } from '#features/match/start-with-picks.tsx';
import { editTop13 } from '#features/top13/top13.saving.ts';
import { Top13Editor } from '#features/top13/top13-editor.tsx';
import { queryClient } from '#lib/query-client.ts';

const calls = {
  findSongs,
  // The answer decides whether the song still exists, so it is always fetched, without a second try.
  getSong: (id: string) => queryClient.fetchQuery({ ...songQuery(id), staleTime: 0, retry: false }),
  readFavorites: () => queryClient.fetchQuery(allFavoriteSongsQuery),
  readOrders: async () => {
    const [orders, allSongs] = await Promise.all([
      queryClient.fetchQuery(rankingsQuery),
      queryClient.fetchQuery(allSongsOrderQuery),
    ]);
    const albums = Object.entries(orders).map(([key, { state }]) => [key, state.order] as const);
    return { allSongs: allSongs.state.order, albums: Object.fromEntries(albums) };
  },
};

/** The Top 13 editor, with the catalogue, the fan's rankings and the statistics to choose from. */
export function Top13Page() {
  const albums = useQuery(albumsQuery);
  const source = useMemo(() => ({ ...calls, albums: albums.data ?? [] }), [albums.data]);
  const themeOf = useMemo(() => themesByTitle(albums.data), [albums.data]);
  const eraOf = useMemo(() => erasBySong(albums.data), [albums.data]);
  const numberOf = useMemo(() => numbersById(albums.data), [albums.data]);
  return (
    <Top13Editor
      source={source}
      themeOf={themeOf}
      offer={(top13) => <StartWithPicks top13={top13} albums={source.albums} onUse={editTop13} />}
      share={(top13, { isNew, onDone }) => (
        <ShareOwnTop13
          top13={top13}
          numberOf={numberOf}
          named={<NamedTop13Choice />}
          news={isNew ? { headline: top13Headline(songsWithEras(top13, eraOf)), onDone } : undefined}
        />
      )}
    />
  );
}

/** The chosen songs with their eras; a song that the catalogue does not know is left out. */
function songsWithEras(top13: Top13, eraOf: (songId: string) => string | null | undefined) {
  return top13.flatMap((id, index) => {
    const era = id === null ? undefined : eraOf(id);
    return era === undefined ? [] : [{ slot: index + 1, era }];
  });
}
