import styles from './chart.module.css';
import { labelEvery } from './labels.ts';

const TEXT = 12;

type ValueAxisProps = {
  readonly ticks: readonly number[];
  /** Where a value stands. */
  readonly x: (value: number) => number;
  readonly top: number;
  readonly foot: number;
  readonly hasTopLabels: boolean;
  readonly widthOf: (text: string, size: number) => number;
};

/** The lines of the ticks from top to foot, with their numbers below, and above where asked for. */
export function ValueAxis({ ticks, x, top, foot, hasTopLabels, widthOf }: ValueAxisProps) {
  const [first = 0, second = 0] = ticks.map(x);
  const last = ticks.at(-1) ?? 0;
  const every = labelEvery(second - first, widthOf(String(last), TEXT));
  const rows = hasTopLabels ? [foot + 18, top - 12] : [foot + 18];
  return (
    <>
      {ticks.map((tick) => (
        <path key={tick} className={styles['grid']} d={`M${x(tick)} ${top}V${foot}`} />
      ))}
      <path className={styles['axis']} d={`M${first} ${foot}H${x(last)}`} />
      {rows.map((y) =>
        ticks
          .filter((_, index) => index % every === 0)
          .map((tick) => (
            <text key={tick} className={styles['tick']} x={x(tick)} y={y} fontSize={TEXT} textAnchor="middle">
              {tick}
            </text>
          )),
      )}
    </>
  );
}
