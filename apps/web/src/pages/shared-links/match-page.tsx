import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { albumsQuery, numbersById, themesByTitle } from '#features/catalogue/catalogue.queries.ts';
import {
  LinkedMatchNotLoaded,
  LinkedMatchSkeleton,
  LinkedMatchUnknown,
} from '#features/match/linked-match-states.tsx';
import { LinkedMatch } from '#features/match/linked-match.tsx';
import { matchLinkQuery } from '#features/match/match.queries.ts';
import { Top13LinkLayout } from '#features/top13/shared/top13-link-layout.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import { queryClient } from '#lib/api/query-client.ts';

/** A match that is its own link, for everyone. It stands outside the shell, so it brings along what the shell's pages share. */
export function MatchPage() {
  const { code = '' } = useParams();
  return (
    <QueryClientProvider client={queryClient}>
      <Top13LinkLayout>
        <LoadedMatch key={code} code={code} />
      </Top13LinkLayout>
    </QueryClientProvider>
  );
}

function LoadedMatch({ code }: { readonly code: string }) {
  const link = useQuery(matchLinkQuery(code));
  const albums = useQuery(albumsQuery);
  const themeOf = useMemo(() => themesByTitle(albums.data), [albums.data]);
  const numberOf = useMemo(() => numbersById(albums.data), [albums.data]);

  if (link.data !== undefined) {
    // The colors come with the albums: bracelets that change their colors would be worse than a moment's wait.
    if (albums.isPending) return <LinkedMatchSkeleton />;
    return <LinkedMatch match={link.data} themeOf={themeOf} numberOf={numberOf} />;
  }
  if (link.error instanceof ApiError && [400, 404].includes(link.error.status)) return <LinkedMatchUnknown />;
  if (link.isFetching) return <LinkedMatchSkeleton />;
  return <LinkedMatchNotLoaded error={link.error} onRetry={() => void link.refetch()} />;
}
