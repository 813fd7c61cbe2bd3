import type { KeptSetList } from '@thirteen/domain/set-list/published-set-list.ts';
import type { SetListDraft } from '@thirteen/domain/set-list/set-list.ts';
import type { Db } from '#platform/db/tables.ts';

/** A published set list and the name of its owner, spelled as at signup. */
export type SharedSetList = {
  readonly username: string;
  readonly setList: SetListDraft;
  /** Whether search engines are asked to leave it out. */
  readonly noindex: boolean;
};

/** The published set list of a username, whatever the case. */
export async function findSharedSetList(db: Db, username: string): Promise<SharedSetList | undefined> {
  const row = await db
    .selectFrom('users')
    .innerJoin('verified_set_lists', 'verified_set_lists.user_id', 'users.id')
    .innerJoin('lists', 'lists.user_id', 'users.id')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .select(['users.username', 'lists.items', 'profiles.noindex'])
    .where('users.username_key', '=', username.toLowerCase())
    .where('lists.list', '=', 'setList')
    .executeTakeFirst();
  // Only the set list's own calls write these rows.
  const setList = row && (JSON.parse(row.items) as KeptSetList).published;
  return setList ? { username: row.username, setList, noindex: row.noindex === 1 } : undefined;
}
