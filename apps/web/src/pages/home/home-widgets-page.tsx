import { useQuery } from '@tanstack/react-query';
import type { Album } from '@thirteen/contract/catalogue.ts';
import type { UserProfile } from '@thirteen/contract/profile.ts';
import type { Top13Entry } from '@thirteen/contract/top13.ts';
import { SINGLES_KEY } from '@thirteen/domain/catalogue/catalogue.ts';
import { countSetList } from '@thirteen/domain/set-list/set-list.ts';
import { useMemo } from 'react';
import { albumsQuery, songsByTitle, themesByTitle } from '#features/catalogue/catalogue.queries.ts';
import type { FanProgress } from '#features/home/find-next-step.ts';
import { NextSteps } from '#features/home/next-steps.tsx';
import { OwnSongs } from '#features/home/own-songs.tsx';
import { SurpriseSongsWidget } from '#features/home/surprise-songs-widget.tsx';
import { userProfileQuery } from '#features/profile/profile.queries.ts';
import {
  ALL_SONGS_LIST,
  TRACKS_LIST,
  useProgress,
  isDone,
  type Progress,
} from '#features/rankings/overview/overview-entries.ts';
import { ALBUMS_LIST, SINGLES_LIST } from '#features/rankings/rankings.queries.ts';
import { setListQuery } from '#features/set-list/set-list.queries.ts';
import { AlbumPopularityWidget } from '#features/statistics/album-popularity-widget.tsx';
import { FavoriteSongsWidget, TourSongsWidget } from '#features/statistics/song-chart-widget.tsx';
import { SongsPlacedWidget } from '#features/statistics/songs-placed-widget.tsx';
import { TopUsersWidget } from '#features/statistics/top-users-widget.tsx';
import { WeeklyChangesWidget } from '#features/statistics/weekly-changes-widget.tsx';
import { rankingPath } from '#lib/paths.ts';
import { Widgets } from '#ui/widget/widget.tsx';

const OTHER_LISTS = [ALBUMS_LIST, ALL_SONGS_LIST, SINGLES_LIST, TRACKS_LIST];

/** What stands below the ticket of the home page: the fan's own songs, charts of all fans, and the fan's own way on. */
export function HomeWidgetsPage() {
  const { data: albums, isPending } = useQuery(albumsQuery);
  const findSong = useMemo(() => songsByTitle(albums), [albums]);
  const eraOfAlbum = useMemo(() => themesByTitle(albums), [albums]);
  const { songs, progress, isLoading, hasNoProfile } = useFanProgress(albums);
  const findWhenKnown = isPending ? undefined : findSong;
  const eraOfSong = (title: string) => findSong(title)?.era ?? 'singles';
  // Until a profile can be shared the way there comes first.
  const isNew = songs?.length === 0;
  const isOnTheWay = isNew || progress.isShareable === false;
  const nextSteps = <NextSteps progress={progress} isLoading={isLoading} />;

  function pageOf(albumTitle: string): string | undefined {
    const album = albums?.find(({ title, key }) => title === albumTitle && key !== SINGLES_KEY);
    return album && rankingPath(album.slug);
  }

  return (
    <Widgets>
      {isOnTheWay && nextSteps}
      {!isNew && !hasNoProfile && <OwnSongs songs={songs} eraOf={eraOfSong} />}
      <FavoriteSongsWidget findSong={findWhenKnown} />
      <SurpriseSongsWidget eraOf={eraOfSong} />
      <WeeklyChangesWidget eraOf={{ song: eraOfSong, album: eraOfAlbum }} />
      <TopUsersWidget />
      <SongsPlacedWidget />
      <TourSongsWidget findSong={findWhenKnown} />
      <AlbumPopularityWidget pageOf={pageOf} />
      {!isOnTheWay && nextSteps}
    </Widgets>
  );
}

/** The fan's songs and what is finished, gathered from all features. It is loading until each part came or failed. */
function useFanProgress(albums: readonly Album[] | undefined): {
  /** Undefined until they came. */
  readonly songs: readonly Top13Entry[] | undefined;
  readonly hasNoProfile: boolean;
  readonly progress: FanProgress;
  readonly isLoading: boolean;
} {
  const profile = useQuery(userProfileQuery);
  const setList = useQuery(setListQuery);
  const progressOf = useProgress();

  const show = setList.data?.state;
  const ofAlbums = progressOf(ALBUMS_LIST);
  return {
    songs: profile.data?.rankings.topThirteen,
    hasNoProfile: profile.isError && profile.data === undefined,
    isLoading: profile.isPending || setList.isPending,
    progress: {
      ...ofProfile(profile.data),
      albums: albums && shareOf(rankedLists(albums).map(progressOf)),
      otherRankings: shareOf(OTHER_LISTS.map(progressOf)),
      hasRankedAlbums: ofAlbums && isDone(ofAlbums),
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

function shareOf(progress: readonly (Progress | undefined)[]) {
  const known = progress.filter((one) => one !== undefined);
  if (known.length < progress.length) return undefined;
  return { done: known.filter(isDone).length, all: known.length };
}
