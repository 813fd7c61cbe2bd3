import { useQuery } from '@tanstack/react-query';
import { profileThemes } from '@thirteen/domain/profile/profile-choices.ts';
import { useEffect, useMemo } from 'react';
import { albumsQuery, themesByTitle } from '#features/catalogue/catalogue.queries.ts';
import { builtThemes } from '#lib/built-catalogue.ts';
import { OwnProfile, WelcomeHeading } from '#features/profile/own/own-profile.tsx';
import { OwnProfileNotLoaded, OwnProfileSkeleton } from '#features/profile/profile-states.tsx';
import { userProfileQuery } from '#features/profile/profile.queries.ts';
import { ALBUMS_LIST } from '#features/rankings/rankings.queries.ts';
import { savedOrder } from '#features/rankings/rankings.saving.ts';
import { savedSetList } from '#features/set-list/set-list.saving.ts';
import { savedTop13 } from '#features/top13/top13.saving.ts';
import { queryClient } from '#lib/api/query-client.ts';
import { useSession } from '#lib/session/session.ts';
import { HiddenNotice } from './hidden-notice.tsx';

const shownQueues = [savedTop13.queueOf, savedOrder(ALBUMS_LIST).queueOf, savedSetList.queueOf] as const;

/** The fan's own profile. */
export function UserProfilePage() {
  const session = useSession();
  const profile = useQuery(userProfileQuery);
  const albums = useQuery(albumsQuery);
  const themeOf = useMemo(() => themesByTitle(albums.data), [albums.data]);
  const themes = useMemo(
    () => (albums.data ? profileThemes({ albums: albums.data }) : builtThemes),
    [albums.data],
  );
  useFreshProfile();

  if (profile.data !== undefined)
    return (
      <OwnProfile profile={profile.data} themeOf={themeOf} themes={themes} hiddenNotice={<HiddenNotice />} />
    );
  if (profile.isFetching)
    return (
      <OwnProfileSkeleton
        username={session?.username}
        heading={<WelcomeHeading username={session?.username} />}
      />
    );
  return <OwnProfileNotLoaded onRetry={() => void profile.refetch()} />;
}

/** Reads the profile again once a list that it shows has been saved: a fan may come here while a change is on its way. */
function useFreshProfile(): void {
  useEffect(() => {
    const stops = shownQueues.map((queueOf) => {
      let wasPending = queueOf.getView().pending !== undefined;
      return queueOf.subscribe(() => {
        const isPending = queueOf.getView().pending !== undefined;
        if (wasPending && !isPending) void queryClient.invalidateQueries(userProfileQuery);
        wasPending = isPending;
      });
    });
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
}
