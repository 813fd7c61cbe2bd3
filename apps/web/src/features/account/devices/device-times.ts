const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const spans = new Intl.RelativeTimeFormat('en-US');

/** A time as its day here: "Nov 20, 2026". */
export function dayInWords(time: string): string {
  return days.format(new Date(time));
}

/** How long ago a time is, no finer than by hours, since the server knows it no better: "3 hours ago". */
export function timeSinceInWords(time: string, now = Date.now()): string {
  const passedMs = now - Date.parse(time);
  if (passedMs < HOUR_MS) return 'within the last hour';
  if (passedMs < DAY_MS) return spans.format(-Math.floor(passedMs / HOUR_MS), 'hour');
  return spans.format(-Math.floor(passedMs / DAY_MS), 'day');
}
