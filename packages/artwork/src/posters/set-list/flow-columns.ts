import { toEra } from '@thirteen/catalogue/eras.ts';
import { each, type Canvas, type Point } from '../../drawing/svg.ts';
import { drawLine } from '../lettering/draw-text.ts';
import type { Lettering } from '../lettering/lettering.ts';
import { NIGHT, showBead } from '../night.ts';
import { FLOW_BEAD, flowAct, type FlowedAct } from './act-flow.ts';
import type { Show, ShowAct } from './show.ts';

type Room = { readonly place: Point; readonly size: Canvas };
type Columns = readonly [left: readonly FlowedAct[], right: readonly FlowedAct[]];

const COLUMN_GAP = 44;
/** Sizes of titles, from the largest. */
const LEAST = 26;
const SIZES = [34, 32, 30, 28, LEAST] as const;
const LEADING = 1.2;
/** Between two acts, in parts of the size: at least, and where there is room. */
const GAP = { least: 0.24, most: 1.1 };

/**
 * The whole show as running text in two columns, in its order: every era with its songs, the surprise songs in their
 * place. Titles are as large as finds room, at least 26; where not all of them do, the eras with the most to say count their last ones.
 */
export function showInColumns(
  show: Show,
  { place: [x, y], size: room }: Room,
  lettering: Lettering,
  light: string,
): string {
  const width = (room.width - COLUMN_GAP) / 2;
  const { columns, size } = fit(show, lettering, width, room.height);
  return each(columns, (acts, side) => {
    const lines = acts.reduce((sum, act) => sum + act.lines, 0);
    const spare = room.height - lines * size * LEADING;
    const gap = Math.min(size * GAP.most, spare / Math.max(1, acts.length - 1));
    const left = x + side * (width + COLUMN_GAP);
    let top = y;
    return each(acts, (act) => {
      const drawn = drawAct(act, [left, top], { size, lettering, light });
      top += act.lines * size * LEADING + gap;
      return drawn;
    });
  });
}

type Fitted = { readonly columns: Columns; readonly size: number };

/** The whole show in the largest size that it fits in; in the least one, songs leave the longer column until it fits. */
function fit(show: Show, lettering: Lettering, width: number, height: number): Fitted {
  const flow = (act: ShowAct, size: number, most: number) =>
    flowAct(lettering, show, act, { size, most, width });
  for (const size of SIZES) {
    const columns = split(
      show.acts.map((act) => flow(act, size, songsIn(act))),
      size,
    );
    if (longer(columns, size) <= height) return { columns, size };
  }
  const named = show.acts.map(songsIn);
  const mayLose = (index: number) => show.acts[index]?.kind === 'era' && (named[index] ?? 0) > 1;
  let acts = show.acts.map((act, index) => flow(act, LEAST, named[index] ?? 0));
  let columns = split(acts, LEAST);
  while (longer(columns, LEAST) > height) {
    const column = heightOf(columns[0], LEAST) > heightOf(columns[1], LEAST) ? columns[0] : columns[1];
    const index =
      longestIn(acts, (act, place) => column.includes(act) && mayLose(place)) ??
      longestIn(acts, (_act, place) => mayLose(place));
    const act = index === undefined ? undefined : show.acts[index];
    if (index === undefined || !act) break;
    named[index] = (named[index] ?? 0) - 1;
    acts = acts.with(index, flow(act, LEAST, named[index] ?? 0));
    columns = split(acts, LEAST);
  }
  return { columns, size: LEAST };
}

/** The act with the most lines of those that may lose a song, the last of several. */
function longestIn(
  acts: readonly FlowedAct[],
  mayLose: (act: FlowedAct, index: number) => boolean,
): number | undefined {
  return acts.reduce<number | undefined>((best, act, index) => {
    if (!mayLose(act, index)) return best;
    return best === undefined || act.lines >= (acts[best]?.lines ?? 0) ? index : best;
  }, undefined);
}

function songsIn(act: ShowAct): number {
  return act.kind === 'era' ? act.songs.length : 2;
}

function longer(columns: Columns, size: number): number {
  return Math.max(...columns.map((acts) => heightOf(acts, size)));
}

/** Where the second column begins: with the act that makes the longer one shortest. */
function split(acts: readonly FlowedAct[], size: number): Columns {
  const ways = acts.map((_act, index): Columns => [acts.slice(0, index + 1), acts.slice(index + 1)]);
  return ways.reduce<Columns>(
    (best, way) => (longer(way, size) < longer(best, size) ? way : best),
    [acts, []],
  );
}

function heightOf(acts: readonly FlowedAct[], size: number): number {
  const gaps = Math.max(0, acts.length - 1) * GAP.least * size;
  return acts.reduce((sum, { lines }) => sum + lines * size * LEADING, gaps);
}

type Tools = { readonly size: number; readonly lettering: Lettering; readonly light: string };

function drawAct(
  { theme, words, beads }: FlowedAct,
  [x, y]: Point,
  { size, lettering, light }: Tools,
): string {
  const color = theme === 'surprise' ? NIGHT.brand : toEra(theme).colors.glow;
  const baseOf = (line: number) => y + line * size * LEADING + size * 0.9;
  return (
    each(beads, ({ x: middle, line, isMashup }) =>
      showBead({ theme, isMashup }, [x + middle, baseOf(line) - size * 0.33], size * FLOW_BEAD, light),
    ) +
    each(words, ({ text, style, x: from, line }) =>
      drawLine(text, style, [x + from, baseOf(line)], { lettering, color, light }),
    )
  );
}
