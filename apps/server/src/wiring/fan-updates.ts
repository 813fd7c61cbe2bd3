import { saveUsername } from '#features/account/account.repository.ts';
import { addToExplorer, removeFromExplorer } from '#features/explorer/explorer.repository.ts';
import { updateSongOrders } from '#features/match/match.service.ts';
import {
  createShareableUpdate,
  forgetProfile,
  renameProfile,
  updateHiddenProfile,
  type ShareableChanged,
} from '#features/profile/profile.service.ts';
import { updateHiddenSetList, updatePublished } from '#features/set-list/set-list.routes.ts';
import { createStatisticsUpdates } from '#features/statistics/statistics.service.ts';
import { saveHidden } from '#platform/db/hidden-fans.ts';
import type { Tx } from '#platform/db/tables.ts';
import type { ListChanged } from '#platform/saving/change-list.ts';

/** What features update in the transaction that changes something of a fan's. */
export type FanUpdates = {
  readonly listChanged: ListChanged;
  readonly shareableChanged: ShareableChanged;
  /** Takes a fan out of all that counts or finds fans, before the account goes. */
  readonly forgetFan: (tx: Tx, userId: string) => Promise<void>;
  /**
   * Keeps a fan out of all public places, or brings the fan back; false where that was so already. Statistics stay: they
   * name nobody, and a sum that falls would tell what the fan had counted for.
   */
  readonly setHidden: (tx: Tx, userId: string, isHidden: boolean) => Promise<boolean>;
  /** Gives a fan another username, under which the fan is found from now on. Throws where it is taken. */
  readonly renameFan: (tx: Tx, userId: string, username: string) => Promise<void>;
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
    async setHidden(tx, userId, isHidden) {
      const isChanged = await saveHidden(tx, userId, isHidden ? new Date(now()).toISOString() : null);
      if (!isChanged) return false;
      await updateHiddenProfile(tx, { now, shareableChanged }, userId);
      await updateHiddenSetList(tx, userId);
      return true;
    },
    renameFan: (tx, userId, username) =>
      renameProfile(tx, { shareableChanged }, userId, () => saveUsername(tx, userId, username)),
  };
}

const shareableChanged: ShareableChanged = (tx, fan, isShareable) =>
  isShareable ? addToExplorer(tx, fan) : removeFromExplorer(tx, fan);
