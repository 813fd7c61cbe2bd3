import type { SetListDraft } from '@thirteen/domain/set-list/set-list.ts';
import { findList, type StoredList } from '#platform/db/lists.ts';
import type { Db, Tx } from '#platform/db/tables.ts';

/** A set list as it is stored: the draft, and whether it passed every rule since it last changed. */
export type StoredSetList = SetListDraft & { readonly verified: boolean };

/** How many surprise picks are shown: those of the lists that changed last. */
const SHOWN_PICKS = 100;

/** A fan's set list. Undefined when it was never saved. */
export function findSetList(db: Db, userId: string): Promise<StoredList<StoredSetList> | undefined> {
  return findList(db, { userId, list: 'setList' }, parseSetListText);
}

/** The set list of a username, whatever the case, where it is verified. */
export async function findVerifiedSetList(db: Db, username: string): Promise<StoredSetList | undefined> {
  const row = await db
    .selectFrom('users')
    .innerJoin('verified_set_lists', 'verified_set_lists.user_id', 'users.id')
    .innerJoin('lists', 'lists.user_id', 'users.id')
    .select('lists.items')
    .where('users.username_key', '=', username.toLowerCase())
    .where('lists.list', '=', 'setList')
    .executeTakeFirst();
  return row && parseSetListText(row.items);
}

export async function hasVerifiedSetList(db: Db, username: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .innerJoin('verified_set_lists', 'verified_set_lists.user_id', 'users.id')
    .select('users.id')
    .where('users.username_key', '=', username.toLowerCase())
    .executeTakeFirst();
  return row !== undefined;
}

/** The surprise songs of the verified set lists that changed last, as ids, the latest first. */
export function listSurprisePicks(
  db: Db,
  { without = '' }: { readonly without: string | undefined },
): Promise<readonly { readonly username: string; readonly guitar: string; readonly piano: string }[]> {
  return db
    .selectFrom('verified_set_lists')
    .innerJoin('users', 'users.id', 'verified_set_lists.user_id')
    .select(['users.username', 'verified_set_lists.guitar', 'verified_set_lists.piano'])
    .where('verified_set_lists.user_id', '!=', without)
    .orderBy('verified_set_lists.changed_at', 'desc')
    .orderBy('verified_set_lists.user_id')
    .limit(SHOWN_PICKS)
    .execute();
}

/** Notes whether a fan's set list is verified, in the transaction that changes it. */
export async function noteVerified(
  tx: Tx,
  userId: string,
  { setList, at }: { readonly setList: StoredSetList; readonly at: string },
): Promise<void> {
  const surprise = setList.entries.find((entry) => entry.kind === 'surprise');
  if (!setList.verified || !surprise?.guitar || !surprise.piano) {
    await tx.deleteFrom('verified_set_lists').where('user_id', '=', userId).execute();
    return;
  }
  const values = { changed_at: at, guitar: surprise.guitar, piano: surprise.piano };
  await tx
    .insertInto('verified_set_lists')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

// Only the set list's own calls write these rows.
export function parseSetListText(json: string): StoredSetList {
  return JSON.parse(json) as StoredSetList;
}

/** Whether two set lists hold the same songs in the same order. */
export function isSameShow(a: SetListDraft, b: SetListDraft): boolean {
  return JSON.stringify(a.entries) === JSON.stringify(b.entries);
}
