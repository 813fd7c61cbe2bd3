import type { Db, Tx } from './tables.ts';

/** The lists that a fan keeps, by the name under which they are stored. */
export type ListName = 'top13';

/** A stored list: JSON data of ids, and the revision that grows with each change. Revision 0: never saved. */
export type StoredList<Items> = { readonly items: Items; readonly revision: number };

/** Reads a list. Undefined when nothing was ever saved. The caller's parser vouches for the shape of the items. */
export async function findList<Items>(
  db: Db,
  key: { readonly userId: string; readonly list: ListName },
  parse: (json: string) => Items,
): Promise<StoredList<Items> | undefined> {
  const row = await db
    .selectFrom('lists')
    .select(['items', 'revision'])
    .where('user_id', '=', key.userId)
    .where('list', '=', key.list)
    .executeTakeFirst();
  return row && { items: parse(row.items), revision: row.revision };
}

/**
 * Saves a list over the revision that it was made from, and answers the new revision. Undefined, and nothing is
 * changed, when a newer one was saved meanwhile.
 */
export async function saveList(
  tx: Tx,
  key: { readonly userId: string; readonly list: ListName },
  saved: { readonly items: string; readonly after: number; readonly at: string },
): Promise<number | undefined> {
  const values = { items: saved.items, revision: saved.after + 1, updated_at: saved.at };
  if (saved.after === 0) {
    const inserted = await tx
      .insertInto('lists')
      .values({ user_id: key.userId, list: key.list, ...values })
      .onConflict((conflict) => conflict.columns(['user_id', 'list']).doNothing())
      .executeTakeFirst();
    return inserted.numInsertedOrUpdatedRows === 1n ? values.revision : undefined;
  }
  const updated = await tx
    .updateTable('lists')
    .set(values)
    .where('user_id', '=', key.userId)
    .where('list', '=', key.list)
    .where('revision', '=', saved.after)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n ? values.revision : undefined;
}
