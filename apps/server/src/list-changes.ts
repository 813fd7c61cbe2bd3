import { forgetProfile, keepShareable } from '#features/profile/profile.service.ts';
import { keepPublished } from '#features/set-list/set-list.routes.ts';
import { createStatisticsKeeper } from '#features/statistics/statistics.service.ts';
import type { Tx } from '#platform/db/tables.ts';
import type { ListChanged } from '#platform/lists/change-list.ts';

/** What features keep true about fans' lists, in the transaction of each change. */
export type ListKeepers = {
  readonly listChanged: ListChanged;
  /** Takes a fan out of all that counts or finds fans, before the account goes. */
  readonly forgetFan: (tx: Tx, userId: string) => Promise<void>;
};

/** Hands each change of a list to all who keep something about it. Fans who are not counted are in no statistic. */
export function createListKeepers(isCounted: (userId: string) => boolean, now: () => number): ListKeepers {
  const statistics = createStatisticsKeeper(isCounted);
  const noteShareable = keepShareable(now);
  return {
    async listChanged(tx, change) {
      await statistics.listChanged(tx, change);
      await keepPublished(tx, change);
      await noteShareable(tx, change);
    },
    async forgetFan(tx, userId) {
      await statistics.forgetFan(tx, userId);
      await forgetProfile(tx, userId);
    },
  };
}
