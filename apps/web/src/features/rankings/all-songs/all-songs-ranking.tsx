import { useQuery, queryOptions } from '@tanstack/react-query';
import { useEffect, type ComponentProps } from 'react';
import { words } from '#lib/words.ts';
import { toast } from '#ui/toasts/toast.ts';
import { AllSongsEditor } from './all-songs-editor.tsx';
import { allSongsWords } from './all-songs.words.ts';
import { RankingNotLoaded, RankingSkeleton } from '#features/rankings/ranking-states.tsx';
import { RankingLayout } from '#features/rankings/ranking-layout.tsx';
import { listAllSongs } from '@thirteen/contract/rankings.ts';
import { call } from '#lib/api/call.ts';
import { learnSongs } from '#lib/song-facts.ts';

/** All songs that can be ranked, in catalogue order. They change with a release of the artist's. */
const allSongsQuery = queryOptions({
  queryKey: ['all-songs'],
  queryFn: async ({ signal }) => {
    const songs = await call(listAllSongs, { signal });
    learnSongs(songs);
    return songs;
  },
  staleTime: Infinity,
});

type AllSongsRankingProps = Pick<ComponentProps<typeof AllSongsEditor>, 'albums' | 'renderTools'>;

/** The ranking of all songs, once the songs are known. */
export function AllSongsRanking({ albums, renderTools }: AllSongsRankingProps) {
  const { data: entries, error, refetch } = useQuery(allSongsQuery);

  useEffect(() => {
    if (error) toast.error(words.rankings.loadFailed);
  }, [error]);

  if (entries) return <AllSongsEditor entries={entries} albums={albums} renderTools={renderTools} />;
  if (error) {
    return (
      <RankingNotLoaded
        title={allSongsWords.title}
        message={words.rankings.loadFailed}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <RankingLayout intro={<h1>{allSongsWords.title}</h1>}>
      <RankingSkeleton rows={12} />
    </RankingLayout>
  );
}
