import { daysFirst } from '@thirteen/domain/history/top-changes.ts';
import { useMemo } from 'react';
import type { ChartData } from '#ui/chart/chart-data.ts';
import { ChartFigure, ChartMenu } from '#ui/chart/chart-figure.tsx';
import { useChartTools } from '#ui/chart/chart-tools.ts';
import { listenAction } from '#ui/listen/listen-button.tsx';
import { BumpChart } from './bump-chart.tsx';
import styles from './my-eras.module.css';
import type { Top13Time } from './my-eras.queries.ts';
import { dayWords, myErasWords as words } from './my-eras.words.ts';
import { timeSongs, type FoundSong } from './time-songs.ts';

type TimeCardProps = {
  readonly time: Top13Time;
  readonly from: number;
  readonly day: number;
  readonly findSong: (id: string) => FoundSong;
  readonly onPick: (day: number) => void;
};

/** The chart of the Top 13 through time, with its table and its files. */
export function TimeCard({ time, from, day, findSong, onPick }: TimeCardProps) {
  const songs = useMemo(() => timeSongs(time, findSong), [time, findSong]);
  const data = useMemo((): ChartData => {
    const leader = daysFirst(time.states)[0];
    return {
      name: words.chart,
      summary: words.summary(songs.length, dayWords.full(from), leader && findSong(leader.id).title),
      columns: words.columns,
      bars: songs,
      action: listenAction,
      fileName: 'my-eras',
    };
  }, [time, songs, from, findSong]);
  const tools = useChartTools(data);
  return (
    <section className={styles['card']} aria-labelledby="my-eras-chart">
      <header className={styles['chartHead']}>
        <h2 id="my-eras-chart">{words.chart}</h2>
        <ChartMenu name={words.chart} tools={tools} />
      </header>
      {tools && (
        <ChartFigure data={data} tools={tools}>
          <BumpChart
            name={words.chart}
            songs={songs}
            from={from}
            until={time.today}
            day={day}
            onPick={onPick}
          />
        </ChartFigure>
      )}
      <p className={styles['note']}>{words.chartHint}</p>
    </section>
  );
}
