import type { Database } from '#platform/db/database.ts';
import type { Tx } from '#platform/db/tables.ts';
import { addressOf } from '#platform/mail/address-of.ts';
import { insertAccount } from './account.repository.ts';
import { makeUserId } from './account.service.ts';

type AuthorConfig = { readonly authorUsername: string; readonly contactTo: string | undefined };

/**
 * Makes the author's account where no account has that username; `prepare` gives a new one what it begins with. Nobody can log in to it before its password is reset
 * by the mail to its address, which is the site's contact.
 */
export async function ensureAuthor(
  database: Database,
  config: AuthorConfig,
  now: () => number,
  prepare: (tx: Tx, userId: string) => Promise<void> = async () => undefined,
): Promise<void> {
  const localEmail = `${config.authorUsername}@localhost`;
  // The contact's address may belong to a fan's account already.
  const wanted = config.contactTo === undefined ? localEmail : addressOf(config.contactTo);
  for (const email of [wanted, localEmail]) {
    const author = { id: makeUserId(), username: config.authorUsername, email, passwordHash: null };
    const createdAt = new Date(now()).toISOString();
    const isMade = await database.write(async (tx) => {
      if (!(await insertAccount(tx, author, createdAt))) return false;
      await prepare(tx, author.id);
      return true;
    });
    if (isMade) return;
  }
}
