import { changeCounters } from '#platform/db/counters.ts';
import { listStoredLists } from '#platform/saving/lists.repository.ts';
import type { Tx } from '#platform/db/tables.ts';
import type { ListChanged } from '#platform/saving/change-list.ts';
import { contributionsOf, difference } from './contributions.ts';

/** Updates the statistics in each transaction that changes what they count. */
export type StatisticsUpdates = {
  readonly listChanged: ListChanged;
  /** Takes back all that a fan counted for, before the account goes. */
  readonly forgetFan: (tx: Tx, userId: string) => Promise<void>;
};

/** The lists of the site's author are an example and count for nothing. */
export function createStatisticsUpdates(isCounted: (userId: string) => boolean): StatisticsUpdates {
  return {
    async listChanged(tx, { userId, list, before, placedBefore, after, placed }) {
      if (!isCounted(userId)) return;
      const changes = difference(
        contributionsOf(list, { items: before, placed: placedBefore }),
        contributionsOf(list, { items: after, placed }),
      );
      await changeCounters(tx, userId, changes);
    },
    async forgetFan(tx, userId) {
      if (!isCounted(userId)) return;
      const lists = await listStoredLists(tx, userId);
      const counted = lists.flatMap(({ list, ...stored }) => contributionsOf(list, stored));
      await changeCounters(tx, userId, difference(counted, []));
    },
  };
}
