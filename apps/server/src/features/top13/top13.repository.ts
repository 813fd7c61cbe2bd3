import { emptyTop13, type Top13 } from '@thirteen/domain/top13/top13.ts';
import { findList, type StoredList } from '#platform/saving/lists.repository.ts';
import type { Db } from '#platform/db/tables.ts';

/** A fan's Top 13; empty, with revision 0, when none was ever saved. */
export async function readTop13(db: Db, userId: string): Promise<StoredList<Top13>> {
  const stored = await findList(db, { userId, list: 'top13' }, parseSlots);
  return stored ?? { items: emptyTop13, revision: 0 };
}

// Only the Top 13's own calls write these rows.
function parseSlots(json: string): Top13 {
  return JSON.parse(json) as Top13;
}
