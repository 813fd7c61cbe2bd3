import { sendWaitingAnswers } from '#features/profile/answers/answers.saving.ts';
import { hasDraft } from '#features/rankings/all-songs/all-songs-draft.ts';
import { savedAllSongs } from '#features/rankings/all-songs/all-songs.saving.ts';
import { findSavedOrder } from '#features/rankings/rankings.saving.ts';
import { savedTracks } from '#features/rankings/track-numbers/track-rankings.saving.ts';
import { sendWaitingSorts } from '#features/sorter/sorts/fan-sorts.ts';
import { visitorSorts } from '#features/sorter/sorts/visitor-sorts.ts';
import { savedSetList } from '#features/set-list/set-list.saving.ts';
import { isSameTop13 } from '#features/top13/top13-change.ts';
import { replaceTop13, savedTop13 } from '#features/top13/top13.saving.ts';
import { listPendingLists } from '#lib/saving/browser/forget-saved-lists.ts';
import { sendOpenLists } from '#lib/saving/saved-list.ts';
import { hasUnsavedTexts } from '#lib/browser/unsaved.ts';
import { countChosen, emptyTop13 } from '@thirteen/domain/top13/top13.ts';
import { resultOrder } from '#features/sorter/result/result-order.ts';
import { viewOf } from '#features/sorter/sort-view.ts';
import { takeFinishedTop13 } from '#features/sorter/sorts/sorter.saving.ts';
import { sorterWords } from '#features/sorter/sorter.words.ts';
import { top13Query } from '#features/top13/top13.queries.ts';
import { inSlots, visitorTop13 } from '#features/top13/visitor-top13.ts';
import { paths, sortResultPath } from '#lib/paths.ts';
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
  sendWaitingAnswers(username);
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
 * Takes care of the Top 13 that a visitor placed or sorted and brought along: it becomes the account's where that has
 * none. Otherwise a page shows both, and the fan chooses there; `show` leads to it.
 */
async function moveInTop13(show: (path: string) => void): Promise<void> {
  const sort = takeFinishedTop13();
  const placed = visitorTop13.get();
  const isPlaced = countChosen(placed) > 0;
  // A sort that was finished before results went into a visitor's Top 13.
  const brought = isPlaced ? placed : sort && inSlots(resultOrder(viewOf(sort), sort.plan));
  if (brought === undefined) return;
  await savedTop13.queueOf()?.whenRead;
  await queryClient.fetchQuery(top13Query);
  const now = savedTop13.readShown();
  if (isSameTop13(brought, now)) return visitorTop13.set(emptyTop13);
  if (countChosen(now) === 0) {
    replaceTop13(brought);
    visitorTop13.set(emptyTop13);
    toast.success(sorterWords.movedInTop13);
    return;
  }
  // What was placed by hand is offered on the page of the Top 13.
  if (sort === undefined) return;
  const resultPath = sortResultPath(sort.id);
  const path = isPlaced ? paths.top13 : resultPath;
  const here = window.location.pathname + window.location.search;
  if (here === path || here === resultPath) return;
  toast.info(sorterWords.movedInBoth, undefined, {
    durationMs: OFFER_MS,
    action: { label: sorterWords.lookAtBoth, onPress: () => show(path) },
  });
}
