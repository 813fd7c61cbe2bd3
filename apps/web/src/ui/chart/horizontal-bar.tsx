import { memo, type CSSProperties } from 'react';
import type { ChartBar } from './chart-data.ts';
import { barName } from './chart-tip.tsx';
import styles from './chart.module.css';

/** The height of a bar, the room before it, and the size of its texts, in sixteenths of a rem. */
export const HORIZONTAL_BAR = { height: 20, gap: 12, text: 14 } as const;

const { height: BAR, gap: GAP, text: TEXT } = HORIZONTAL_BAR;
const BASELINE = 5; // from the middle of a line of this text to its foot
const SHORTEST = 3;
const LAST_TO_WAIT = 20; // bars further down are out of sight while the first ones grow

type HorizontalBarProps = {
  readonly bar: ChartBar;
  readonly index: number;
  /** What stands before it, cut to its room. */
  readonly label: string;
  /** The row that answers to pointer and finger. */
  readonly y: number;
  readonly rowHeight: number;
  readonly rowWidth: number;
  readonly start: number;
  readonly end: number;
  readonly isStop: boolean;
};

/** A bar from left to right in its row. Remembered, since a chart may have hundreds and the pointer moves over them. */
export const HorizontalBar = memo(function HorizontalBar(props: HorizontalBarProps) {
  const { bar, index, label, y, rowHeight, rowWidth, start, end, isStop } = props;
  const middle = y + rowHeight / 2;
  const length = Math.max(end - start, SHORTEST);
  return (
    <g
      className={styles['bar']}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing has no tags for lists
      role="listitem"
      aria-label={barName(bar)}
      data-bar={index}
      data-era={bar.era}
      tabIndex={isStop ? 0 : -1}
      style={{ '--place': Math.min(index, LAST_TO_WAIT) } as CSSProperties}
    >
      <path className={styles['hit']} d={`M0 ${y}h${rowWidth}v${rowHeight}h${-rowWidth}z`} />
      <text
        className={styles['label']}
        x={start - GAP}
        y={middle + BASELINE}
        fontSize={TEXT}
        textAnchor="end"
      >
        {label}
      </text>
      <path className={styles['length']} d={outline(start, middle - BAR / 2, length)} />
      <text className={styles['value']} x={start + length + 8} y={middle + BASELINE} fontSize={TEXT}>
        {bar.value}
      </text>
    </g>
  );
});

/** A bar with a round right end, or as round as it is long. */
function outline(x: number, y: number, length: number): string {
  const radius = Math.min(BAR / 2, length);
  const straight = length - radius;
  return `M${x} ${y}h${straight}a${radius} ${BAR / 2} 0 0 1 0 ${BAR}h${-straight}z`;
}
