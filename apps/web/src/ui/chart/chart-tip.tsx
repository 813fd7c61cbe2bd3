import type { ChartBar } from './chart-data.ts';
import styles from './chart-tip.module.css';

type ChartTipProps = {
  readonly bar: ChartBar;
  /** Where its foot stands, in units of a sixteenth of a rem from the upper left corner of the chart. */
  readonly x: number;
  readonly y: number;
};

/** What a bar stands for in full. The bar itself has the same words as its name. */
export function ChartTip({ bar, x, y }: ChartTipProps) {
  return (
    <div
      className={styles['tip']}
      role="tooltip"
      style={{ insetInlineStart: `clamp(0rem, ${x / 16}rem, 100% - 14rem)`, insetBlockStart: `${y / 16}rem` }}
    >
      <strong>{bar.label}</strong>
      {bar.detail !== undefined && <span>{bar.detail}</span>}
      <span>{bar.valueText}</span>
    </div>
  );
}

/** The words of a bar for those who do not see it. */
export function barName({ label, detail, valueText }: ChartBar): string {
  return [label, detail, valueText].filter((part) => part !== undefined).join(', ');
}
