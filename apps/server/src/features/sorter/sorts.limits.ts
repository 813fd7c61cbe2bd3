import type { LimitRule } from '#platform/http/limits.ts';

const HOUR = 60 * 60;

/** How often sorts may be begun, before `LIMITS_FACTOR`. */
export const sortsLimits = {
  /** By accounts whose e-mail address nobody confirmed, of which anybody can have many: at most 4 MB an hour. */
  unconfirmedPerAddress: { name: 'sort-address', points: 60, seconds: HOUR },
} as const satisfies Record<string, LimitRule>;
