import type { Run } from '@thirteen/domain/history/top-changes.ts';

/** How wide a change from one slot to another is drawn at most, in units of the chart. */
const BEND = 18;
/** Steps nearer than this can't be told apart: only the last of them is drawn. */
const LEAST_STEP = 0.75;

/** Where days and slots are in a drawing. */
export type Places = { readonly x: (day: number) => number; readonly y: (slot: number) => number };

/** The outline of a song's way through the slots: level while it stands, bent where it moves. */
export function bumpPath(runs: readonly Run[], { x, y }: Places): string {
  return runs.map((run) => runPath(run, { x, y })).join('');
}

function runPath({ steps, until }: Run, { x, y }: Places): string {
  const [first] = steps;
  if (!first) return '';
  let at = x(first.day);
  let height = y(first.slot);
  let path = `M${short(at)} ${height}`;
  for (let index = 1; index < steps.length; index += 1) {
    const { day, slot } = steps[index] ?? first;
    const next = steps[index + 1];
    const to = x(day);
    if (next && x(next.day) - to < LEAST_STEP) continue;
    const bend = Math.min(BEND, to - at);
    const middle = short(to - bend / 2);
    path += `H${short(to - bend)}C${middle} ${height} ${middle} ${y(slot)} ${short(to)} ${y(slot)}`;
    at = to;
    height = y(slot);
  }
  return `${path}H${short(x(until + 1))}`;
}

function short(value: number): number {
  return Math.round(value * 10) / 10;
}
