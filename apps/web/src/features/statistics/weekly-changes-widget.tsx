import { useQuery } from '@tanstack/react-query';
import type { WeeklyChanges } from '@thirteen/contract/statistics.ts';
import { Skeleton } from '#ui/page/skeleton.tsx';
import { Widget, WidgetEmpty, WidgetFailure } from '#ui/widget/widget.tsx';
import { ClimbersTable } from './climbers-table.tsx';
import { weeklyChangesQuery } from './statistics.queries.ts';
import { statisticsWords } from './statistics.words.ts';
import styles from './weekly-changes-widget.module.css';

const words = statisticsWords.week;
const HEIGHT = '13rem';
const CHARTS = ['favorites', 'tourSongs', 'albums'] as const;
const dates = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

type WeeklyChangesWidgetProps = {
  /** The looks of songs and albums by their titles. */
  readonly eraOf: { readonly song: (title: string) => string; readonly album: (title: string) => string };
};

/** The climbers and newcomers among songs and albums since last week. */
export function WeeklyChangesWidget({ eraOf }: WeeklyChangesWidgetProps) {
  const { data: changes, isError, isFetching, refetch } = useQuery(weeklyChangesQuery);
  const since = changes?.since;
  return (
    <Widget
      title={words.title}
      height={HEIGHT}
      isEmpty={changes !== undefined && !since}
      actions={since && <time dateTime={since}>{words.since(dates.format(new Date(since)))}</time>}
    >
      {changes && since ? (
        <Climbers changes={changes} eraOf={eraOf} />
      ) : changes ? (
        <WidgetEmpty words={words.empty} />
      ) : isError && !isFetching ? (
        <WidgetFailure message={words.failed} onRetry={() => void refetch()} />
      ) : (
        <div className={styles['charts']} aria-hidden="true">
          {CHARTS.map((chart) => (
            <Skeleton key={chart} height={HEIGHT} />
          ))}
        </div>
      )}
    </Widget>
  );
}

type ClimbersProps = WeeklyChangesWidgetProps & { readonly changes: WeeklyChanges };

function Climbers({ changes, eraOf }: ClimbersProps) {
  return (
    <div className={styles['charts']}>
      <ClimbersTable words={words.favorites} changes={changes.favoriteSongs} eraOf={eraOf.song} hasSongs />
      <ClimbersTable words={words.tourSongs} changes={changes.tourSongs} eraOf={eraOf.song} hasSongs />
      <ClimbersTable words={words.albums} changes={changes.albums} eraOf={eraOf.album} />
    </div>
  );
}
