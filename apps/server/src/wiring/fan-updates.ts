import { addToExplorer, removeFromExplorer } from '#features/explorer/explorer.repository.ts';
import { updateSongOrders } from '#features/match/match.service.ts';
import {
  createShareableUpdate,
  forgetProfile,
  type ShareableChanged,
} from '#features/profile/profile.service.ts';
import { updatePublished } from '#features/set-list/set-list.routes.ts';
import { createStatisticsUpdates } from '#features/statistics/statistics.service.ts';
import type { Tx } from '#platform/db/tables.ts';
import type { ListChanged } from '#platform/lists/change-list.ts';

/** What features update in the transaction that changes something of a fan's. */
export type FanUpdates = {
  readonly listChanged: ListChanged;
  readonly shareableChanged: ShareableChanged;
  /** Takes a fan out of all that counts or finds fans, before the account goes. */
  readonly forgetFan: (tx: Tx, userId: string) => Promise<void>;
};

/** Tells each feature of the changes that concern it. Fans who are not counted are in no statistic. */
export function createFanUpdates(isCounted: (userId: string) => boolean, now: () => number): FanUpdates {
  const statistics = createStatisticsUpdates(isCounted);
  const updateShareable = createShareableUpdate({ now, shareableChanged });
  return {
    async listChanged(tx, change) {
      await statistics.listChanged(tx, change);
      await updatePublished(tx, change);
      await updateShareable(tx, change);
      await updateSongOrders(tx, change);
    },
    shareableChanged,
    async forgetFan(tx, userId) {
      await statistics.forgetFan(tx, userId);
      await forgetProfile(tx, { shareableChanged }, userId);
    },
  };
}

const shareableChanged: ShareableChanged = (tx, fan, isShareable) =>
  isShareable ? addToExplorer(tx, fan) : removeFromExplorer(tx, fan);
