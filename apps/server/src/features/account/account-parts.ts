import type { Database } from '#platform/db/database.ts';
import type { Tx } from '#platform/db/tables.ts';
import type { Limits } from '#platform/http/limits.ts';
import type { Passwords } from './passwords.ts';

/** What the account's actions work with. */
export type AccountParts = {
  readonly database: Database;
  readonly limits: Limits;
  readonly passwords: Passwords;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly sessionSeconds: number;
  /** Origin of links in mails, without a slash at its end. */
  readonly publicUrl: () => string;
  /** Takes back what a fan counted for in statistics, before the account goes. */
  readonly forgetFan: (tx: Tx, userId: string) => Promise<void>;
  /** Tells the sender of mails that one was stored. */
  readonly mailStored: () => void;
};
