import type { Config } from '../../src/config.ts';
import { findAccountByName } from '../../src/features/account/account.repository.ts';
import type { Database } from '../../src/platform/db/database.ts';
import type { SecurityLog } from '../../src/platform/security-log.ts';
import { createFanUpdates, type FanUpdates } from '../../src/app/fan-updates.ts';

export type Surroundings = {
  readonly config: Config;
  readonly database: Database;
  readonly securityLog: SecurityLog;
  /** Prints a line of progress. */
  readonly say: (line: string) => void;
  /** Asks the operator, and answers the line that was typed. */
  readonly ask: (question: string) => Promise<string>;
};

/** What a change of a fan's does to all that counts or finds fans. */
export async function fanUpdatesOf({ config, database }: Surroundings): Promise<FanUpdates> {
  const author = await findAccountByName(database.read, config.authorUsername);
  return createFanUpdates((userId) => userId !== author?.id, Date.now);
}

/** What the operator wants done. Answers the last line to print. */
export type AdminAction = (surroundings: Surroundings) => Promise<string>;

/** One command of `npm run admin --`: how it is written, and the order that its words make; undefined when they make none. */
export type AdminCommand = {
  readonly usage: string;
  readonly read: (words: readonly string[]) => AdminAction | undefined;
};

/** A command whose one word is a username. */
export const accountCommand = (verb: string, order: (username: string) => AdminAction): AdminCommand => ({
  usage: `${verb} <username>`,
  read: ([username, ...rest]) => (username && rest.length === 0 ? order(username) : undefined),
});

/** The account of a name, in any case. Throws the sentence for the operator when there is none. */
export async function requireAccount({ database }: Surroundings, username: string) {
  const account = await findAccountByName(database.read, username);
  if (!account) throw noAccount(username);
  return account;
}

export const noAccount = (username: string) => new Error(`There is no account ${JSON.stringify(username)}.`);
