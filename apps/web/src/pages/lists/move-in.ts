import { countChosen, emptyTop13, TOP13_SLOTS } from '@thirteen/domain/top13/top13.ts';
import { resultOrder } from '#features/sorter/result/result-order.ts';
import { viewOf } from '#features/sorter/sort-view.ts';
import { takeFinishedTop13 } from '#features/sorter/sorts/sorter.saving.ts';
import { sorterWords } from '#features/sorter/sorter.words.ts';
import { top13Query } from '#features/top13/top13.queries.ts';
import { savedTop13 } from '#features/top13/top13.saving.ts';
import { visitorTop13 } from '#features/top13/visitor-top13.ts';
import { sortResultPath } from '#lib/paths.ts';
import { queryClient } from '#lib/api/query-client.ts';
import { toast } from '#ui/toasts/toast.ts';

const OFFER_MS = 20_000;

/**
 * Takes care of the Top 13 that a visitor sorted and brought along: it becomes the account's where that has none.
 * Otherwise its page shows both, and the fan chooses there; `show` leads to it.
 */
export async function moveInTop13(show: (path: string) => void): Promise<void> {
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
