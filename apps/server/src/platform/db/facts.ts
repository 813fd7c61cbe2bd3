import { randomBytes } from 'node:crypto';
import type { Database } from './database.ts';
import type { Db, Tx } from './tables.ts';

const SECRET_BYTES = 32;

/** A single fact of the installation, by its name. */
export async function findFact(db: Db, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('facts').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

/** Keeps a fact under its name, in place of the one before. */
export async function saveFact(tx: Tx, name: string, value: string): Promise<void> {
  await tx
    .insertInto('facts')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** A key of 256 bits that the site made for itself: the same for all of its processes, and after every start. */
export async function siteSecret(database: Database, name: string): Promise<Buffer> {
  const known = await findFact(database.read, name);
  if (known !== undefined) return Buffer.from(known, 'base64url');
  // Another process may be as far: the first one's stays.
  const value = randomBytes(SECRET_BYTES).toString('base64url');
  const kept = await database.write(async (tx) => {
    await tx
      .insertInto('facts')
      .values({ name, value })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return findFact(tx, name);
  });
  if (kept === undefined) throw new Error(`The secret ${name} was not kept`);
  return Buffer.from(kept, 'base64url');
}
