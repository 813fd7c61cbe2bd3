import { useQuery } from '@tanstack/react-query';
import type { Album } from '@thirteen/contract/catalogue.ts';
import { useEffect } from 'react';
import { words } from '#lib/words.ts';
import { toast } from '#ui/toasts/toast.ts';
import { AllSongsEditor } from './all-songs-editor.tsx';
import { allSongsQuery } from './all-songs.queries.ts';
import { allSongsWords } from './all-songs.words.ts';
import { RankingNotLoaded, RankingSkeleton } from '#features/rankings/ranking-states.tsx';
import { RankingLayout } from '#features/rankings/ranking-layout.tsx';

type AllSongsRankingProps = { readonly albums: readonly Album[] | undefined };

/** The ranking of all songs, once the songs are known. */
export function AllSongsRanking({ albums }: AllSongsRankingProps) {
  const { data: entries, error, refetch } = useQuery(allSongsQuery);

  useEffect(() => {
    if (error) toast.error(words.rankings.loadFailed);
  }, [error]);

  if (entries) return <AllSongsEditor entries={entries} albums={albums} />;
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
