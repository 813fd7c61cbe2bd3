import type { Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import type { Top13 } from '@thirteen/domain/top13/top13.ts';
import { saveExplorerSongs } from '#features/explorer/explorer.repository.ts';
import { keepDay } from '#features/history/history.service.ts';
import { tellsSongOrder, updateSongOrders } from '#features/match/match.service.ts';
import { createShareableUpdate } from '#features/profile/profile.service.ts';
import { updatePublished } from '#features/set-list/set-list.routes.ts';
import { createStatisticsUpdates } from '#features/statistics/statistics.service.ts';
import type { Database } from '#platform/db/database.ts';
import { changeList, type ListChanged, type SaveList } from '#platform/saving/change-list.ts';
import { shareableChanged, updateSongsPlaced } from './fan-updates.ts';

type SaveListParts = {
  readonly database: Database;
  readonly now: () => number;
  readonly catalogue: { current(): Catalogue };
  /** Whether a fan counts in the statistics. */
  readonly isCounted: (userId: string) => boolean;
};

/** One save of a list, as routes call it: the list, and all that features keep of it, in one transaction. */
export function createSaveList({ database, now, catalogue, isCounted }: SaveListParts): SaveList {
  const statistics = createStatisticsUpdates(isCounted);
  const updateShareable = createShareableUpdate({ now, shareableChanged });

  const listChanged: ListChanged = async (tx, change) => {
    // What all fans love, as counters.
    await statistics.listChanged(tx, change);
    // Who has a published set list.
    await updatePublished(tx, change);
    // Whom others find by a song.
    if (change.list === 'top13' && change.after !== change.before)
      await saveExplorerSongs(tx, change.userId, JSON.parse(change.after) as Top13);
    // The order of the songs, which fans are compared by.
    await updateSongOrders(tx, change);
    // How many songs the fan has placed.
    if (tellsSongOrder(change.list)) await updateSongsPlaced(tx, change.userId);
    // How the list stood until the day before.
    await keepDay(tx, change, catalogue.current());
    // Whether the profile has all that one must have to be shared, and is found by others. Last: what it begins with, it
    // takes from what stands above.
    await updateShareable(tx, change);
  };
  return (change) => changeList({ database, now, listChanged }, change);
}
