import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session.ts';
import type { ChartData } from '#ui/chart/chart-data.ts';
import { ChartFigure } from '#ui/chart/chart-figure.tsx';
import { ChartMenu } from '#ui/chart/chart-menu.tsx';
import { useChartTools } from '#ui/chart/chart-tools.ts';
import { VerticalBars } from '#ui/chart/vertical-bars.tsx';
import { useMedia } from '#ui/use-media.ts';
import { BarsSkeleton } from '#ui/widget/bars-skeleton.tsx';
import { WidgetLink } from '#ui/widget/widget-link.tsx';
import { Widget, WidgetFailure, WidgetNote } from '#ui/widget/widget.tsx';
import { loginBars } from './login-bars.ts';
import { loginsQuery } from './statistics.queries.ts';
import { statisticsWords, summarize } from './statistics.words.ts';

const STEP = 25;
const LABEL_LENGTH = 30;
const SLOTS = { wide: 10, narrow: 5 } as const;
const HEIGHT = '19.875rem';

const words = statisticsWords.topUsers;

/** The fans who logged in most often: ten, or five in narrow windows. */
export function TopUsersWidget() {
  const logins = useQuery(loginsQuery);
  const own = useSession()?.username;
  const slots = useMedia('(width < 48em)') ? SLOTS.narrow : SLOTS.wide;

  const counts = logins.data;
  const data = useMemo((): ChartData | undefined => {
    if (!counts) return undefined;
    const bars = loginBars(counts, slots, own);
    return {
      name: words.title,
      summary: summarize(words.title, bars),
      columns: { rank: statisticsWords.rank, label: words.fan, value: words.value },
      bars,
      fileName: 'top-users',
    };
  }, [counts, slots, own]);
  const tools = useChartTools(data);
  const usable = data && data.bars.length > 0 ? tools : undefined;

  const actions = (
    <>
      <WidgetLink to={paths.userExplorer}>{words.exploreAll}</WidgetLink>
      <ChartMenu name={words.title} tools={usable} />
    </>
  );
  return (
    <Widget title={words.title} width="small" height={HEIGHT} actions={actions}>
      {data && tools ? (
        data.bars.length > 0 ? (
          <ChartFigure data={data} tools={tools}>
            <VerticalBars
              name={data.name}
              bars={data.bars}
              slots={slots}
              step={STEP}
              labelLength={LABEL_LENGTH}
              unitOf={words.unit}
            />
          </ChartFigure>
        ) : (
          <WidgetNote>{statisticsWords.empty}</WidgetNote>
        )
      ) : logins.isError && !logins.isFetching ? (
        <WidgetFailure message={statisticsWords.failed} onRetry={() => void logins.refetch()} />
      ) : (
        <BarsSkeleton count={slots} direction="standing" />
      )}
    </Widget>
  );
}
