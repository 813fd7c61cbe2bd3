import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { albumsQuery, themesByTitle } from '#features/catalogue/catalogue.queries.ts';
import { OwnProfile } from '#features/profile/own-profile.tsx';
import { OwnProfileNotLoaded, ProfileSkeleton } from '#features/profile/profile-states.tsx';
import { userProfileQuery } from '#features/profile/profile.queries.ts';
import { WelcomeHeading } from '#features/profile/welcome-heading.tsx';
import { ALBUMS_LIST } from '#features/rankings/rankings.queries.ts';
import { orderQueue } from '#features/rankings/rankings.saving.ts';
import { setListQueue } from '#features/set-list/set-list.saving.ts';
import { top13Queue } from '#features/top13/top13.saving.ts';
import { queryClient } from '#lib/query-client.ts';
import { useSession } from '#lib/session.ts';

const shownQueues = [top13Queue, orderQueue(ALBUMS_LIST), setListQueue] as const;

/** The fan's own profile. */
export function UserProfilePage() {
  const session = useSession();
  const profile = useQuery(userProfileQuery);
  const albums = useQuery(albumsQuery);
  const themeOf = useMemo(() => themesByTitle(albums.data), [albums.data]);
  useFreshProfile();

  if (profile.data !== undefined) return <OwnProfile profile={profile.data} themeOf={themeOf} />;
  if (profile.isFetching)
    return <ProfileSkeleton heading={<WelcomeHeading username={session?.username} />} />;
  return <OwnProfileNotLoaded onRetry={() => void profile.refetch()} />;
}

/** Reads the profile again once a list that it shows has been saved: a fan may come here while a change is on its way. */
function useFreshProfile(): void {
  useEffect(() => {
    const stops = shownQueues.map((queueOf) => {
      const queue = queueOf();
      let wasPending = queue?.getView().pending !== undefined;
      return queue?.subscribe(() => {
        const isPending = queue.getView().pending !== undefined;
        if (wasPending && !isPending) void queryClient.invalidateQueries(userProfileQuery);
        wasPending = isPending;
      });
    });
    return () => {
      for (const stop of stops) stop?.();
    };
  }, []);
}
