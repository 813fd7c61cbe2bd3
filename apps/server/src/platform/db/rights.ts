import type { Db, Tx } from './tables.ts';
import { findUserByName } from './users.ts';

/** What an operator can allow an account: `catalogue` may add albums. */
export const rights = ['catalogue'] as const;
export type Right = (typeof rights)[number];

/** Whether the operator gave a user a right. */
export async function hasRight(db: Db, userId: string, right: Right): Promise<boolean> {
  const row = await db
    .selectFrom('rights')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('right_name', '=', right)
    .executeTakeFirst();
  return row !== undefined;
}

/** The names of all rights that a user has. */
export async function listRights(db: Db, userId: string): Promise<string[]> {
  const query = db
    .selectFrom('rights')
    .select('right_name')
    .where('user_id', '=', userId)
    .orderBy('right_name');
  return (await query.execute()).map((row) => row.right_name);
}

/** Gives a user a right; one that is there already stays. Answers whose id it is; undefined when no account has that username. */
export async function grantRight(tx: Tx, username: string, right: Right): Promise<string | undefined> {
  const userId = (await findUserByName(tx, username))?.id;
  if (userId === undefined) return undefined;
  await tx
    .insertInto('rights')
    .values({ user_id: userId, right_name: right })
    .onConflict((conflict) => conflict.columns(['user_id', 'right_name']).doNothing())
    .execute();
  return userId;
}

/** Takes a right away, whether it was there or not. Answers whose id it is; undefined when no account has that username. */
export async function revokeRight(tx: Tx, username: string, right: Right): Promise<string | undefined> {
  const userId = (await findUserByName(tx, username))?.id;
  if (userId === undefined) return undefined;
  await tx.deleteFrom('rights').where('user_id', '=', userId).where('right_name', '=', right).execute();
  return userId;
}
