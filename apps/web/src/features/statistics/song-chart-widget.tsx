import type { UseQueryResult } from '@tanstack/react-query';
import type { SongCount } from '@thirteen/contract/statistics.ts';
import { useMemo, type ReactNode } from 'react';
import type { ChartData } from '#ui/chart/chart-data.ts';
import { ChartFigure } from '#ui/chart/chart-figure.tsx';
import { ChartMenu } from '#ui/chart/chart-menu.tsx';
import { useChartTools } from '#ui/chart/chart-tools.ts';
import { HorizontalBars } from '#ui/chart/horizontal-bars.tsx';
import { BarsSkeleton } from '#ui/widget/bars-skeleton.tsx';
import { Widget, WidgetFailure, WidgetNote } from '#ui/widget/widget.tsx';
import { songBars, type FindSong } from './song-bars.ts';
import { statisticsWords, summarize } from './statistics.words.ts';

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
  };
  readonly songs: UseQueryResult<SongCount[]>;
  /** Undefined while the albums are on their way: the bars wait for their colors. */
  readonly findSong: FindSong | undefined;
  readonly fileName: string;
  readonly link?: ReactNode;
};

/** A widget with the most popular songs as bars. */
export function SongChartWidget({ words, songs, findSong, fileName, link }: SongChartWidgetProps) {
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
      fileName,
    };
  }, [counts, findSong, words, fileName]);
  const tools = useChartTools(data);
  const usable = data && data.bars.length > 0 ? tools : undefined;

  const actions = (
    <>
      {link}
      <ChartMenu name={words.title} tools={usable} />
    </>
  );
  return (
    <Widget title={words.title} width="large" height={HEIGHT} actions={actions}>
      {data && tools ? (
        data.bars.length > 0 ? (
          <ChartFigure data={data} tools={tools}>
            <HorizontalBars
              name={data.name}
              bars={data.bars}
              step={STEP}
              labelLength={LABEL_LENGTH}
              rowHeight={ROW}
            />
          </ChartFigure>
        ) : (
          <WidgetNote>{statisticsWords.empty}</WidgetNote>
        )
      ) : songs.isError && !songs.isFetching ? (
        <WidgetFailure message={statisticsWords.failed} onRetry={() => void songs.refetch()} />
      ) : (
        <BarsSkeleton count={SONGS} direction="lying" />
      )}
    </Widget>
  );
}
