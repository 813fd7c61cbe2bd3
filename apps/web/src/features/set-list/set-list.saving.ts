import { saveSetList } from '@thirteen/contract/set-list.ts';
import { isSameShow } from '@thirteen/domain/set-list/published-set-list.ts';
import { isMashup, songsOfEntry, type SetListDraft } from '@thirteen/domain/set-list/set-list.ts';
import { ApiError } from '#lib/api-error.ts';
import { callRevised } from '#lib/call.ts';
import { queryClient } from '#lib/query-client.ts';
import { queueOfSession } from '#lib/saving/saved-list.ts';
import type { SavingEvent } from '#lib/saving/saving-ports.ts';
import type { Base, Revised } from '#lib/saving/saving-record.ts';
import { words } from '#lib/words.ts';
import { toast } from '#ui/toasts/toast.ts';
import { isSameState, mergeStates, toSent, type DescribeSong, type SetListState } from './set-list-state.ts';
import { readSetList, setListQuery, toRevised } from './set-list.queries.ts';
import { setListWords } from './set-list.words.ts';
import { keepUnsaved } from './unsaved-draft.ts';

/** After this long without an answer a save counts as lost and is tried again. */
const PATIENCE_MS = 20_000;

let describeSong: DescribeSong = (song) => ({
  _id: song,
  title: '',
  audioSource: '',
  isMashup: isMashup(song),
});
let isResetting = false;

/** The saving queue of the fan's set list. */
export const setListQueue = queueOfSession<SetListState>({
  name: 'set-list',
  isSame: isSameState,
  merge: mergeStates,
  read: () => queryClient.fetchQuery({ ...setListQuery, staleTime: 0, retry: false }),
  send,
  report,
});

/** Lets saves carry the titles and previews of the songs as well; the server needs the ids alone. */
export function describeSongsBy(describe: DescribeSong): void {
  describeSong = describe;
}

/** The next save without a song is a reset, and is spoken of as one. */
export function expectReset(): void {
  isResetting = true;
}

async function send(
  base: Base<SetListState> & { readonly revision: string },
  next: SetListState,
): Promise<Revised<SetListState>> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    const answer = await callRevised(saveSetList, {
      ifMatch: base.revision,
      signal,
      body: {
        erasTourSetList: toSent(next, describeSong),
        verify: next.verified,
        ...(next.withdraws && { withdraw: true }),
      },
    });
    const saved = toRevised(answer);
    const stillFails = base.state.hasFailed && !saved.state.verified;
    return stillFails ? withFailure(saved) : saved;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'set-list-breaks-rules') throw error;
    // The draft is saved all the same; friends see what they saw before.
    toast.error(words.setList.broken);
    return withFailure(await readSetList(signal));
  }
}

function withFailure({ state, revision }: Revised<SetListState>): Revised<SetListState> {
  return { state: { ...state, hasFailed: true }, revision };
}

function report(event: SavingEvent<SetListState>): void {
  if (event.kind === 'refused') return reportRefusal(event.sent);
  // A read that began before this save must not bring the old list back.
  void queryClient.cancelQueries({ queryKey: setListQuery.queryKey });
  queryClient.setQueryData(setListQuery.queryKey, event.saved);
  if (event.kind === 'replaced') {
    keepUnsaved(undefined);
    toast.info(setListWords.listIsBack);
  } else if (event.isOwn && event.before) {
    praise(event.before, event.saved.state);
  }
}

function praise(before: SetListState, saved: SetListState): void {
  if (isResetting && hasNoSongs(saved)) {
    isResetting = false;
    toast.success(words.setList.reset);
  } else if (saved.verified && saved.publishedAt !== before.publishedAt) {
    toast.success(words.setList.verified);
  } else if (!isSameShow(before, saved)) {
    toast.success(words.setList.saved);
  }
}

function reportRefusal(sent: SetListState): void {
  const isReset = isResetting && hasNoSongs(sent);
  isResetting = false;
  keepUnsaved(setListQueue()?.getView().pending ?? sent);
  toast.error(isReset ? words.setList.resetFailed : words.setList.saveFailed);
}

export function hasNoSongs({ entries }: SetListDraft): boolean {
  return entries.every((entry) => songsOfEntry(entry).length === 0);
}
