import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '#lib/api/api-error.ts';
import { queryClient } from '#lib/api/query-client.ts';
import { queueOfSession, type QueueOf } from '#lib/saving/saved-list.ts';
import { toast } from '#ui/toasts/toast.ts';
import { listChanged, noteChanged, noteSent } from './changed-sorts.ts';
import type { KeptSort } from '#features/sorter/sort-view.ts';
import {
  isSameState,
  joinStates,
  toSortLine,
  toSortState,
  type SortLine,
  type SortState,
} from '#features/sorter/sort-state.ts';
import {
  dropLastAnswers,
  keepLastAnswers,
  readLastAnswers,
  undoneBy,
  withLastAnswers,
} from './last-answers.ts';
import { sendSort } from './send-sort.ts';
import { noSort, readLines, sortQuery } from './sorter.queries.ts';
import { sorterWords } from '#features/sorter/sorter.words.ts';
import { visitorSorts } from './visitor-sorts.ts';
import type { SavingEvent } from '#lib/saving/list-rules.ts';

/** The fan's sorts: what the server has, with what waits in this browser to be sent. */
export const sortLinesQuery = queryOptions({
  queryKey: ['sorts'],
  queryFn: async ({ signal }) => withWaiting(await readLines(signal)),
});

const queues = new Map<string, QueueOf<SortState | null>>();

/** The saving queue of one sort; null is a sort that was deleted, or never begun. */
export function sortQueue(id: string): QueueOf<SortState | null> {
  const queue =
    queues.get(id) ??
    queueOfSession<SortState | null>({
      name: `sort/${id}`,
      isSame: isSameState,
      merge: (_from, mine, theirs) => joinStates(mine, theirs) ?? undefined,
      read: () =>
        queryClient.fetchQuery({
          ...sortQuery(id),
          staleTime: 0,
          retry: false,
          meta: { decidesSave: true },
        }),
      send: (base, next) => sendSort(id, base.state, next, base.revision),
      report: (event) => report(id, event),
    });
  queues.set(id, queue);
  return queue;
}

/** Keeps a sort of the fan's at once, and has it sent. */
export function keepFanSort(sort: KeptSort): void {
  change(sort.id, toSortState(sort));
}

/** Deletes a sort of the fan's. */
export function dropFanSort(id: string): void {
  change(id, null);
}

/** A sort that begins is new to the server: nothing need be asked for. */
export function beginFanSort(sort: KeptSort): void {
  queryClient.setQueryData(sortQuery(sort.id).queryKey, noSort);
  keepFanSort(sort);
}

/** The newest state of a sort that is known here. */
export function readFanSort(id: string): SortState | null | undefined {
  const pending = sortQueue(id)()?.getView().pending;
  return pending === undefined ? queryClient.getQueryData(sortQuery(id).queryKey)?.state : pending;
}

/** A sort went on in two places: all answers are kept, those of the other device first. */
export function joinVersions(id: string, mine: SortState | null, theirs: SortState | null): void {
  sortQueue(id)()?.choose('theirs');
  change(id, joinStates(mine, theirs));
}

/** Sends what waits in this browser for the fan who is logged in. */
export function sendWaitingSorts(): void {
  for (const id of listChanged()) void bringBackAnswers(id).then(() => isWaiting(id) || noteSent(id));
}

function isWaiting(id: string): boolean {
  const queue = sortQueue(id);
  return queue()?.getView().pending !== undefined || readLastAnswers(id) !== undefined;
}

/** Gives the queue the answers that a reload kept from its storage. */
export async function bringBackAnswers(id: string): Promise<void> {
  const queue = sortQueue(id)();
  const last = readLastAnswers(id);
  if (!queue || !last) return;
  await queue.whenRead;
  const { pending } = queue.getView();
  if (pending === null || (pending && isSameState(pending, last.state))) return;
  const seen = pending ?? last.base.state;
  if (!isSameState(seen, last.state)) queue.change(last.base, seen, withLastAnswers(last, seen));
}

function change(id: string, next: SortState | null): void {
  noteChanged(id);
  const { queryKey } = sortQuery(id);
  const base = queryClient.getQueryData(queryKey) ?? { state: null, revision: null };
  const before = readFanSort(id) ?? null;
  if (next === null) dropLastAnswers(id, null);
  else keepLastAnswers(id, { base, state: next, undone: undoneBy(before, next, readLastAnswers(id)) });
  sortQueue(id)()?.change(base, before, next);
  showLine(id, next);
}

function report(id: string, event: SavingEvent<SortState | null>): void {
  const { queryKey } = sortQuery(id);
  if (event.kind === 'refused') {
    dropLastAnswers(id, null);
    const isFull = event.error instanceof ApiError && event.error.code === 'sorts-full';
    const isLeft = visitorSorts.leave(id);
    if (isLeft) toast.info(sorterWords.leftHere);
    else toast.error(isFull ? sorterWords.full : sorterWords.refused);
    void queryClient.invalidateQueries({ queryKey });
    void queryClient.invalidateQueries({ queryKey: sortLinesQuery.queryKey });
    return;
  }
  // A read that began before this save must not bring the old state back.
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, event.saved);
  dropLastAnswers(id, event.saved.state);
  const { pending } = sortQueue(id).getView();
  if (pending === undefined || isSameState(pending, event.saved.state)) noteSent(id);
  // What came from before the login is the account's now.
  visitorSorts.drop(id);
}

function showLine(id: string, state: SortState | null): void {
  void queryClient.cancelQueries({ queryKey: sortLinesQuery.queryKey });
  queryClient.setQueryData(sortLinesQuery.queryKey, (lines) => lines && withLine(lines, id, state));
}

/** The server's list with what it does not know yet. */
async function withWaiting(lines: readonly SortLine[]): Promise<readonly SortLine[]> {
  let all = lines;
  for (const id of listChanged()) {
    const queue = sortQueue(id)();
    await queue?.whenRead;
    const pending = queue?.getView().pending;
    if (pending !== undefined) all = withLine(all, id, pending);
  }
  return all;
}

function withLine(lines: readonly SortLine[], id: string, state: SortState | null): readonly SortLine[] {
  const others = lines.filter((line) => line.id !== id);
  return state === null ? others : [toSortLine(id, state), ...others];
}
