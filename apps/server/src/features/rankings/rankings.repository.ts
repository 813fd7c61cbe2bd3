import type { TrackGroups } from '@thirteen/domain/rankings/track-groups.ts';
import {
  findList,
  type ListName,
  type StoredList,
  type StoredRow,
} from '#platform/saving/lists.repository.ts';
import type { Db } from '#platform/db/tables.ts';

/** A saved ranking, and what of it the fan placed. */
type PlacedList<Items> = StoredList<Items> & Pick<StoredRow, 'placed'>;

/** A fan's order of ids. Undefined when it was never saved. */
export function findOrder(
  db: Db,
  userId: string,
  list: ListName,
): Promise<PlacedList<readonly string[]> | undefined> {
  return findList(db, { userId, list }, parseOrder);
}

/** A fan's track groups. Undefined when they were never saved. */
export function findTrackGroups(db: Db, userId: string): Promise<PlacedList<TrackGroups> | undefined> {
  return findList(db, { userId, list: 'trackRankings' }, (json) => JSON.parse(json) as TrackGroups);
}

/** The ids of a stored order. Only `changeList` writes these rows. */
export function parseOrder(json: string): readonly string[] {
  return JSON.parse(json) as readonly string[];
}
