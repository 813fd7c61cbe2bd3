import { prepared } from './prepared.ts';
import type { Db } from './tables.ts';

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
