import type { KeptState } from '@thirteen/domain/history/kept-days.ts';
import type { PackedState } from '@thirteen/domain/history/list-state.ts';
import { prepared } from '#platform/db/prepared.ts';
import type { Db, Tx } from '#platform/db/tables.ts';
import type { ListName } from '#platform/saving/lists.repository.ts';

/** A past state of a list, as it is stored. */
export type StoredState = KeptState<PackedState> & { readonly list: ListName };

/**
 * Keeps a state under its last day. A state that is kept of that day already stays. As plain as a statement can be, so that
 * fans who save at once share it: joined with what it depends on it cost PostgreSQL five times as much.
 */
export async function insertState(
  tx: Tx,
  userId: string,
  { list, since, until, state }: StoredState,
): Promise<void> {
  await insertKept(tx, [userId, list, until, since, state]);
}

const insertKept = prepared((db) =>
  db
    .insertInto('list_days')
    .values({ user_id: '', list: '', until_day: 0, since_day: 0, state: '' })
    .onConflict((conflict) => conflict.columns(['user_id', 'list', 'until_day']).doNothing()),
);

/** The last days of the states of a list that ended on a day or before. */
export async function listDaysUpTo(
  db: Db,
  { userId, list, day }: { readonly userId: string; readonly list: ListName; readonly day: number },
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('list_days')
    .select('until_day as until')
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .where('until_day', '<=', day)
    .execute();
  return rows.map(({ until }) => until);
}

/** All past states of a fan's lists, or of one, the oldest first. */
export async function listStates(db: Db, userId: string, list?: ListName): Promise<readonly StoredState[]> {
  const query = db
    .selectFrom('list_days')
    .select(['list', 'since_day as since', 'until_day as until', 'state'])
    .where('user_id', '=', userId)
    .orderBy('list')
    .orderBy('until_day');
  const rows = await (list === undefined ? query : query.where('list', '=', list)).execute();
  // The column holds only names that `insertState` was given.
  return rows.map((row) => ({ ...row, list: row.list as ListName }));
}

/** How many past states are kept of each list, and the first day that they tell of. */
export async function countStates(
  db: Db,
  userId: string,
): Promise<readonly { readonly list: ListName; readonly states: number; readonly since: number }[]> {
  const rows = await db
    .selectFrom('list_days')
    .select((eb) => ['list', eb.fn.countAll<number>().as('states'), eb.fn.min('since_day').as('since')])
    .where('user_id', '=', userId)
    .groupBy('list')
    .orderBy('list')
    .execute();
  return rows.map((row) => ({ ...row, list: row.list as ListName }));
}

/** Deletes states of a list by their last days. */
export async function deleteStates(
  tx: Tx,
  {
    userId,
    list,
    untils,
  }: { readonly userId: string; readonly list: ListName; readonly untils: readonly number[] },
): Promise<void> {
  if (untils.length === 0) return;
  await tx
    .deleteFrom('list_days')
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .where('until_day', 'in', [...untils])
    .execute();
}

/** Deletes all past states of a fan's lists. */
export async function deleteAllStates(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('list_days').where('user_id', '=', userId).execute();
}

/** Whether past states of a fan's lists are kept. */
export async function isKept(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('list_days_off')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row === undefined;
}

/** Notes whether past states are kept from now on; `at` is ISO 8601 in UTC. */
export async function saveKept(
  tx: Tx,
  userId: string,
  { kept, at }: { readonly kept: boolean; readonly at: string },
) {
  await (
    kept
      ? tx.deleteFrom('list_days_off').where('user_id', '=', userId)
      : tx
          .insertInto('list_days_off')
          .values({ user_id: userId, off_since: at })
          .onConflict((conflict) => conflict.column('user_id').doNothing())
  ).execute();
}
