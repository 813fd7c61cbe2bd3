import type { ProfileData } from '@thirteen/contract/account.ts';
import type { Database } from '#platform/db/database.ts';
import type { Db, Tx } from '#platform/db/tables.ts';
import type { Limits } from '#platform/http/limits.ts';
import type { SecurityLog } from '#platform/security-log.ts';
import type { Passwords } from './passwords.ts';
import type { SlowDown } from './slow-down.ts';
import type { SessionUses } from './session-uses.ts';

/** What the account's actions work with. */
export type AccountParts = {
  readonly database: Database;
  readonly limits: Limits;
  readonly passwords: Passwords;
  readonly slowDown: SlowDown;
  /** Notes what a keeper of the site may have to look into. */
  readonly securityLog: SecurityLog;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly sessionSeconds: number;
  readonly sessionUses: SessionUses;
  /** Whether a password is nothing but a word of the site's own, which everybody would try first. */
  readonly isSiteWord: (password: string) => boolean;
  /** Takes a fan out of all that counts or finds fans, before the account goes. */
  readonly forgetFan: (tx: Tx, userId: string) => Promise<void>;
  /** What a fan chose for the own profile. */
  readonly exportProfile: (db: Db, userId: string) => Promise<ProfileData>;
  /** Tells the sender of mails that one was stored. */
  readonly mailStored: () => void;
};
