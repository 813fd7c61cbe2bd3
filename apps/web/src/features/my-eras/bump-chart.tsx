import { scaleLinear } from 'd3-scale';
import { useMemo, type MouseEvent } from 'react';
import { TOP13_SLOTS } from '@thirteen/domain/top13/top13.ts';
import { ChartDrawing } from '#ui/chart/chart-drawing.tsx';
import { ChartTip } from '#ui/chart/chart-tip.tsx';
import { fitLabel } from '#ui/chart/axis.ts';
import { useChartSize } from '#ui/chart/chart-drawing.tsx';
import { useChartTip } from '#ui/chart/chart-tip.tsx';
import styles from './bump-chart.module.css';
import { BEAD, BumpLine, LABEL_GAP, LABEL_TEXT as TEXT, PastLines } from './bump-line.tsx';
import { bumpPath, type Places } from './bump-path.ts';
import { TimeAxis } from './time-axis.tsx';
import type { TimeSong } from './time-songs.ts';

const ROW = 34;
const TOP = 20;
const AXIS = 30;
const SLOT_ROOM = 38;
const ROWS_BELOW = 3;
const TIP_HEIGHT = 110;
const LABEL_SHARE = 0.36; // of the width at most

type BumpChartProps = {
  readonly name: string;
  readonly songs: readonly TimeSong[];
  /** The first and the last day, as numbers. */
  readonly from: number;
  readonly until: number;
  /** The day that is looked at. */
  readonly day: number;
  readonly onPick: (day: number) => void;
};

/** The way of each song through the slots of a Top 13, from day to day, in the color of its era. */
export function BumpChart({ name, songs, from, until, day, onPick }: BumpChartProps) {
  const [element, { width, pixelsPerUnit, widthOf }] = useChartSize();
  const { area, areaProps, barsProps, open, stop } = useChartTip(songs.length);
  const room = useMemo(() => {
    const widest = Math.max(
      0,
      ...songs.map(({ label, slotNow }) => (slotNow === undefined ? 0 : widthOf(label, TEXT))),
    );
    return Math.ceil(Math.min(widest, (width ?? 0) * LABEL_SHARE));
  }, [songs, width, widthOf]);
  const end = Math.max(SLOT_ROOM + 1, (width ?? 0) - room - LABEL_GAP);
  const { x, y } = useMemo((): Places => {
    const scale = scaleLinear([from, until + 1], [SLOT_ROOM, end]);
    return { x: (at) => scale(at), y: (slot) => TOP + slot * ROW };
  }, [from, until, end]);
  const lines = useMemo(
    () =>
      songs.map((song) => ({
        song,
        path: bumpPath(song.runs, { x, y }),
        label: fitLabel(song.label, room, (text) => widthOf(text, TEXT)),
      })),
    [songs, x, y, room, widthOf],
  );
  const foot = TOP + (TOP13_SLOTS - 0.5) * ROW;
  const height = foot + AXIS;
  const shown = open === undefined ? undefined : songs[open];

  function pickDay(event: MouseEvent<HTMLDivElement>) {
    const box = element.current?.getBoundingClientRect();
    if (!box) return;
    const units = (event.clientX - box.left) / pixelsPerUnit;
    const at = Math.floor(from + ((units - SLOT_ROOM) / (end - SLOT_ROOM)) * (until + 1 - from));
    if (units <= end + BEAD) onPick(Math.min(until, Math.max(from, at)));
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the slider below does the same
    <div
      ref={area}
      className={styles['chart']}
      data-open={open !== undefined || undefined}
      onClick={pickDay}
      {...areaProps}
    >
      <div ref={element} style={{ blockSize: `${height / 16}rem` }}>
        {width !== undefined && (
          <ChartDrawing
            name={name}
            width={width}
            height={height}
            pixelsPerUnit={pixelsPerUnit}
            axis={
              <>
                <TimeAxis
                  x={x}
                  y={y}
                  from={from}
                  until={until}
                  top={TOP - ROW / 2}
                  foot={foot}
                  slots={TOP13_SLOTS}
                />
                <PastLines lines={lines} />
                {day < until && (
                  <path className={styles['day']} d={`M${x(day + 0.5)} ${TOP - ROW / 2}V${foot}`} />
                )}
              </>
            }
            {...barsProps}
          >
            {lines.map(({ song, path, label }, index) => (
              <BumpLine
                key={song.id}
                song={song}
                index={index}
                path={path}
                label={label}
                end={end}
                y={song.slotNow === undefined ? undefined : y(song.slotNow)}
                isStop={index === stop}
                isOpen={index === open}
              />
            ))}
          </ChartDrawing>
        )}
      </div>
      {shown && <ChartTip bar={shown} {...tipPlace(shown, { x, y })} />}
    </div>
  );
}

/** Where the words of a song stand: above its last day, or below it in the first rows, off what is above the chart. */
function tipPlace({ runs }: TimeSong, { x, y }: Places): { readonly x: number; readonly y: number } {
  const last = runs.at(-1);
  const slot = last?.steps.at(-1)?.slot ?? 0;
  return { x: x(last?.until ?? 0) - 120, y: y(slot) + (slot < ROWS_BELOW ? TIP_HEIGHT : -BEAD) };
}
