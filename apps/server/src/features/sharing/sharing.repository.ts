import type { KeptSetList } from '@thirteen/domain/set-list/published-set-list.ts';
import type { SetListDraft } from '@thirteen/domain/set-list/set-list.ts';
import { findList } from '#platform/db/lists.ts';
import type { Db } from '#platform/db/tables.ts';
import { findUserByName } from '#platform/db/users.ts';

/** A published set list and the name of its owner, spelled as at signup. */
export type SharedSetList = { readonly username: string; readonly setList: SetListDraft };

/** The published set list of a username, whatever the case. */
export async function findSharedSetList(db: Db, username: string): Promise<SharedSetList | undefined> {
  const user = await findUserByName(db, username);
  if (!user) return undefined;
  // Only the set list's own calls write these rows.
  const parse = (json: string) => JSON.parse(json) as KeptSetList;
  const stored = await findList(db, { userId: user.id, list: 'setList' }, parse);
  const setList = stored?.items.published;
  return setList ? { username: user.username, setList } : undefined;
}
