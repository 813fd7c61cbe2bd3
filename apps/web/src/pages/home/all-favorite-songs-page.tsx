import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { albumsQuery, songsByTitle } from '#features/catalogue/catalogue.queries.ts';
import { userProfileQuery } from '#features/profile/profile.queries.ts';
import { AllFavoriteSongs } from '#features/statistics/all-favorite-songs.tsx';

/** The chart of all favorite songs, with the albums to color and filter it by. */
export function AllFavoriteSongsPage() {
  const { data, isPending } = useQuery(albumsQuery);
  const findSong = useMemo(() => songsByTitle(data), [data]);
  const profile = useQuery(userProfileQuery);
  const own = useMemo(
    () => (profile.data?.rankings.topThirteen ?? []).map(({ songTitle }) => songTitle),
    [profile.data],
  );
  return <AllFavoriteSongs albums={data ?? (isPending ? undefined : [])} findSong={findSong} own={own} />;
}
