import { hasDraft } from '#features/rankings/all-songs/all-songs-draft.ts';
import { savedAllSongs } from '#features/rankings/all-songs/all-songs.saving.ts';
import { findSavedOrder } from '#features/rankings/rankings.saving.ts';
import { savedTracks } from '#features/rankings/track-numbers/track-rankings.saving.ts';
import { sendWaitingSorts } from '#features/sorter/sorts/fan-sorts.ts';
import { visitorSorts } from '#features/sorter/sorts/visitor-sorts.ts';
import { savedSetList } from '#features/set-list/set-list.saving.ts';
import { savedTop13 } from '#features/top13/top13.saving.ts';
import { listPendingLists } from '#lib/saving/browser/forget-saved-lists.ts';
import { sendOpenLists } from '#lib/saving/saved-list.ts';
import { hasUnsavedTexts } from '#lib/browser/unsaved.ts';
import { countChosen, emptyTop13, TOP13_SLOTS } from '@thirteen/domain/top13/top13.ts';
import { resultOrder } from '#features/sorter/result/result-order.ts';
import { viewOf } from '#features/sorter/sort-view.ts';
import { takeFinishedTop13 } from '#features/sorter/sorts/sorter.saving.ts';
import { sorterWords } from '#features/sorter/sorter.words.ts';
import { top13Query } from '#features/top13/top13.queries.ts';
import { visitorTop13 } from '#features/top13/visitor-top13.ts';
import { sortResultPath } from '#lib/paths.ts';
import { queryClient } from '#lib/api/query-client.ts';
import { toast } from '#ui/toasts/toast.ts';

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
  for (const { name } of await listPendingLists(username).catch(() => [])) {
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

const OFFER_MS = 20_000;

/**
 * Takes care of the Top 13 that a visitor sorted and brought along: it becomes the account's where that has none.
 * Otherwise its page shows both, and the fan chooses there; `show` leads to it.
 */
async function moveInTop13(show: (path: string) => void): Promise<void> {
  const sort = takeFinishedTop13();
  if (sort === undefined) return moveInPlaced();
  await savedTop13.queueOf()?.whenRead;
  await queryClient.fetchQuery(top13Query);
  const order = resultOrder(viewOf(sort), sort.plan);
  const now = savedTop13.readShown();
  const next = Array.from({ length: TOP13_SLOTS }, (_, index) => order[index] ?? null);
  if (now.every((id) => id === null)) {
    savedTop13.change(next);
    toast.success(sorterWords.movedInTop13);
    return;
  }
  const path = sortResultPath(sort.id);
  const isSame = next.every((id, index) => id === now[index]);
  if (isSame || window.location.pathname + window.location.search === path) return;
  toast.info(sorterWords.movedInBoth, undefined, {
    durationMs: OFFER_MS,
    action: { label: sorterWords.lookAtBoth, onPress: () => show(path) },
  });
}

/** The same for a Top 13 that was placed by hand; where the account has one, its page offers this one. */
async function moveInPlaced(): Promise<void> {
  const placed = visitorTop13.get();
  if (countChosen(placed) === 0) return;
  await savedTop13.queueOf()?.whenRead;
  await queryClient.fetchQuery(top13Query);
  if (countChosen(savedTop13.readShown()) > 0) return;
  savedTop13.change(placed);
  visitorTop13.set(emptyTop13);
  toast.success(sorterWords.movedInTop13);
}
