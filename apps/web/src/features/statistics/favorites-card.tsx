import type { ChartData } from '#ui/chart/chart-data.ts';
import { ChartFigure } from '#ui/chart/chart-figure.tsx';
import type { ChartTools } from '#ui/chart/chart-tools.ts';
import { HorizontalBars } from '#ui/chart/horizontal-bars.tsx';
import { RetryCard } from '#ui/page/retry-card.tsx';
import { BarsSkeleton } from '#ui/widget/widget.tsx';
import styles from './all-favorite-songs.module.css';
import { statisticsWords } from './statistics.words.ts';

const STEP = 5;
const LABEL_LENGTH = 25;
const ROW = 36;
const FIRST_ROWS = 14;

type FavoritesCardProps = {
  /** Undefined while it is on its way. */
  readonly data: ChartData | undefined;
  readonly tools: ChartTools | undefined;
  /** What it says when there is no bar. */
  readonly empty: string;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
};

/** The whole chart of favorite songs, in all its states. */
export function FavoritesCard({ data, tools, empty, hasFailed, onRetry }: FavoritesCardProps) {
  if (hasFailed) return <RetryCard message={statisticsWords.failed} onRetry={onRetry} />;
  return (
    <section className={styles['card']} aria-label={statisticsWords.favorites.fullTitle}>
      {!data || !tools ? (
        <BarsSkeleton count={FIRST_ROWS} direction="horizontal" />
      ) : data.bars.length > 0 ? (
        <ChartFigure data={data} tools={tools}>
          <HorizontalBars
            name={data.name}
            bars={data.bars}
            step={STEP}
            labelLength={LABEL_LENGTH}
            rowHeight={ROW}
            hasTopLabels
            action={data.action}
          />
        </ChartFigure>
      ) : (
        <p className={styles['empty']}>{empty}</p>
      )}
    </section>
  );
}
