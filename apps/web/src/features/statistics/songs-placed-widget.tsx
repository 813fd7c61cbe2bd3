import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { paths, publicProfilePath } from '#lib/paths.ts';
import { useSession } from '#lib/session/session.ts';
import type { ChartData } from '#ui/chart/chart-data.ts';
import { HorizontalBars } from '#ui/chart/horizontal-bars.tsx';
import { BarsSkeleton } from '#ui/widget/widget.tsx';
import { ChartWidget } from './chart-widget.tsx';
import { fanBars } from './bars.ts';
import { songsPlacedQuery } from './statistics.queries.ts';
import { statisticsWords, summarize } from './statistics.words.ts';

const FANS = 10;
const STEP = 25;
const LABEL_LENGTH = 20;
const ROW = 29;
const HEIGHT = '19.875rem'; // as its neighbor, the chart of logins

const words = statisticsWords.placed;

/** The fans with a public profile who placed the most songs. */
export function SongsPlacedWidget() {
  const placed = useQuery(songsPlacedQuery);
  const own = useSession()?.username;

  const counts = placed.data;
  const data = useMemo((): ChartData | undefined => {
    if (!counts) return undefined;
    const fans = counts.map(({ username, songsPlaced }) => ({ username, count: songsPlaced }));
    const bars = fanBars(fans, { most: FANS, own, amount: words.amount }).map((bar) => ({
      ...bar,
      href: publicProfilePath(bar.label),
    }));
    return {
      name: words.title,
      summary: summarize(words.title, bars),
      columns: { rank: statisticsWords.rank, label: statisticsWords.topUsers.fan, value: words.value },
      bars,
      fileName: 'most-songs-placed',
    };
  }, [counts, own]);
  return (
    <ChartWidget
      title={words.title}
      width="large"
      height={HEIGHT}
      data={data}
      empty={words.empty}
      firstStep={paths.rankings}
      counts={placed}
      skeleton={<BarsSkeleton count={FANS} direction="horizontal" />}
      draw={({ name, bars }) => (
        <HorizontalBars name={name} bars={bars} step={STEP} labelLength={LABEL_LENGTH} rowHeight={ROW} />
      )}
    />
  );
}
