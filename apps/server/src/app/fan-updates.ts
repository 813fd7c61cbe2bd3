import { saveUsername } from '#features/account/account.repository.ts';
import { addToExplorer, removeFromExplorer } from '#features/explorer/explorer.repository.ts';
import {
  forgetProfile,
  renameProfile,
  updateHiddenProfile,
  type ShareableChanged,
} from '#features/profile/profile.service.ts';
import { updateHiddenSetList } from '#features/set-list/set-list.routes.ts';
import { countPlacedSongs } from '#features/match/match.service.ts';
import { saveSongsPlaced } from '#features/statistics/statistics.repository.ts';
import { createStatisticsUpdates } from '#features/statistics/statistics.service.ts';
import { saveHidden } from '#platform/db/users.ts';
import type { Tx } from '#platform/db/tables.ts';

/** What features update in the transaction that changes a fan's account; of a change of a list `save-list.ts` tells. */
export type FanUpdates = {
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
  return {
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

/** Lets the explorer find a fan whose profile can be shared, and no other, and the chart of fans who placed the most count. */
export const shareableChanged: ShareableChanged = async (tx, fan, isShareable) => {
  if (!isShareable) return removeFromExplorer(tx, fan);
  await addToExplorer(tx, fan);
  await updateSongsPlaced(tx, fan.userId);
};

/** Notes how many songs a fan with a public profile has placed by now. */
export async function updateSongsPlaced(tx: Tx, userId: string): Promise<void> {
  await saveSongsPlaced(tx, userId, await countPlacedSongs(tx, userId));
}
