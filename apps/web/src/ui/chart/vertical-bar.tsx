import type { CSSProperties } from 'react';
import type { ChartBar } from './chart-data.ts';
import { barName } from './chart-tip.tsx';
import styles from './chart.module.css';

/** The size of the texts, in sixteenths of a rem. */
export const VERTICAL_TEXT = 12;
export const VERTICAL_UNIT_TEXT = 10;
const STUB = 4;
const TURN = -42;

/** Where a bar stands: the middle of its foot, and how wide it is. */
export type BarPlace = { readonly middle: number; readonly foot: number; readonly thickness: number };

type VerticalBarProps = {
  readonly bar: ChartBar;
  readonly index: number;
  /** What stands below it, cut to its room. */
  readonly label: string;
  /** What its value counts, under the number; undefined where it has no room. */
  readonly unit: string | undefined;
  readonly place: BarPlace;
  /** Where it ends, and where the room ends that answers to pointer and finger. */
  readonly top: number;
  readonly ceiling: number;
  /** From one bar to the next. */
  readonly stride: number;
  readonly isStop: boolean;
};

/** A bar from the ground up, its value on its head and its name slanting below. */
export function VerticalBar(props: VerticalBarProps) {
  const { bar, index, label, unit, place, top, ceiling, stride, isStop } = props;
  const { middle, foot } = place;
  const head = Math.min(top, foot - STUB);
  return (
    <g
      className={styles['bar']}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing has no tags for lists
      role="listitem"
      aria-label={barName(bar)}
      data-bar={index}
      data-era={bar.era}
      data-direction="up"
      tabIndex={isStop ? 0 : -1}
      style={{ '--place': index } as CSSProperties}
    >
      <path
        className={styles['hit']}
        d={`M${middle - stride / 2} ${ceiling}h${stride}V${foot + 24}h${-stride}z`}
      />
      <path className={styles['length']} d={outline(place, foot - head)} />
      <text
        className={styles['value']}
        x={middle}
        y={head - (unit === undefined ? 6 : 17)}
        fontSize={VERTICAL_TEXT}
        textAnchor="middle"
      >
        {bar.value}
        {unit !== undefined && (
          <tspan className={styles['unit']} x={middle} dy={11} fontSize={VERTICAL_UNIT_TEXT}>
            {unit}
          </tspan>
        )}
      </text>
      <text
        className={styles['label']}
        transform={`translate(${middle + 5} ${foot + 14}) rotate(${TURN})`}
        fontSize={VERTICAL_TEXT}
        textAnchor="end"
      >
        {label}
      </text>
    </g>
  );
}

/** The place of a bar that there is none for. */
export function EmptySlot({ place }: { readonly place: BarPlace }) {
  return <path className={styles['empty']} data-empty-slot d={outline(place, STUB)} />;
}

/** A bar with a round head, or as round as it is tall. */
function outline({ middle, foot, thickness }: BarPlace, length: number): string {
  const radius = thickness / 2;
  const rise = Math.min(radius, length);
  const straight = length - rise;
  return `M${middle - radius} ${foot}v${-straight}a${radius} ${rise} 0 0 1 ${thickness} 0v${straight}z`;
}
