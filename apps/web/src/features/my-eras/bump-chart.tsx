import { scaleLinear } from 'd3-scale';
import { useMemo, type MouseEvent } from 'react';
import { TOP13_SLOTS } from '@thirteen/domain/top13/top13.ts';
import { ChartDrawing } from '#ui/chart/chart-drawing.tsx';
import { ChartTip } from '#ui/chart/chart-tip.tsx';
import { useChartSize } from '#ui/chart/chart-drawing.tsx';
import { useFittedLabels } from '#ui/chart/fitted-labels.ts';
import { useChartTip } from '#ui/chart/chart-tip.tsx';
import styles from './bump-chart.module.css';
import { BEAD, BumpLine, LABEL_GAP, LABEL_TEXT, LabelsOverLines, PastLines } from './bump-line.tsx';
import { bumpPath, type Places } from './bump-path.ts';
import { TimeAxis } from './time-axis.tsx';
import type { TimeSong } from './time-songs.ts';

const AXIS = 30;
const SLOT_ROOM = 38;
const ROWS_BELOW = 3;
const TIP_HEIGHT = 110;
/** Names stand beside the ends of the lines, or, where these would have no room then, over them in higher rows. */
const BESIDE = { row: 34, top: 20, labelShare: 0.36 } as const;
const OVER = { row: 50, top: 44, labelShare: 1 } as const;
const WIDE = 520;

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
  const [element, size] = useChartSize();
  const { width = 0, pixelsPerUnit } = size;
  const layout = width < WIDE ? OVER : BESIDE;
  const { area, areaProps, barsProps, open, stop } = useChartTip(songs.length);
  const names = useMemo(
    () => songs.map(({ label, slotNow }) => (slotNow === undefined ? '' : label)),
    [songs],
  );
  const labels = useFittedLabels(names, size, { size: LABEL_TEXT, share: layout.labelShare });
  const afterEnd = layout === BESIDE ? labels.room + LABEL_GAP : BEAD + 2;
  const end = Math.max(SLOT_ROOM + 1, width - afterEnd);
  const { x, y } = useMemo((): Places => {
    const scale = scaleLinear([from, until + 1], [SLOT_ROOM, end]);
    return { x: (at) => scale(at), y: (slot) => layout.top + slot * layout.row };
  }, [from, until, end, layout]);
  const lines = useMemo(
    () =>
      songs.map((song, index) => ({
        song,
        path: bumpPath(song.runs, { x, y }),
        label: labels.texts[index] ?? '',
        y: song.slotNow === undefined ? undefined : y(song.slotNow),
      })),
    [songs, x, y, labels],
  );
  const top = y(-0.5);
  const foot = y(TOP13_SLOTS - 0.5);
  const tall = foot + AXIS;
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
      <div ref={element} style={{ blockSize: `${tall / 16}rem` }}>
        {width > 0 && (
          <ChartDrawing
            name={name}
            width={width}
            height={tall}
            pixelsPerUnit={pixelsPerUnit}
            axis={
              <>
                <TimeAxis x={x} y={y} from={from} until={until} top={top} foot={foot} slots={TOP13_SLOTS} />
                <PastLines lines={lines} />
                {day < until && <path className={styles['day']} d={`M${x(day + 0.5)} ${top}V${foot}`} />}
              </>
            }
            {...barsProps}
          >
            {lines.map(({ song, path, label, y: height }, index) => (
              <BumpLine
                key={song.id}
                song={song}
                index={index}
                path={path}
                label={layout === BESIDE ? label : undefined}
                end={end}
                y={height}
                isStop={index === stop}
                isOpen={index === open}
              />
            ))}
            {layout === OVER && <LabelsOverLines lines={lines} end={end} />}
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
