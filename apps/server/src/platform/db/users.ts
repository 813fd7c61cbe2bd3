import { prepared } from './prepared.ts';
import type { Db, Tx } from './tables.ts';

type FoundUser = { readonly id: string; readonly username: string };

/**
 * Whose a username is, whatever its case, spelled as at signup. What is a fan's is read by this id in a query of its own:
 * on a distributed database only the id tells on which node it lies.
 */
export async function findUserByName(db: Db, username: string): Promise<FoundUser | undefined> {
  const { rows } = await selectUser(db, [username.toLowerCase()]);
  return rows[0];
}

const selectUser = prepared<FoundUser>((db) =>
  db.selectFrom('users').select(['id', 'username']).where('username_key', '=', ''),
);

/** Whether the operator keeps a fan out of all public places. */
export async function isHidden(db: Db, userId: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('hidden_at').where('id', '=', userId).executeTakeFirst();
  return row !== undefined && row.hidden_at !== null;
}

/** Notes since when a fan is hidden, as ISO 8601 in UTC; null: no longer. False where that was so already. */
export async function saveHidden(tx: Tx, userId: string, hiddenAt: string | null): Promise<boolean> {
  const result = await tx
    .updateTable('users')
    .set({ hidden_at: hiddenAt })
    .where('id', '=', userId)
    .where('hidden_at', hiddenAt === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
