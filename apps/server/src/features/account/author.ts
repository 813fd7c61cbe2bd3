import type { Database } from '#platform/db/database.ts';
import type { Tx } from '#platform/db/tables.ts';
import { mailboxAddress } from '#platform/mail/compose-message.ts';
import { insertAccount } from './account.repository.ts';
import { makeUserId } from './account.service.ts';

type AuthorConfig = { readonly authorUsername: string; readonly contactTo: string | undefined };

/**
 * Makes the author's account if no account has that username; `prepare` fills a new one, in the same transaction. It has no
 * password: the site's contact address gets the mail that sets one.
 */
export async function ensureAuthor(
  database: Database,
  config: AuthorConfig,
  now: () => number,
  prepare: (tx: Tx, userId: string) => Promise<void> = async () => undefined,
): Promise<void> {
  const localEmail = `${config.authorUsername}@localhost`;
  // The contact address may already belong to a fan's account.
  const wanted = config.contactTo === undefined ? localEmail : mailboxAddress(config.contactTo);
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
