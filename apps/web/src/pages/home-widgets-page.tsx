import { useQuery } from '@tanstack/react-query';
import type { Album } from '@thirteen/contract/albums.ts';
import type { UserProfile } from '@thirteen/contract/profile.ts';
import { SINGLES_KEY } from '@thirteen/domain/catalogue/catalogue.ts';
import { countSetList } from '@thirteen/domain/set-list/set-list.ts';
import { useMemo } from 'react';
import { albumsQuery, songsByTitle } from '#features/catalogue/catalogue.queries.ts';
import type { FanProgress } from '#features/home/find-next-step.ts';
import { NextSteps } from '#features/home/next-steps.tsx';
import { SurpriseSongsWidget } from '#features/home/surprise-songs-widget.tsx';
import { userProfileQuery } from '#features/profile/profile.queries.ts';
import { ALL_SONGS_LIST, TRACKS_LIST } from '#features/rankings/hub/hub-entries.ts';
import { ALBUMS_LIST, SINGLES_LIST } from '#features/rankings/rankings.queries.ts';
import { useProgress, type Progress } from '#features/rankings/hub/use-progress.ts';
import { setListQuery } from '#features/set-list/set-list.queries.ts';
import { AlbumPopularityWidget } from '#features/statistics/album-popularity-widget.tsx';
import { FavoriteSongsWidget, TourSongsWidget } from '#features/statistics/song-widgets.tsx';
import { TopUsersWidget } from '#features/statistics/top-users-widget.tsx';
import { rankingPath } from '#lib/paths.ts';
import { Widgets } from '#ui/widget/widget.tsx';

const OTHER_LISTS = [ALBUMS_LIST, ALL_SONGS_LIST, SINGLES_LIST, TRACKS_LIST];

/** What stands below the ticket of the home page: charts of all fans, and the fan's own way on. */
export function HomeWidgetsPage() {
  const { data: albums, isPending } = useQuery(albumsQuery);
  const findSong = useMemo(() => songsByTitle(albums), [albums]);
  const { progress, isLoading } = useFanProgress(albums);
  const findWhenKnown = isPending ? undefined : findSong;

  function pageOf(albumTitle: string): string | undefined {
    const album = albums?.find(({ title, key }) => title === albumTitle && key !== SINGLES_KEY);
    return album && rankingPath(album.slug);
  }

  return (
    <Widgets>
      <FavoriteSongsWidget findSong={findWhenKnown} />
      <SurpriseSongsWidget eraOf={(title) => findSong(title)?.era ?? 'singles'} />
      <TopUsersWidget />
      <TourSongsWidget findSong={findWhenKnown} />
      <AlbumPopularityWidget pageOf={pageOf} />
      <NextSteps progress={progress} isLoading={isLoading} />
    </Widgets>
  );
}

/** What the fan has finished, gathered from all features. It is loading until each part came or failed. */
function useFanProgress(albums: readonly Album[] | undefined): {
  readonly progress: FanProgress;
  readonly isLoading: boolean;
} {
  const profile = useQuery(userProfileQuery);
  const setList = useQuery(setListQuery);
  const progressOf = useProgress();

  const show = setList.data?.state;
  const ofAlbums = progressOf(ALBUMS_LIST);
  return {
    isLoading: profile.isPending || setList.isPending,
    progress: {
      ...ofProfile(profile.data),
      albums: albums && shareOf(rankedLists(albums).map(progressOf)),
      otherRankings: shareOf(OTHER_LISTS.map(progressOf)),
      hasRankedAlbums: ofAlbums && ofAlbums === 'done',
      show: show && { songs: countSetList(show).showSongs, isVerified: show.publishedAt !== undefined },
    },
  };
}

function ofProfile(profile: UserProfile | undefined) {
  return {
    chosenSongs: profile?.rankings.topThirteen.length,
    answers: profile && {
      done: profile.profileQuestions.filter(({ answer }) => answer !== '').length,
      all: profile.profileQuestions.length,
    },
    isShareable: profile?.shareable,
  };
}

function rankedLists(albums: readonly Album[]): readonly string[] {
  return albums.filter(({ key }) => key !== SINGLES_KEY).map(({ key }) => key);
}

function shareOf(progress: readonly Progress[]) {
  if (progress.includes(undefined)) return undefined;
  return { done: progress.filter((one) => one === 'done').length, all: progress.length };
}
