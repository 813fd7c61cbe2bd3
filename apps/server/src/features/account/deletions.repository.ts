import type { Db, Tx } from '#platform/db/tables.ts';

/** A deleted account: SHA-256 of its id in hex, which tells nobody who it was, and when it went (ISO 8601 in UTC). */
export type Deletion = { readonly userHash: string; readonly deletedAt: string };

/** Keeps a deletion until the log has it, in the transaction that deletes. */
export async function insertDeletion(tx: Tx, { userHash, deletedAt }: Deletion): Promise<void> {
  await tx
    .insertInto('deletions')
    .values({ user_hash: userHash, deleted_at: deletedAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The deletions that the log does not have for sure. */
export function listDeletions(db: Db): Promise<Deletion[]> {
  return db
    .selectFrom('deletions')
    .select(['user_hash as userHash', 'deleted_at as deletedAt'])
    .orderBy('deleted_at')
    .execute();
}

/** Forgets deletions that the log has. */
export async function deleteDeletions(tx: Tx, deletions: readonly Deletion[]): Promise<void> {
  const hashes = deletions.map(({ userHash }) => userHash);
  await tx.deleteFrom('deletions').where('user_hash', 'in', hashes).execute();
}

/** The ids of accounts after `after`, in order: a page of a walk through all of them. */
export async function listAccountIds(db: Db, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
