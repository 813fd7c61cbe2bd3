import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { SongCount } from '@thirteen/contract/statistics.ts';
import { useMemo, type ReactNode } from 'react';
import type { ChartData } from '#ui/chart/chart-data.ts';
import { HorizontalBars } from '#ui/chart/horizontal-bars.tsx';
import { listenAction } from '#ui/listen/listen-button.tsx';
import { BarsSkeleton, type EmptyWidgetWords, WidgetLink } from '#ui/widget/widget.tsx';
import { ChartWidget } from './chart-widget.tsx';
import { songBars, type FindSong } from './bars.ts';
import { statisticsWords, summarize } from './statistics.words.ts';
import { paths } from '#lib/paths.ts';
import { popularTourSongsQuery, topFavoriteSongsQuery } from './statistics.queries.ts';

const STEP = 25;
const LABEL_LENGTH = 20;
const ROW = 28;
const SONGS = 10;
const HEIGHT = `${(SONGS * ROW + 30) / 16}rem`;

type SongChartWidgetProps = {
  readonly words: {
    readonly title: string;
    readonly value: string;
    readonly amount: (count: number) => string;
    readonly empty: EmptyWidgetWords;
  };
  /** Where a fan adds to it. */
  readonly firstStep: string;
  readonly songs: UseQueryResult<SongCount[]>;
  /** Undefined while the albums are on their way: the bars wait for their colors. */
  readonly findSong: FindSong | undefined;
  readonly fileName: string;
  readonly link?: ReactNode;
  readonly width?: 'large' | 'wide';
};

/** A widget with the most popular songs as bars. */
function SongChartWidget({
  words,
  firstStep,
  songs,
  findSong,
  fileName,
  link,
  width = 'large',
}: SongChartWidgetProps) {
  const counts = songs.data;
  const data = useMemo((): ChartData | undefined => {
    if (!counts || !findSong) return undefined;
    const bars = songBars(counts, findSong, words.amount);
    return {
      name: words.title,
      summary: summarize(words.title, bars),
      columns: {
        rank: statisticsWords.rank,
        label: statisticsWords.song,
        detail: statisticsWords.songAlbum,
        value: words.value,
      },
      bars,
      action: listenAction,
      fileName,
    };
  }, [counts, findSong, words, fileName]);
  return (
    <ChartWidget
      title={words.title}
      width={width}
      height={HEIGHT}
      link={link}
      data={data}
      empty={words.empty}
      firstStep={firstStep}
      counts={songs}
      skeleton={<BarsSkeleton count={SONGS} direction="horizontal" />}
      draw={({ name, bars, action }) => (
        <HorizontalBars
          name={name}
          bars={bars}
          step={STEP}
          labelLength={LABEL_LENGTH}
          rowHeight={ROW}
          action={action}
        />
      )}
    />
  );
}

type SongWidgetProps = { readonly findSong: FindSong | undefined };

/** The songs that are in most Top 13 lists. */
export function FavoriteSongsWidget({ findSong }: SongWidgetProps) {
  return (
    <SongChartWidget
      words={statisticsWords.favorites}
      firstStep={paths.top13}
      songs={useQuery(topFavoriteSongsQuery)}
      findSong={findSong}
      fileName="favorite-songs"
      link={<WidgetLink to={paths.allFavoriteSongs}>{statisticsWords.favorites.viewAll}</WidgetLink>}
    />
  );
}

/** The songs that are in most set lists. */
export function TourSongsWidget({ findSong }: SongWidgetProps) {
  return (
    <SongChartWidget
      words={statisticsWords.tourSongs}
      firstStep={paths.erasTourBuilder}
      songs={useQuery(popularTourSongsQuery)}
      findSong={findSong}
      fileName="popular-eras-tour-songs"
      width="wide"
    />
  );
}
