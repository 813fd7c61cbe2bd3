import { hasDraft } from '#features/rankings/all-songs/all-songs-draft.ts';
import { savedAllSongs } from '#features/rankings/all-songs/all-songs.saving.ts';
import { findSavedOrder } from '#features/rankings/rankings.saving.ts';
import { savedTracks } from '#features/rankings/track-numbers/track-rankings.saving.ts';
import { sendWaitingSorts } from '#features/sorter/sorts/fan-sorts.ts';
import { visitorSorts } from '#features/sorter/sorts/visitor-sorts.ts';
import { savedSetList } from '#features/set-list/set-list.saving.ts';
import { savedTop13 } from '#features/top13/top13.saving.ts';
import { listPendingLists } from '#lib/saving/forget-saved-lists.ts';
import { sendOpenLists } from '#lib/saving/saved-list.ts';
import { hasUnsavedTexts } from '#lib/unsaved-texts.ts';
import { moveInTop13 } from './move-in.ts';

/** The lists of which a fan has one. */
const lists = [savedTop13, savedAllSongs, savedTracks, savedSetList];

/**
 * Sends what still waits in this browser for the fan who has logged in, whatever page they are on, and what was sorted
 * before the login. `show` leads to a page.
 */
export async function sendWaitingChanges(username: string, show: (path: string) => void): Promise<void> {
  void moveInTop13(show).catch(() => undefined);
  sendWaitingSorts();
  // A browser without IndexedDB keeps no lists.
  const names = await listPendingLists(username).catch(() => []);
  for (const name of names) {
    const list = lists.find((each) => each.name === name) ?? findSavedOrder(name);
    list?.queueOf();
  }
}

/** How long a fan who logs out waits for saves that are on their way. */
const PATIENCE_MS = 1000;

/** Tries once more to save everything. Answers whether work of the fan is still in this browser alone. */
export async function hasUnsavedWork(username: string): Promise<boolean> {
  const areListsSaved = await sendOpenLists(PATIENCE_MS);
  if (!areListsSaved || hasDraft(username) || hasUnsavedTexts(username)) return true;
  if (visitorSorts.listLeft(username).length > 0) return true;
  const pending = await listPendingLists(username).catch(() => []);
  return pending.length > 0;
}
