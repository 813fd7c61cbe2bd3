const DAY_MS = 24 * 60 * 60 * 1000;

/** A day in UTC as an ISO date, for example `2026-01-13`. `time` is in milliseconds since 1970, `daysAgo` counts back. */
export function dayOf(time: number, daysAgo = 0): string {
  return new Date(time - daysAgo * DAY_MS).toISOString().slice(0, 10);
}

/**
 * The days that "last week" may be compared with, both included: a week ago, or up to six days before that where the
 * site was not running on that day.
 */
export function lastWeekOf(time: number): { readonly first: string; readonly last: string } {
  return { first: dayOf(time, 13), last: dayOf(time, 7) };
}
