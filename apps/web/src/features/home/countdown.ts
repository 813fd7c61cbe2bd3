/** What is left until a moment, in whole units. All zero from that moment on. */
export type TimeLeft = {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
};

/** The first moment of a day where the reader is. `isoDate` is a date without a time. */
export function localMidnight(isoDate: string): Date {
  const [year = 1970, month = 1, day = 1] = isoDate.split('-').map(Number);
  return new Date(year, month - 1, day);
}

/**
 * The time between two moments. Days are those of the calendar: they lead to the same time of day, also over a change of
 * the clocks. What is left of the last one is counted in real hours.
 */
export function timeLeft(now: Date, until: Date): TimeLeft {
  if (now >= until) return { days: 0, hours: 0, minutes: 0, seconds: 0 };
  const days = wholeDays(now, until);
  // A second that has begun counts, so that zero comes at the moment itself.
  const seconds = Math.ceil((until.getTime() - inDays(now, days).getTime()) / 1000);
  return {
    days,
    hours: Math.floor(seconds / 3600),
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

export function isOver({ days, hours, minutes, seconds }: TimeLeft): boolean {
  return days + hours + minutes + seconds === 0;
}

function wholeDays(now: Date, until: Date): number {
  const dates = [until, now].map((date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()));
  const apart = ((dates[0] ?? 0) - (dates[1] ?? 0)) / 86_400_000;
  return inDays(now, apart) > until ? apart - 1 : apart;
}

function inDays(date: Date, days: number): Date {
  const moved = new Date(date);
  moved.setDate(moved.getDate() + days);
  return moved;
}
