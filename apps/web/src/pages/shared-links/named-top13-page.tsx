import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { namedTop13Page } from '@thirteen/contract/sharing.ts';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { albumsQuery, themesByTitle } from '#features/catalogue/catalogue.queries.ts';
import { namedTop13Query } from '#features/profile/profile.queries.ts';
import { Top13Songs } from '#features/profile/top13-songs.tsx';
import { ReportPage } from '#features/report/report-page.tsx';
import { LinkedTop13 } from '#features/top13/shared/linked-top13.tsx';
import { ShareNamedTop13 } from '#features/top13/shared/share-top13-link.tsx';
import {
  NamedTop13Unknown,
  Top13LinkNotLoaded,
  Top13LinkSkeleton,
} from '#features/top13/shared/top13-link-states.tsx';
import { top13LinkWords } from '#features/top13/shared/top13-link.words.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { queryClient } from '#lib/api/query-client.ts';
import { usePauseOnNavigation } from '#ui/audio-player/playing.ts';
import { CopyTop13 } from '#pages/lists/take-along-songs.tsx';
import { PickFiveBelow, PickFiveInvite } from './pick-five-below.tsx';

/** A Top 13 with its fan's name, for everyone. It stands outside the shell, so it brings along what the shell's pages share. */
export function NamedTop13Page() {
  const { username = '' } = useParams();
  usePauseOnNavigation();
  return (
    <QueryClientProvider client={queryClient}>
      <LoadedTop13 key={username} username={username} />
    </QueryClientProvider>
  );
}

function LoadedTop13({ username }: { readonly username: string }) {
  const named = useQuery(namedTop13Query(username));
  const albums = useQuery(albumsQuery);
  const themeOf = useMemo(() => themesByTitle(albums.data), [albums.data]);

  if (named.error instanceof ApiError && [400, 404].includes(named.error.status))
    return <NamedTop13Unknown />;
  if (named.data !== undefined) {
    // The colors come with the albums: a bracelet that changes its colors would be worse than a moment's wait.
    if (albums.isPending) return <Top13LinkSkeleton />;
    const { username: owner, songs, comparing } = named.data;
    return (
      <LinkedTop13
        head={namedTop13Page({
          username: owner,
          songs: songs.map(({ slot, songTitle: title }) => ({ slot, title })),
        })}
        title={top13LinkWords.titleOf(owner)}
        invite={comparing && <PickFiveInvite username={owner} songs={songs} />}
        share={
          <>
            <ShareNamedTop13 username={owner} />
            <CopyTop13 name={top13LinkWords.titleOf(owner)} songs={songs} />
          </>
        }
        top13={songs}
        themeOf={themeOf}
        songs={<Top13Songs songs={songs} />}
        after={
          <>
            {comparing && <PickFiveBelow username={owner} songs={songs} />}
            <ReportPage page="top-13" username={owner} />
          </>
        }
      />
    );
  }
  if (named.isFetching) return <Top13LinkSkeleton />;
  return <Top13LinkNotLoaded error={named.error} onRetry={() => void named.refetch()} />;
}
