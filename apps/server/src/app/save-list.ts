import type { Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import type { Top13 } from '@thirteen/domain/top13/top13.ts';
import { findPublicSince, saveExplorerSongs } from '#features/explorer/explorer.repository.ts';
import { keepDay } from '#features/history/history.service.ts';
import { updateSongOrders } from '#features/match/match.service.ts';
import { createShareableUpdate } from '#features/profile/profile.service.ts';
import { updatePublished } from '#features/set-list/set-list.routes.ts';
import { createStatisticsUpdates } from '#features/statistics/statistics.service.ts';
import type { Database } from '#platform/db/database.ts';
import { changeList, type ListChanged, type SaveList } from '#platform/saving/change-list.ts';
import type { ListName } from '#platform/saving/lists.repository.ts';
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
  /** What all fans love, as counters. */
  const statistics = createStatisticsUpdates(isCounted).listChanged;
  /** How the list stood until the day before. */
  const history: ListChanged = (tx, change) => keepDay(tx, change, catalogue.current());
  /** Whether the profile may be shared, and is found by others. Last: what it begins with, it takes from those before. */
  const shareable = createShareableUpdate({ now, shareableChanged });

  // What fans who save at once share statements for is first: after the others each of them is at another place.
  const updatesOf = (list: ListName): readonly ListChanged[] => {
    switch (list) {
      case 'top13':
        return [statistics, history, songOrders, shareable];
      case 'setList':
        return [statistics, history, updatePublished];
      case 'allAlbums':
        return [statistics, history, shareable];
      case 'trackRankings':
        // Nothing counts by them, and no day of theirs is kept.
        return [];
      default:
        // All songs, and the songs of an album.
        return [history, songOrders];
    }
  };
  const listChanged: ListChanged = async (tx, change) => {
    for (const update of updatesOf(change.list)) await update(tx, change);
  };
  return (change) => changeList({ database, now, listChanged }, change);
}

/**
 * In which order the fan ranked songs; and where the profile is public, by which songs the explorer finds the fan and how many are
 * placed. Of others nothing more is noted.
 */
const songOrders: ListChanged = async (tx, change) => {
  const { userId, list, before, after } = change;
  await updateSongOrders(tx, change);
  // Only the first save of a list has still to ask.
  const publicSince =
    change.publicSince === undefined ? await findPublicSince(tx, userId) : change.publicSince;
  if (publicSince === null) return;
  if (list === 'top13' && after !== before)
    await saveExplorerSongs(tx, { userId, publicSince, top13: JSON.parse(after) as Top13 });
  await updateSongsPlaced(tx, userId);
};
