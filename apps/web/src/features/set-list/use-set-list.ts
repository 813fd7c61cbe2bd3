import { isSameShow } from '@thirteen/domain/set-list/published-set-list.ts';
import { clearSetList, type SetListDraft } from '@thirteen/domain/set-list/set-list.ts';
import { useMemo } from 'react';
import { useSavedQuery } from '#lib/saving/saved-query.ts';
import { awayTexts, siteReach } from '#lib/api/site-reach.ts';
import { words } from '#lib/words.ts';
import { toast } from '#ui/toasts/toast.ts';
import { NEVER_SAVED, withAllEras, type SetListState } from './set-list-state.ts';
import { hasNoSongs, savedSetList } from './set-list.saving.ts';
import { setListWords } from './set-list.words.ts';

type Albums = readonly { readonly era: string | null; readonly onTour: boolean }[];

/** What friends see: since when (ISO 8601 in UTC), and whether it is what is in the builder. */
export type ShownToFriends = { readonly at: string; readonly isCurrent: boolean };

/** The set list of the fan who is logged in, and how its saving stands. */
export function useSetList(albums: Albums) {
  const { shown: state = NEVER_SAVED, ...list } = useSavedQuery(savedSetList);
  const saved = list.saved?.state;
  const setList = useMemo(() => withAllEras(state, albums), [state, albums]);
  const shownToFriends = toShown(saved, state);
  return {
    setList,
    shownToFriends,
    isVerified: isVerified(saved, shownToFriends),
    isVerifying: list.pending?.verified === true && list.status === 'saving',
    status: list.status,
    conflict: list.conflict,
    isUnsaved: list.isRefused,
    isLoading: list.isLoading,
    unread: list.unread,
    /** What the fan saved is not known: nothing is said of it, and nothing may take its place. */
    isUnknown: list.isLoading || list.unread?.hasCopy === false,
    reload: list.reload,
  };
}

/** Only what the server has acknowledged is seen by friends. */
function toShown(saved: SetListState | undefined, state: SetListState): ShownToFriends | undefined {
  if (saved?.publishedAt === undefined || state.withdraws) return undefined;
  return { at: saved.publishedAt, isCurrent: saved.verified && saved === state };
}

/** A show is verified while friends see a version of it, unless the last Verify failed. */
function isVerified(saved: SetListState | undefined, shownToFriends: ShownToFriends | undefined): boolean {
  return shownToFriends !== undefined && saved?.hasFailed !== true;
}

/** The set list as it is at this moment, which may be newer than what was last drawn. */
export function currentSetList(albums: Albums): SetListDraft {
  return withAllEras(savedSetList.readShown(), albums);
}

/** Shows another set list at once and saves it as a draft: what friends see stays. */
export function saveDraft({ entries }: SetListDraft): void {
  change({ entries, verified: false });
}

/** Saves the set list and asks the server to check it against every rule, and then to show it to friends. */
export function verifySetListNow(albums: Albums): void {
  const { entries } = currentSetList(albums);
  const state = savedSetList.readShown();
  if (!savedSetList.isRefused() && state.verified && isSameShow(state, { entries })) {
    toast.success(words.setList.verified);
  } else {
    change({ entries, verified: true });
    const reach = siteReach.get();
    if (reach !== 'there') toast.info(`${awayTexts[reach]} ${setListWords.verifiedLater}`);
  }
}

/** Empties all eras and takes the public page away. Answers what was in the builder, and what is now. */
export function resetSetList(albums: Albums): {
  readonly before: SetListDraft;
  readonly after: SetListDraft;
} {
  const before = currentSetList(albums);
  const after = clearSetList(before);
  const saved = savedSetList.readSaved();
  const isUnseen = saved !== undefined && saved.state.publishedAt === undefined;
  if (isUnseen && hasNoSongs(before) && !savedSetList.isRefused()) {
    toast.success(words.setList.reset);
  } else {
    change({ ...after, verified: false, withdraws: true, isReset: true });
  }
  return { before, after };
}

function change(next: SetListState): void {
  // What is on its way to take the public page away goes on doing so.
  const withdraws = savedSetList.readPending()?.withdraws;
  savedSetList.change(withdraws ? { ...next, withdraws } : next);
}
