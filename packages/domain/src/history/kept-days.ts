import { dayOf } from '../statistics/days.ts';

/** How many days back each change is kept; what is older is thinned to one state a month. */
export const DAYS_KEPT = 400;

const DAY_MS = 24 * 60 * 60 * 1000;

/** A list as it stood from one day to another, both included. Days count from 1 January 1970, in UTC. */
export type KeptState<State> = { readonly since: number; readonly until: number; readonly state: State };

/** The number of the day of a time in milliseconds since 1970. */
export function dayNumberOf(time: number): number {
  return Math.floor(time / DAY_MS);
}

/** The number of a day that is an ISO date, for example `2026-01-13`; undefined where it is none. */
export function dayNumberOfIso(date: string): number | undefined {
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time) || dayOf(time) !== date ? undefined : dayNumberOf(time);
}

/** The ISO date of a day's number. */
export function isoOfDay(day: number): string {
  return dayOf(day * DAY_MS);
}

/**
 * States as they followed each other: sorted, and each from the day after the one before it at the earliest. What has no day
 * of its own is left out.
 */
export function inSequence<Kept extends KeptState<unknown>>(states: readonly Kept[]): readonly Kept[] {
  const sequence: Kept[] = [];
  for (const kept of states.toSorted((a, b) => a.until - b.until)) {
    const since = Math.max(kept.since, (sequence.at(-1)?.until ?? -Infinity) + 1);
    if (since <= kept.until) sequence.push({ ...kept, since });
  }
  return sequence;
}

/**
 * Which states are let go, by their last days: of those that ended more than `DAYS_KEPT` days ago all but the last of each
 * month.
 */
export function daysToThin(untils: readonly number[], today: number): readonly number[] {
  const old = untils.filter((until) => until <= today - DAYS_KEPT).toSorted((a, b) => a - b);
  return old.filter((until, index) => {
    const next = old[index + 1];
    return next !== undefined && isoOfDay(next).slice(0, 7) === isoOfDay(until).slice(0, 7);
  });
}

/** The state that stood on a day. Undefined where none is kept of it. */
export function stateOn<Kept extends KeptState<unknown>>(
  states: readonly Kept[],
  day: number,
): Kept | undefined {
  return states.find(({ since, until }) => since <= day && day <= until);
}
