import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { albumsQuery } from '#features/catalogue/catalogue.queries.ts';
import { Hub } from '#features/rankings/hub.tsx';
import { logFailure } from '#lib/log-failure.ts';

/** The hub of all rankings. */
export function RankingsHubPage() {
  const { data: albums, error, isFetching, refetch } = useQuery(albumsQuery);
  useEffect(() => {
    if (error) logFailure('The albums could not be read', error);
  }, [error]);
  return <Hub albums={albums} hasFailed={error !== null && !isFetching} onRetry={() => void refetch()} />;
}
