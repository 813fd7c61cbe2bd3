import { emptyTop13, type Top13 } from '@thirteen/domain/top13/top13.ts';
import { findList, saveList, type StoredList } from '#platform/db/lists.ts';
import type { Db, Tx } from '#platform/db/tables.ts';

const LIST = 'top13';

/** A fan's Top 13; empty, with revision 0, when none was ever saved. */
export async function readTop13(db: Db, userId: string): Promise<StoredList<Top13>> {
  const stored = await findList(db, { userId, list: LIST }, parseSlots);
  return stored ?? { items: emptyTop13, revision: 0 };
}

/** Saves a Top 13 over the revision it was made from. Undefined when a newer one was saved meanwhile. */
export function saveTop13(
  tx: Tx,
  userId: string,
  saved: { readonly top13: Top13; readonly after: number; readonly at: string },
): Promise<number | undefined> {
  const items = JSON.stringify(saved.top13);
  return saveList(tx, { userId, list: LIST }, { items, after: saved.after, at: saved.at });
}

// Only `saveTop13` writes these rows.
function parseSlots(json: string): Top13 {
  return JSON.parse(json) as Top13;
}
