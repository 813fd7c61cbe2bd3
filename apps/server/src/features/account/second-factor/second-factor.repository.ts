import type { Db, Tx } from '#platform/db/tables.ts';

/** The second factor of an account. `secret` is in base32; it is off until a first code was right. */
export type StoredSecondFactor = { readonly secret: string; readonly isOn: boolean };

export async function findSecondFactor(db: Db, userId: string): Promise<StoredSecondFactor | undefined> {
  const row = await db
    .selectFrom('second_factors')
    .select(['secret', 'is_on'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row && { secret: row.secret, isOn: row.is_on === 1 };
}

/** Keeps a new secret, which is not on yet. False where one is on. */
export async function saveNewSecret(tx: Tx, userId: string, secret: string): Promise<boolean> {
  const result = await tx
    .insertInto('second_factors')
    .values({ user_id: userId, secret, is_on: 0, last_step: 0 })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ secret }).where('second_factors.is_on', '=', 0),
    )
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Notes that the code of a step was used; `is_on` becomes 1. False when it, or a later one, was used before. */
export async function noteStepUsed(
  tx: Tx,
  userId: string,
  { secret, step }: { readonly secret: string; readonly step: number },
): Promise<boolean> {
  const result = await tx
    .updateTable('second_factors')
    .set({ last_step: step, is_on: 1 })
    .where('user_id', '=', userId)
    .where('secret', '=', secret)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Uses up a recovery code. False when there is none such. */
export async function useRecoveryCode(tx: Tx, userId: string, hash: string): Promise<boolean> {
  const result = await tx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

/** Puts new recovery codes, as hashes, in the place of all there are. */
export async function replaceRecoveryCodes(tx: Tx, userId: string, hashes: readonly string[]): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const rows = hashes.map((hash) => ({ user_id: userId, code_hash: hash }));
  if (rows.length > 0) await tx.insertInto('recovery_codes').values(rows).execute();
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Turns the second factor off and forgets its codes. */
export async function deleteSecondFactor(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('second_factors').where('user_id', '=', userId).execute();
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}
