import type { AccountData, ProfileData } from '@thirteen/contract/account.ts';
import type { Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import type { Background } from '#platform/background.ts';
import type { Database } from '#platform/db/database.ts';
import type { Db, Tx } from '#platform/db/tables.ts';
import type { Limits } from '#platform/http/limits.ts';
import type { MailSender } from '#platform/mail/mail-sender.ts';
import type { SecurityLog } from '#platform/security-log.ts';
import type { DeletionLog } from './deletion-log.ts';
import type { PasswordCost, Passwords } from './passwords/passwords.ts';
import type { SessionUses } from './sessions/session-uses.ts';
import type { SlowDown } from './passwords/slow-down.ts';

/** The services of the site that accounts use. */
export type AccountServices = {
  readonly database: Database;
  readonly limits: Limits;
  /** Logs events that the operator may have to look into. */
  readonly securityLog: SecurityLog;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly mails: Pick<MailSender, 'sendSoon'>;
  /** Takes a fan out of all that counts or finds fans, before the account goes. */
  readonly forgetFan: (tx: Tx, userId: string) => Promise<void>;
  /** What a fan chose for the own profile. */
  readonly exportProfile: (db: Db, userId: string) => Promise<ProfileData>;
  /** The sorts that a fan has under way. */
  readonly exportSorts: (db: Db, userId: string) => Promise<AccountData['sorts']>;
  /** How the fan's lists stood, and whether that is kept. */
  readonly exportHistory: (db: Db, userId: string) => Promise<AccountData['history']>;
  readonly catalogue: { current(): Catalogue };
  readonly background: Background;
  readonly config: {
    readonly sessionDays: number;
    readonly sessionIdleHours: number;
    readonly limitsFactor: number;
    readonly deletionsLog: string;
  };
  /** What hashing a password costs, if not the full cost. */
  readonly passwordCost: PasswordCost | undefined;
};

/** What the account's actions work with: services of the site, and those of accounts alone. */
export type AccountParts = Omit<AccountServices, 'catalogue' | 'background' | 'config' | 'passwordCost'> & {
  readonly passwords: Passwords;
  readonly deletionLog: DeletionLog;
  readonly slowDown: SlowDown;
  readonly sessionSeconds: number;
  readonly sessionUses: SessionUses;
  /** Whether a password is just a name of this site (song, album, artist), which attackers try first. */
  readonly isSiteName: (password: string) => boolean;
};
