import { scaleBand, scaleLinear } from 'd3-scale';
import type { ChartBar } from './chart-data.ts';
import { ChartDrawing, useChartSize } from './chart-drawing.tsx';
import { ChartTip, useChartTip } from './chart-tip.tsx';
import styles from './chart.module.css';
import { cutLabel, fitLabel, ticksFor } from './axis.ts';
import { EmptySlot, VERTICAL_TEXT, VERTICAL_UNIT_TEXT, VerticalBar, type BarPlace } from './vertical-bar.tsx';

const PLOT = 208;
/** Where no bar reaches a quarter of the axis, the room above them would stand empty. */
const LOW_PLOT = 72;
const TOP = 30;
const NAMES = 80;
const NAME_WIDTH = 90;
const THICKEST = 44;

type VerticalBarsProps = {
  readonly name: string;
  readonly bars: readonly ChartBar[];
  /** How many bars there is room for; the rest stays empty. */
  readonly slots: number;
  /** Between two ticks, unless there would be more than ten. */
  readonly step: number;
  /** In characters. */
  readonly labelLength: number;
  /** What a value counts. */
  readonly unitOf: (value: number) => string;
};

/** How high such bars are drawn, as a length of CSS. */
export function verticalBarsHeight(bars: readonly ChartBar[] | undefined, step: number): string {
  return `${(TOP + plotOf(bars, step) + NAMES) / 16}rem`;
}

function plotOf(bars: readonly ChartBar[] | undefined, step: number): number {
  const highest = bars && Math.max(0, ...bars.map(({ value }) => value));
  return highest !== undefined && highest * 4 < step ? LOW_PLOT : PLOT;
}

/** Bars from the ground up, side by side, with their names slanting below. */
export function VerticalBars({ name, bars, slots, step, labelLength, unitOf }: VerticalBarsProps) {
  const [element, { width = 0, pixelsPerUnit, widthOf }] = useChartSize();
  const { area, areaProps, barsProps, open, stop } = useChartTip(bars.length);

  const ticks = ticksFor(Math.max(0, ...bars.map(({ value }) => value)), step);
  const largest = ticks.at(-1) ?? step;
  const start = widthOf(String(largest), VERTICAL_TEXT) + 10;
  const foot = TOP + plotOf(bars, step);
  const y = scaleLinear([0, largest], [foot, TOP]);
  const x = scaleBand(
    Array.from({ length: slots }, (_, slot) => slot),
    [start, Math.max(start, width)],
  )
    .paddingInner(0.22)
    .paddingOuter(0.2);
  const placeOf = (slot: number): BarPlace => ({
    middle: (x(slot) ?? start) + x.bandwidth() / 2,
    foot,
    thickness: Math.min(x.bandwidth(), THICKEST),
  });
  const fitsUnit = (unit: string) => widthOf(unit, VERTICAL_UNIT_TEXT) < x.step() - 2;
  const hasUnits = bars.every(({ value }) => fitsUnit(unitOf(value)));
  const shown = open === undefined ? undefined : bars[open];

  const axis = (
    <>
      {ticks.map((tick) => (
        <path
          key={tick}
          className={styles[tick === 0 ? 'axis' : 'grid']}
          d={`M${start} ${y(tick)}H${width}`}
        />
      ))}
      {ticks.map((tick) => (
        <text
          key={tick}
          className={styles['tick']}
          x={start - 8}
          y={y(tick) + 4}
          fontSize={VERTICAL_TEXT}
          textAnchor="end"
        >
          {tick}
        </text>
      ))}
      {x
        .domain()
        .slice(bars.length)
        .map((slot) => (
          <EmptySlot key={slot} place={placeOf(slot)} />
        ))}
    </>
  );
  return (
    <div ref={area} className={styles['chart']} {...areaProps}>
      <div ref={element} style={{ blockSize: verticalBarsHeight(bars, step) }}>
        {width > 0 && (
          <ChartDrawing
            name={name}
            width={width}
            height={foot + NAMES}
            pixelsPerUnit={pixelsPerUnit}
            axis={axis}
            {...barsProps}
          >
            {bars.map((bar, index) => (
              <VerticalBar
                key={bar.id}
                bar={bar}
                index={index}
                label={fitLabel(cutLabel(bar.label, labelLength), NAME_WIDTH, (text) =>
                  widthOf(text, VERTICAL_TEXT),
                )}
                unit={hasUnits ? unitOf(bar.value) : undefined}
                place={placeOf(index)}
                top={y(bar.value)}
                ceiling={TOP}
                stride={x.step()}
                isStop={index === stop}
              />
            ))}
          </ChartDrawing>
        )}
      </div>
      {shown !== undefined && open !== undefined && (
        <ChartTip bar={shown} x={placeOf(open).middle - 20} y={Math.max(y(shown.value) - 16, 0)} />
      )}
    </div>
  );
}
