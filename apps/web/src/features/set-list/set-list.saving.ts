import { saveSetList } from '@thirteen/contract/set-list.ts';
import { isSameShow } from '@thirteen/domain/set-list/published-set-list.ts';
import {
  isMashup,
  songIdsIn,
  songsOfEntry,
  titleOfSetSong,
  type SetListDraft,
  type SetSong,
} from '@thirteen/domain/set-list/set-list.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { callRevised } from '#lib/api/call.ts';
import { createSavedQuery } from '#lib/saving/saved-query.ts';
import { describeSong } from '#lib/song-facts.ts';
import { words } from '#lib/words.ts';
import { toast } from '#ui/toasts/toast.ts';
import { isSameSetList, mergeStates, NEVER_SAVED, toSent, type SetListState } from './set-list-state.ts';
import { readSetList, setListQuery, toRevised } from './set-list.queries.ts';
import { setListWords } from './set-list.words.ts';
import {
  whole,
  type SendOptions,
  type SavingEvent,
  type Base,
  type Revised,
} from '#lib/saving/list-rules.ts';

/** The fan's set list. What the server refuses stays in the builder until the fan changes it or saves it again. */
export const savedSetList = createSavedQuery({
  name: 'set-list',
  empty: NEVER_SAVED,
  query: setListQuery,
  part: whole<SetListState>(),
  isSame: isSameSetList,
  merge: mergeStates,
  read: readSetList,
  send,
  tell,
});

async function send(
  base: Base<SetListState>,
  next: SetListState,
  options: SendOptions,
): Promise<Revised<SetListState>> {
  try {
    const answer = await callRevised(saveSetList, {
      ...options,
      body: {
        erasTourSetList: toSent(next, describeSetSong),
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
    return withFailure(await readSetList(options.signal));
  }
}

/** The preview of a mashup is that of its first half. */
function describeSetSong(song: SetSong) {
  return {
    _id: song,
    title: titleOfSetSong(song, (id) => describeSong(id).songTitle ?? ''),
    audioSource: songIdsIn(song).flatMap((id) => describeSong(id).audioSource ?? [])[0] ?? '',
    isMashup: isMashup(song),
  };
}

function withFailure({ state, revision }: Revised<SetListState>): Revised<SetListState> {
  return { state: { ...state, hasFailed: true }, revision };
}

function tell(event: SavingEvent<SetListState>): void {
  if (event.kind === 'refused') {
    toast.error(event.sent.isReset ? words.setList.resetFailed : words.setList.saveFailed);
  } else if (event.kind === 'replaced') {
    toast.info(setListWords.listIsBack);
  } else if (event.isOwn && event.before) {
    tellOfProgress(event.before, event.sent, event.saved.state);
  }
}

function tellOfProgress(before: SetListState, sent: SetListState | undefined, saved: SetListState): void {
  if (sent?.isReset) {
    toast.success(words.setList.reset);
  } else if (saved.verified && saved.publishedAt !== before.publishedAt) {
    toast.success(words.setList.verified);
  } else if (!isSameShow(before, saved)) {
    toast.success(words.setList.saved);
  }
}

export function hasNoSongs({ entries }: SetListDraft): boolean {
  return entries.every((entry) => songsOfEntry(entry).length === 0);
}
