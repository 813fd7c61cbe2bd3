import type { SetListDraft } from '@thirteen/domain/set-list/set-list.ts';
import { emptyTop13, type Top13 } from '@thirteen/domain/top13/top13.ts';
import type { Db } from '#platform/db/tables.ts';

/** A verified set list and the name of its owner, spelled as at signup. */
export type SharedSetList = { readonly username: string; readonly setList: SetListDraft };

/** The set list of a username, whatever the case, where it is verified. */
export async function findSharedSetList(db: Db, username: string): Promise<SharedSetList | undefined> {
  const row = await db
    .selectFrom('users')
    .innerJoin('verified_set_lists', 'verified_set_lists.user_id', 'users.id')
    .innerJoin('lists', 'lists.user_id', 'users.id')
    .select(['users.username', 'lists.items'])
    .where('users.username_key', '=', username.toLowerCase())
    .where('lists.list', '=', 'setList')
    .executeTakeFirst();
  // Only the set list's own calls write these rows.
  return row && { username: row.username, setList: JSON.parse(row.items) as SetListDraft };
}

/** A public profile: its owner, spelled as at signup, what was chosen for it, and the ids of its Top 13. */
export type SharedProfile = {
  readonly username: string;
  readonly theme: string;
  readonly image: string;
  readonly top13: Top13;
};

/** The profile of a username, whatever the case, while it is public. */
export async function findSharedProfile(db: Db, username: string): Promise<SharedProfile | undefined> {
  const row = await db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .leftJoin('lists', (join) => join.onRef('lists.user_id', '=', 'users.id').on('lists.list', '=', 'top13'))
    .select(['users.username', 'profiles.theme', 'profiles.image', 'lists.items'])
    .where('users.username_key', '=', username.toLowerCase())
    .where('profiles.shareable', '=', 1)
    .executeTakeFirst();
  // Only the Top 13's own calls write these rows.
  if (!row) return undefined;
  const { items, ...shown } = row;
  return { ...shown, top13: items === null ? emptyTop13 : (JSON.parse(items) as Top13) };
}
