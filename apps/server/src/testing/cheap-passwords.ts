import type { PasswordCost } from '#features/account/passwords/passwords.ts';

/** A thousandth of what a password of a real site must cost, for tests whose subject is something else. */
export const CHEAP_PASSWORDS: PasswordCost = { algorithm: 2, memoryCost: 16, timeCost: 1, parallelism: 1 };
