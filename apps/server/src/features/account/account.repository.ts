import type { Db, Tx } from '#platform/db/tables.ts';

/** An account as the server knows it. The password's hash is null where nobody can log in yet. */
export type Account = {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly passwordHash: string | null;
};

const accountColumns = ['id', 'username', 'email', 'password_hash as passwordHash'] as const;

/** The form of a username or an e-mail address that is unique, whatever the case. */
export function nameKey(name: string): string {
  return name.toLowerCase();
}

/** Finds an account by its username or its e-mail address, whatever the case. A username never holds an at sign. */
export function findAccountByName(db: Db, name: string): Promise<Account | undefined> {
  const column = name.includes('@') ? 'email_key' : 'username_key';
  return db.selectFrom('users').select(accountColumns).where(column, '=', nameKey(name)).executeTakeFirst();
}

export function findAccount(db: Db, id: string): Promise<Account | undefined> {
  return db.selectFrom('users').select(accountColumns).where('id', '=', id).executeTakeFirst();
}

/** What stands in the way of a new account, if anything. */
export async function findTaken(
  db: Db,
  { username, email }: { readonly username: string; readonly email: string },
): Promise<'username' | 'email' | undefined> {
  const rows = await db
    .selectFrom('users')
    .select('username_key')
    .where((where) =>
      where.or([where('username_key', '=', nameKey(username)), where('email_key', '=', nameKey(email))]),
    )
    .execute();
  if (rows.length === 0) return undefined;
  return rows.some((row) => row.username_key === nameKey(username)) ? 'username' : 'email';
}

/** Stores a new account. False, and nothing is stored, when its username or e-mail address is taken. */
export async function insertAccount(tx: Tx, account: Account, createdAt: string): Promise<boolean> {
  const result = await tx
    .insertInto('users')
    .values({
      id: account.id,
      username: account.username,
      username_key: nameKey(account.username),
      email: account.email,
      email_key: nameKey(account.email),
      password_hash: account.passwordHash,
      created_at: createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export async function savePasswordHash(tx: Tx, id: string, passwordHash: string): Promise<void> {
  await tx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute();
}

/** Gives an account another username. Throws where another account has it. */
export async function saveUsername(tx: Tx, id: string, username: string): Promise<void> {
  const values = { username, username_key: nameKey(username) };
  await tx.updateTable('users').set(values).where('id', '=', id).execute();
}

/** Counts logins, in the transaction that opens their sessions. */
export async function countLogins(tx: Tx, id: string, count: number): Promise<void> {
  await tx
    .updateTable('users')
    .set((eb) => ({ login_count: eb('login_count', '+', count) }))
    .where('id', '=', id)
    .execute();
}

/** Removes an account; whatever belongs to it goes with it, most of it by the tables' foreign keys. */
export async function deleteAccountRow(tx: Tx, id: string): Promise<void> {
  await tx
    .deleteFrom('bounced_addresses')
    .where('email_key', '=', (eb) => eb.selectFrom('users').select('email_key').where('id', '=', id))
    .execute();
  await tx.deleteFrom('users').where('id', '=', id).execute();
}

/** When an account was made, as ISO 8601 in UTC, and how often its fan logged in. */
export function findAccountHistory(
  db: Db,
  id: string,
): Promise<{ readonly createdAt: string; readonly loginCount: number } | undefined> {
  return db
    .selectFrom('users')
    .select(['created_at as createdAt', 'login_count as loginCount'])
    .where('id', '=', id)
    .executeTakeFirst();
}
