import type { Db, Tx } from '#platform/db/tables.ts';

type SortKey = { readonly userId: string; readonly id: string };

/** A sort as it is kept: JSON text of the whole, or of what a list shows of it. `updatedAt` is ISO 8601 in UTC. */
type StoredRow<Part extends string> = Readonly<Record<Part, string>> & {
  readonly revision: number;
  readonly updatedAt: string;
};

/** A fan's sort. Undefined where the fan has none of this id. */
export function findSort(db: Db, { userId, id }: SortKey): Promise<StoredRow<'items'> | undefined> {
  return db
    .selectFrom('sorts')
    .select(['sort as items', 'revision', 'updated_at as updatedAt'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** What lists show of a fan's sorts, the one changed last first. */
export function listSortSummaries(
  db: Db,
  userId: string,
): Promise<readonly (StoredRow<'summary'> & { readonly id: string })[]> {
  return db
    .selectFrom('sorts')
    .select(['id', 'summary', 'revision', 'updated_at as updatedAt'])
    .where('user_id', '=', userId)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();
}

/** All that is kept of a fan's sorts, for the download of all data. */
export function listWholeSorts(
  db: Db,
  userId: string,
): Promise<readonly (StoredRow<'items'> & { readonly id: string })[]> {
  return db
    .selectFrom('sorts')
    .select(['id', 'sort as items', 'revision', 'updated_at as updatedAt'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

/** Whether a save would begin a sort for an account whose e-mail address is not confirmed. */
export async function isBegunUnconfirmed(db: Db, { userId, id }: SortKey): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .leftJoin('sorts', (join) => join.onRef('sorts.user_id', '=', 'users.id').on('sorts.id', '=', id))
    .select(['users.email_confirmed_at as confirmedAt', 'sorts.id as sortId'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  return row !== undefined && row.confirmedAt === null && row.sortId === null;
}

/** How many sorts a fan has. */
export async function countSorts(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('sorts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Saves a sort over a revision and answers the new one; undefined, and nothing is changed, over a newer one. */
export async function writeSort(
  tx: Tx,
  { userId, id }: SortKey,
  saved: { readonly sort: string; readonly summary: string; readonly after: number; readonly at: string },
): Promise<number | undefined> {
  const { sort, summary, after, at } = saved;
  const values = { sort, summary, revision: after + 1, updated_at: at };
  const [result] =
    after === 0
      ? await tx
          .insertInto('sorts')
          .values({ user_id: userId, id, ...values })
          .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
          .execute()
      : await tx
          .updateTable('sorts')
          .set(values)
          .where('user_id', '=', userId)
          .where('id', '=', id)
          .where('revision', '=', after)
          .execute();
  const changed =
    result && ('numUpdatedRows' in result ? result.numUpdatedRows : result.numInsertedOrUpdatedRows);
  return changed === 1n ? values.revision : undefined;
}

export async function removeSort(tx: Tx, { userId, id }: SortKey): Promise<void> {
  await tx.deleteFrom('sorts').where('user_id', '=', userId).where('id', '=', id).execute();
}
