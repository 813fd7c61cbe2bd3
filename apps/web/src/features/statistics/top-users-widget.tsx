import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session/session.ts';
import type { ChartData } from '#ui/chart/chart-data.ts';
import { VerticalBars, verticalBarsHeight } from '#ui/chart/vertical-bars.tsx';
import { useWidth } from '#ui/use-width.ts';
import { BarsSkeleton, WidgetLink } from '#ui/widget/widget.tsx';
import { ChartWidget } from './chart-widget.tsx';
import { fanBars } from './bars.ts';
import { loginsQuery } from './statistics.queries.ts';
import { statisticsWords, summarize } from './statistics.words.ts';

const STEP = 25;
const LABEL_LENGTH = 30;
const SLOTS = { wide: 10, narrow: 5 } as const;

const words = statisticsWords.topUsers;

/** The fans who logged in most often: ten, or five below 768 px (specification, section 9). */
export function TopUsersWidget() {
  const logins = useQuery(loginsQuery);
  const own = useSession()?.username;
  const slots = useWidth('belowPhone') ? SLOTS.narrow : SLOTS.wide;

  const counts = logins.data;
  const data = useMemo((): ChartData | undefined => {
    if (!counts) return undefined;
    const bars = fanBars(
      counts.map(({ username, loginCount }) => ({ username, count: loginCount })),
      { most: slots, own, amount: words.amount },
    );
    return {
      name: words.title,
      summary: summarize(words.title, bars),
      columns: { rank: statisticsWords.rank, label: words.fan, value: words.value },
      bars,
      fileName: 'top-users',
    };
  }, [counts, slots, own]);
  return (
    <ChartWidget
      title={words.title}
      width="small"
      height={verticalBarsHeight(data?.bars, STEP)}
      link={<WidgetLink to={paths.userExplorer}>{words.exploreAll}</WidgetLink>}
      data={data}
      empty={{ says: statisticsWords.empty }}
      firstStep={paths.userExplorer}
      counts={logins}
      skeleton={<BarsSkeleton count={slots} direction="vertical" />}
      draw={({ name, bars }) => (
        <VerticalBars
          name={name}
          bars={bars}
          slots={slots}
          step={STEP}
          labelLength={LABEL_LENGTH}
          unitOf={words.unit}
        />
      )}
    />
  );
}
