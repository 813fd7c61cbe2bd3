import type { StoredSetList, PublishedSetList } from '@thirteen/domain/set-list/published-set-list.ts';
import { findList, type StoredList } from '#platform/saving/lists.repository.ts';
import type { Db, Tx } from '#platform/db/tables.ts';
import { findUserByName } from '#platform/db/users.ts';

/** How many surprise picks are shown: those of the lists that were published last. */
const SHOWN_PICKS = 100;

/** A fan's set list. Undefined when it was never saved. */
export function findSetList(db: Db, userId: string): Promise<StoredList<StoredSetList> | undefined> {
  return findList(db, { userId, list: 'setList' }, parseSetListText);
}

/** The published set list of a username, whatever the case. */
export async function findPublishedSetList(db: Db, username: string): Promise<PublishedSetList | undefined> {
  const user = await findUserByName(db, username);
  if (!user) return undefined;
  const row = await db
    .selectFrom('verified_set_lists')
    .innerJoin('lists', 'lists.user_id', 'verified_set_lists.user_id')
    .select('lists.items')
    .where('verified_set_lists.user_id', '=', user.id)
    .where('lists.list', '=', 'setList')
    .executeTakeFirst();
  return (row && parseSetListText(row.items).published) ?? undefined;
}

export async function hasPublishedSetList(db: Db, username: string): Promise<boolean> {
  const user = await findUserByName(db, username);
  if (!user) return false;
  const row = await db
    .selectFrom('verified_set_lists')
    .select('user_id')
    .where('user_id', '=', user.id)
    .executeTakeFirst();
  return row !== undefined;
}

/** The surprise songs of the set lists that were published last, as ids, the latest first. */
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

/** Notes that a fan has a published set list, or none any more, in the transaction that changes it. */
export async function notePublished(
  tx: Tx,
  userId: string,
  published: PublishedSetList | null,
): Promise<void> {
  const surprise = published?.entries.find((entry) => entry.kind === 'surprise');
  if (!published || !surprise?.guitar || !surprise.piano) {
    await tx.deleteFrom('verified_set_lists').where('user_id', '=', userId).execute();
    return;
  }
  const values = { changed_at: published.at, guitar: surprise.guitar, piano: surprise.piano };
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
