import { useQuery } from '@tanstack/react-query';
import { albumsQuery } from '#features/catalogue/catalogue.queries.ts';
import { AllAlbumsRanking } from '#features/rankings/album/all-albums-ranking.tsx';
import { RankingLoading, RankingNotLoaded } from '#features/rankings/ranking-states.tsx';
import { rankingWords } from '#features/rankings/rankings.words.ts';

/** The ranking of the albums against each other. */
export function RankingAllAlbumsPage() {
  const { data: albums, isFetching, refetch } = useQuery(albumsQuery);

  if (albums) return <AllAlbumsRanking albums={albums} />;
  if (isFetching) return <RankingLoading hasCover={false} />;
  return (
    <RankingNotLoaded
      title={rankingWords.allAlbums}
      message={rankingWords.albumsNotLoaded}
      onRetry={() => void refetch()}
    />
  );
}
