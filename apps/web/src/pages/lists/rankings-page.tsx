import { useQuery } from '@tanstack/react-query';
import { albumsQuery } from '#features/catalogue/catalogue.queries.ts';
import { RankingsOverview } from '#features/rankings/overview/overview.tsx';

/** All rankings, each with how far it is. */
export function RankingsPage() {
  const { data: albums, error, isFetching, refetch } = useQuery(albumsQuery);
  return (
    <RankingsOverview
      albums={albums}
      hasFailed={error !== null && !isFetching}
      onRetry={() => void refetch()}
    />
  );
}
