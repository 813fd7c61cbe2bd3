import type { LimitRule } from '#platform/http/limits.ts';

const HOUR = 60 * 60;

/** How often pages may be reported, before `LIMITS_FACTOR`. */
export const reportLimits = {
  reportsPerAddress: { name: 'report-address', points: 5, seconds: HOUR },
  /** Mails about one fan; reports beyond them are counted, so that a crowd can't fill the operator's mailbox. */
  mailsPerFan: { name: 'report-fan', points: 10, seconds: 24 * HOUR, slowsOnly: true },
} as const satisfies Record<string, LimitRule>;
