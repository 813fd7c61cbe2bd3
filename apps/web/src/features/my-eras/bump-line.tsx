import { memo } from 'react';
import { barName } from '#ui/chart/chart-tip.tsx';
import chart from '#ui/chart/chart.module.css';
import styles from './bump-chart.module.css';
import type { TimeSong } from './time-songs.ts';

/** How large the end of a line is, how far from it its label begins, and that label's text, in units of the chart. */
export const BEAD = 7;
export const LABEL_GAP = 15;
export const LABEL_TEXT = 14;

type PastLinesProps = {
  readonly lines: readonly { readonly song: TimeSong; readonly path: string }[];
};

/** The ways of songs that are no longer in the list, behind those that are. */
export const PastLines = memo(function PastLines({ lines }: PastLinesProps) {
  return lines.map(
    ({ song, path }) =>
      song.slotNow === undefined && (
        <path key={song.id} className={styles['past']} data-era={song.era} d={path} />
      ),
  );
});

type BumpLineProps = {
  readonly song: TimeSong;
  readonly index: number;
  readonly path: string;
  /** Its name beside its end; undefined where names stand over the lines. */
  readonly label: string | undefined;
  readonly end: number;
  /** Where it ends today; undefined for one that is no longer in the list. */
  readonly y: number | undefined;
  readonly isStop: boolean;
  readonly isOpen: boolean;
};

/** The way of one song. Remembered, since the pointer moves over many of them. */
export const BumpLine = memo(function BumpLine(props: BumpLineProps) {
  const { song, index, path, label, end, y, isStop, isOpen } = props;
  return (
    <g
      className={styles['line']}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing has no tags for lists
      role="listitem"
      aria-label={barName(song)}
      data-bar={index}
      data-focus="box"
      data-era={song.era}
      data-open={isOpen || undefined}
      tabIndex={isStop ? 0 : -1}
    >
      {y === undefined && !isOpen ? (
        <path className={styles['touch']} d={path} />
      ) : (
        <>
          <path className={styles['halo']} d={path} />
          <path className={styles['way']} d={path} />
        </>
      )}
      {y !== undefined && (
        <>
          <path className={styles['bead']} d={`M${end - BEAD} ${y}a${BEAD} ${BEAD} 0 1 1 0 .01z`} />
          {label !== undefined && (
            <text className={chart['label']} x={end + LABEL_GAP} y={y + 5} fontSize={LABEL_TEXT}>
              {label}
            </text>
          )}
        </>
      )}
    </g>
  );
});

type LabelsOverLinesProps = {
  readonly lines: readonly {
    readonly song: TimeSong;
    readonly label: string;
    readonly y: number | undefined;
  }[];
  readonly end: number;
};

/** The names of the songs in the list, each over the end of its line, before what crosses it. */
export const LabelsOverLines = memo(function LabelsOverLines({ lines, end }: LabelsOverLinesProps) {
  return (
    <g aria-hidden="true">
      {lines.map(
        ({ song, label, y }) =>
          y !== undefined && (
            <text
              key={song.id}
              className={`${chart['label']} ${styles['over']}`}
              x={end + BEAD}
              y={y - 14}
              fontSize={LABEL_TEXT}
              textAnchor="end"
            >
              {linesOf(song.label, label)
                .toReversed()
                .map((line, above) => (
                  <tspan key={line} x={end + BEAD} dy={above === 0 ? undefined : -LABEL_TEXT - 2}>
                    {line}
                  </tspan>
                ))}
            </text>
          ),
      )}
    </g>
  );
});

/** A name whole: where it had to be cut, in two lines, divided at the space next to its middle. */
function linesOf(name: string, fitted: string): readonly string[] {
  if (name === fitted) return [name];
  const middle = name.length / 2;
  const spaces = Array.from(name.matchAll(/ /g), ({ index }) => index);
  const space = spaces.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return space === undefined ? [fitted] : [name.slice(0, space), name.slice(space + 1)];
}
