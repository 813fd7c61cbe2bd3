import type { Db, Tx } from '../db/tables.ts';

/** The form in which an address is noted: addresses are the same whatever the case. */
const keyOf = (email: string) => email.toLowerCase();

/** Whether nothing more is sent to an address. */
export async function isBounced(db: Db, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('bounced_addresses')
    .select('bounced_at')
    .where('email_key', '=', keyOf(email))
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that nothing more is to be sent to an address. `at` is in milliseconds since 1970. */
export async function markBounced(tx: Tx, email: string, at: number): Promise<void> {
  await tx
    .insertInto('bounced_addresses')
    .values({ email_key: keyOf(email), bounced_at: new Date(at).toISOString() })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .execute();
}

/** Lets mails go to an address again. False where nothing stood in their way. */
export async function clearBounced(tx: Tx, email: string): Promise<boolean> {
  const result = await tx
    .deleteFrom('bounced_addresses')
    .where('email_key', '=', keyOf(email))
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Forgets what was noted before the time given, in milliseconds since 1970. */
export async function deleteOldBounces(tx: Tx, before: number): Promise<void> {
  const at = new Date(before).toISOString();
  await tx.deleteFrom('bounced_addresses').where('bounced_at', '<', at).execute();
}
