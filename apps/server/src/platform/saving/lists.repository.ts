import { sql } from 'kysely';
import { prepared } from '../db/prepared.ts';
import type { Db, Tx } from '../db/tables.ts';

/** The lists that a fan keeps, by the name under which they are stored. */
export type ListName = 'top13' | 'allAlbums' | 'allSongs' | 'trackRankings' | 'setList' | `album:${string}`;

/** A stored list: JSON data of ids, and the revision that grows with each change. Revision 0: never saved. */
export type StoredList<Items> = { readonly items: Items; readonly revision: number };

/** When a list was changed last, as ISO 8601 in UTC. */
type Changed = { readonly updatedAt: string };

/** Which entries of a ranking the fan placed, as JSON text of their ids; null: all of them. See `placedIn`. */
type Placed = { readonly placed: string | null };

type ListKey = { readonly userId: string; readonly list: ListName };

/** Reads a list. Undefined when nothing was ever saved. The caller's parser vouches for the shape of the items. */
export async function findList<Items>(
  db: Db,
  key: ListKey,
  parse: (json: string) => Items,
): Promise<(StoredList<Items> & Placed & Changed) | undefined> {
  const { rows } = await selectList(db, [key.userId, key.list]);
  const [row] = rows;
  return row && { ...row, items: parse(row.items) };
}

/** A list that is about to change, as JSON text. */
export type ListToChange = StoredList<string> &
  Placed &
  Changed & {
    /** Since when past states of the fan's lists are not kept; null: they are. */
    readonly historyOffSince: string | null;
    /** Since when everyone may see the fan's profile; null: they may not. */
    readonly publicSince: string | null;
  };

/** As `findList`, with what else a save has to know, in one statement. */
export async function findListToChange(tx: Tx, key: ListKey): Promise<ListToChange | undefined> {
  const { rows } = await selectListToChange(tx, [key.userId, key.list]);
  return rows[0];
}

/**
 * Saves a list over the revision that it was made from, and answers the new revision. Undefined, and nothing is
 * changed, when a newer one was saved meanwhile.
 */
export async function saveList(
  tx: Tx,
  key: ListKey,
  saved: Placed & { readonly items: string; readonly after: number; readonly at: string },
): Promise<number | undefined> {
  const { items, placed, after, at } = saved;
  const revision = after + 1;
  const { numAffectedRows } =
    after === 0
      ? await insertList(tx, [key.userId, key.list, items, placed, revision, at])
      : await updateList(tx, [items, placed, revision, at, key.userId, key.list, after]);
  return numAffectedRows === 1n ? revision : undefined;
}

const selectList = prepared((db) =>
  db
    .selectFrom('lists')
    .select(['items', 'revision', 'placed', 'updated_at as updatedAt'])
    .where('user_id', '=', '')
    .where('list', '=', ''),
);

const selectListToChange = prepared((db) =>
  db
    .selectFrom('lists')
    .leftJoin('list_days_off', 'list_days_off.user_id', 'lists.user_id')
    .leftJoin('profiles', (join) =>
      join.onRef('profiles.user_id', '=', 'lists.user_id').on('shareable', '=', sql.lit(1)),
    )
    .select(['items', 'revision', 'placed', 'updated_at as updatedAt'])
    .select(['off_since as historyOffSince', 'public_since as publicSince'])
    .where('lists.user_id', '=', '')
    .where('list', '=', ''),
);

const insertList = prepared((db) =>
  db
    .insertInto('lists')
    .values({ user_id: '', list: '', items: '', placed: '', revision: 0, updated_at: '' })
    .onConflict((conflict) => conflict.columns(['user_id', 'list']).doNothing()),
);

const updateList = prepared((db) =>
  db
    .updateTable('lists')
    .set({ items: '', placed: '', revision: 0, updated_at: '' })
    .where('user_id', '=', '')
    .where('list', '=', '')
    .where('revision', '=', 0),
);

/** Notes what of a list the fan placed, where its items stay as they are: that is no change of the list. */
export async function notePlaced(tx: Tx, key: ListKey, placed: string | null): Promise<void> {
  await tx
    .updateTable('lists')
    .set({ placed })
    .where('user_id', '=', key.userId)
    .where('list', '=', key.list)
    .execute();
}

/** A list as the database stores it: JSON text of ids. */
export type StoredRow = Placed & {
  readonly list: ListName;
  readonly items: string;
  readonly revision: number;
  /** ISO 8601 in UTC. */
  readonly updatedAt: string;
};

/** All lists that a fan saved, by name. */
export async function listStoredLists(db: Db, userId: string): Promise<readonly StoredRow[]> {
  const rows = await db
    .selectFrom('lists')
    .select(['list', 'items', 'placed', 'revision', 'updated_at as updatedAt'])
    .where('user_id', '=', userId)
    .orderBy('list')
    .execute();
  // The column holds only names that `saveList` was given.
  return rows.map((row) => ({ ...row, list: row.list as ListName }));
}

/** Lists of all fans, a page at a time, in the order of the key; `after` is the last of the page before. */
export async function listStoredPage(
  db: Db,
  after: { readonly userId: string; readonly list: string },
  limit: number,
): Promise<
  readonly {
    readonly userId: string;
    readonly list: ListName;
    readonly items: string;
    readonly placed: string | null;
  }[]
> {
  const rows = await db
    .selectFrom('lists')
    .select(['user_id as userId', 'list', 'items', 'placed'])
    .where((eb) =>
      eb.or([
        eb('user_id', '>', after.userId),
        eb.and([eb('user_id', '=', after.userId), eb('list', '>', after.list)]),
      ]),
    )
    .orderBy('user_id')
    .orderBy('list')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, list: row.list as ListName }));
}

/**
 * The ids that a fan placed, of those that a ranking holds. `placed` is JSON text as it is stored: a list of ids, or null
 * for all. A number, the first so many, is what the version before wrote, which may still run while it is replaced.
 */
export function placedIn(ids: readonly string[], placed: string | null): ReadonlySet<string> {
  if (placed === null) return new Set(ids);
  const stored = JSON.parse(placed) as readonly string[] | number;
  return new Set(typeof stored === 'number' ? ids.slice(0, stored) : stored);
}

/** What is stored of the ids that a fan placed, in the ranking's order; null where these are all. */
export function toPlaced(ids: readonly string[], own: ReadonlySet<string>): string | null {
  const placed = ids.filter((id) => own.has(id));
  return placed.length === ids.length ? null : JSON.stringify(placed);
}
