import type { StoredSetList } from '@thirteen/domain/set-list/published-set-list.ts';
import type { SetListDraft } from '@thirteen/domain/set-list/set-list.ts';
import type { Db } from '#platform/db/tables.ts';
import { findUserByName } from '#platform/db/users.ts';

/** A published set list and the name of its owner, spelled as at signup. */
export type SetListOfFan = {
  readonly username: string;
  readonly setList: SetListDraft;
  /** Whether search engines are asked to leave it out. */
  readonly noindex: boolean;
};

/** The published set list of a username, whatever the case. */
export async function findSharedSetList(db: Db, username: string): Promise<SetListOfFan | undefined> {
  const user = await findUserByName(db, username);
  if (!user) return undefined;
  const row = await db
    .selectFrom('verified_set_lists')
    .innerJoin('lists', 'lists.user_id', 'verified_set_lists.user_id')
    .leftJoin('profiles', 'profiles.user_id', 'verified_set_lists.user_id')
    .select(['lists.items', 'profiles.noindex'])
    .where('verified_set_lists.user_id', '=', user.id)
    .where('lists.list', '=', 'setList')
    .executeTakeFirst();
  // Only the set list's own calls write these rows.
  const setList = row && (JSON.parse(row.items) as StoredSetList).published;
  return setList ? { username: user.username, setList, noindex: row.noindex === 1 } : undefined;
}
