import type { Database } from '#platform/db/database.ts';
import type { Tx } from '#platform/db/tables.ts';
import { deleteAccountRow } from './account.repository.ts';
import { toUserHash, type DeletionLog } from './deletion-log.ts';
import { insertDeletion, listAccountIds } from './deletions.repository.ts';

/** What it takes to remove accounts. */
export type ErasingParts = {
  readonly database: Database;
  /** Takes a fan out of all that counts or finds fans, before the account goes. */
  readonly forgetFan: (tx: Tx, userId: string) => Promise<void>;
  readonly deletionLog: DeletionLog;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

/**
 * Removes an account and everything of it, and notes that in the log of deletions: the only way in which accounts go. Where
 * the log can't be written the account is gone all the same; the database holds the note until a later flush has written it.
 * Throws UserGone when it is gone already.
 */
export async function eraseAccount(parts: ErasingParts, userId: string): Promise<void> {
  await parts.database.writeForUser(userId, async (tx) => {
    await parts.forgetFan(tx, userId);
    await deleteAccountRow(tx, userId);
    const deletedAt = new Date(parts.now()).toISOString();
    await insertDeletion(tx, { userHash: toUserHash(userId), deletedAt });
  });
  await parts.deletionLog.flush();
}

const PAGE = 10_000;

/** Removes all accounts whose hashes a log of deletions names, as after a restore. Answers how many there were. */
export async function eraseLogged(parts: ErasingParts, hashes: ReadonlySet<string>): Promise<number> {
  let erased = 0;
  for (let after = ''; ;) {
    const ids = await listAccountIds(parts.database.read, after, PAGE);
    for (const id of ids.filter((candidate) => hashes.has(toUserHash(candidate)))) {
      await eraseAccount(parts, id);
      erased += 1;
    }
    const last = ids.at(-1);
    if (last === undefined || ids.length < PAGE) return erased;
    after = last;
  }
}
