import { useQuery } from '@tanstack/react-query';
import { albumsQuery } from '#features/catalogue/catalogue.queries.ts';
import { Hub } from '#features/rankings/hub/hub.tsx';

/** The hub of all rankings. */
export function RankingsPage() {
  const { data: albums, error, isFetching, refetch } = useQuery(albumsQuery);
  return <Hub albums={albums} hasFailed={error !== null && !isFetching} onRetry={() => void refetch()} />;
}
