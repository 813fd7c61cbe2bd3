import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { albumsQuery, themesByTitle } from '#features/catalogue/catalogue.queries.ts';
import { FanComparison } from '#features/match/fan-comparison.tsx';
import {
  ProfileNotPublic,
  PublicProfileNotLoaded,
  PublicProfileSkeleton,
} from '#features/profile/profile-states.tsx';
import { publicProfileQuery } from '#features/profile/profile.queries.ts';
import { PublicProfileParts } from '#features/profile/public-profile-parts.tsx';
import { ReportPage } from '#features/report/report-page.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import { queryClient } from '#lib/api/query-client.ts';
import { useSession } from '#lib/session/session.ts';
import { usePauseOnNavigation } from '#ui/audio-player/playing.ts';
import { CopyTop13 } from '#pages/lists/take-along-songs.tsx';
import { PickFiveBelow, PickFiveInvite } from './pick-five-below.tsx';

/** A fan's profile, for everyone. It stands outside the shell, so it brings along what the shell's pages share. */
export function PublicProfilePage() {
  const { username = '' } = useParams();
  usePauseOnNavigation();
  return (
    <QueryClientProvider client={queryClient}>
      <LoadedProfile key={username} username={username} />
    </QueryClientProvider>
  );
}

function LoadedProfile({ username }: { readonly username: string }) {
  const profile = useQuery(publicProfileQuery(username));
  const albums = useQuery(albumsQuery);
  const session = useSession();
  const themeOf = useMemo(() => themesByTitle(albums.data), [albums.data]);

  if (isRefusal(profile.error)) return <ProfileNotPublic />;
  if (profile.data !== undefined) {
    const { username: owner, comparing } = profile.data;
    const picked = { username: owner, songs: profile.data.rankings.topThirteen };
    const pickFive = <PickFiveBelow {...picked} />;
    return (
      <PublicProfileParts
        profile={profile.data}
        themeOf={themeOf}
        invite={comparing && session === undefined && <PickFiveInvite {...picked} variant="quiet" />}
        comparison={
          comparing &&
          session?.username !== owner &&
          (session === undefined ? (
            pickFive
          ) : (
            <FanComparison username={owner} themeOf={themeOf} withoutFigure={pickFive} />
          ))
        }
        songTools={<CopyTop13 name={`${owner}’s Top 13`} songs={profile.data.rankings.topThirteen} />}
        report={<ReportPage page="profile" username={owner} />}
      />
    );
  }
  if (!profile.isFetching) return <PublicProfileNotLoaded onRetry={() => void profile.refetch()} />;
  return <PublicProfileSkeleton username={username} />;
}

function isRefusal(error: Error | null): boolean {
  return error instanceof ApiError && [400, 404].includes(error.status);
}
