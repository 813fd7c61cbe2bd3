import { scaleLinear } from 'd3-scale';
import { useMemo } from 'react';
import type { BarAction, ChartBar } from './chart-data.ts';
import { ChartDrawing, useChartSize } from './chart-drawing.tsx';
import { ChartTip, useChartTip } from './chart-tip.tsx';
import styles from './chart.module.css';
import { cutLabel, ticksFor, labelEvery } from './axis.ts';
import { useFittedLabels } from './fitted-labels.ts';
import { HORIZONTAL_BAR, HorizontalBar } from './horizontal-bar.tsx';

const VALUE_ROOM = 44;
/** Wider charts keep room for the button of a bar; in others it stands on the value, which the tooltip has, too. */
const ACTION_ROOM = 44;
const WIDE = 480;
const AXIS = 28;
const TOP = 2;
const LABEL_SHARE = 0.42; // of the width at most

type HorizontalBarsProps = {
  readonly name: string;
  readonly bars: readonly ChartBar[];
  /** Between two ticks, unless there would be more than ten. */
  readonly step: number;
  /** In characters. */
  readonly labelLength: number;
  /** From one bar to the next, in sixteenths of a rem. */
  readonly rowHeight: number;
  /** Long charts repeat the numbers of the axis above the bars. */
  readonly hasTopLabels?: boolean;
  /** What can be done with the bar whose tooltip is open. */
  readonly action?: BarAction | undefined;
};

/** Bars from left to right, one below the other, with their names on the left and their values at the end. */
export function HorizontalBars(props: HorizontalBarsProps) {
  const { name, bars, step, labelLength, rowHeight, hasTopLabels = false, action } = props;
  const [element, size] = useChartSize();
  const { width, pixelsPerUnit, widthOf } = size;
  const { area, areaProps, barsProps, open, stop } = useChartTip(bars.length);

  const ticks = useMemo(() => ticksFor(Math.max(0, ...bars.map(({ value }) => value)), step), [bars, step]);
  const cut = useMemo(() => bars.map(({ label }) => cutLabel(label, labelLength)), [bars, labelLength]);
  const labels = useFittedLabels(cut, size, { size: HORIZONTAL_BAR.text, share: LABEL_SHARE });

  const start = labels.room + HORIZONTAL_BAR.gap;
  const end = Math.max(start + 1, (width ?? 0) - roomAfterBars(width ?? 0, action));
  const x = scaleLinear([0, ticks.at(-1) ?? step], [start, end]);
  const top = hasTopLabels ? AXIS : TOP;
  const foot = top + bars.length * rowHeight;
  const height = foot + AXIS;
  const shown = open === undefined ? undefined : bars[open];

  return (
    <div ref={area} className={styles['chart']} {...areaProps}>
      <div ref={element} style={{ blockSize: `${height / 16}rem` }}>
        {width !== undefined && (
          <ChartDrawing
            name={name}
            width={width}
            height={height}
            pixelsPerUnit={pixelsPerUnit}
            axis={
              <ValueAxis
                ticks={ticks}
                x={x}
                top={top}
                foot={foot}
                hasTopLabels={hasTopLabels}
                widthOf={widthOf}
              />
            }
            {...barsProps}
          >
            {bars.map((bar, index) => (
              <HorizontalBar
                key={bar.id}
                bar={bar}
                index={index}
                label={labels.texts[index] ?? ''}
                y={top + index * rowHeight}
                rowHeight={rowHeight}
                rowWidth={width}
                start={start}
                end={x(bar.value)}
                isStop={index === stop}
              />
            ))}
          </ChartDrawing>
        )}
      </div>
      {shown !== undefined && open !== undefined && (
        <OpenBar
          bar={shown}
          x={x(shown.value)}
          y={top + open * rowHeight}
          height={rowHeight}
          action={action}
        />
      )}
    </div>
  );
}

function roomAfterBars(width: number, action: BarAction | undefined): number {
  return action && width >= WIDE ? VALUE_ROOM + ACTION_ROOM : VALUE_ROOM;
}

type OpenBarProps = {
  readonly bar: ChartBar;
  /** The end of the bar and the top of its row, in units from the upper left corner of the chart. */
  readonly x: number;
  readonly y: number;
  /** Of its row. */
  readonly height: number;
  readonly action: BarAction | undefined;
};

/** What is there of the bar that is looked at alone: its tooltip, and what can be done with it. */
function OpenBar({ bar, x, y, height, action }: OpenBarProps) {
  return (
    <>
      <ChartTip bar={bar} x={x - HORIZONTAL_BAR.gap} y={y + (height - HORIZONTAL_BAR.height) / 2} />
      {action && (
        <div
          key={bar.id}
          className={styles['action']}
          style={{ insetBlockStart: `${(y + height / 2) / 16}rem` }}
        >
          {action.render(bar)}
        </div>
      )}
    </>
  );
}

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
function ValueAxis({ ticks, x, top, foot, hasTopLabels, widthOf }: ValueAxisProps) {
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
