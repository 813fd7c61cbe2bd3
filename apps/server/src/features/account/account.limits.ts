import type { LimitRule } from '#platform/http/limits.ts';

const MINUTES = 60;
const HOUR = 60 * MINUTES;

/** The limits of logins, signups and mails with links, before `LIMITS_FACTOR`. */
export const accountLimits = {
  failedLoginsPerAccount: { name: 'login-account', points: 10, seconds: 15 * MINUTES },
  failedLoginsPerAddress: { name: 'login-address', points: 100, seconds: HOUR },
  failedLoginsPerName: { name: 'login-name', points: 30, seconds: HOUR, slowsOnly: true },
  rightLoginsPerAccount: { name: 'login-right', points: 30, seconds: MINUTES },
  /** Wrong codes of a second factor, wherever they come from. */
  secondFactorCodes: { name: 'second-factor', points: 20, seconds: HOUR },
  signupsPerAddress: { name: 'signup-address', points: 30, seconds: HOUR },
  forgotPasswordPerEmail: { name: 'forgot-email', points: 5, seconds: HOUR },
  forgotPasswordPerAddress: { name: 'forgot-address', points: 20, seconds: HOUR },
  /** Links that were opened; nobody opens so many, though a network may share the address. */
  resetChecksPerAddress: { name: 'reset-check', points: 100, seconds: HOUR },
  confirmationsPerAccount: { name: 'confirm-account', points: 5, seconds: HOUR },
  confirmationsPerAddress: { name: 'confirm-address', points: 20, seconds: HOUR },
  confirmationsPerEmail: { name: 'confirm-email', points: 5, seconds: HOUR },
} as const satisfies Record<string, LimitRule>;
