import { editSetList, type SetListEdit } from '@thirteen/domain/set-list/edit-set-list.ts';
import {
  eraName,
  songsOfEntry,
  SURPRISE_ERA,
  type SetListDraft,
  countSetList,
} from '@thirteen/domain/set-list/set-list.ts';
import { toast } from '#ui/toasts/toast.ts';
import type { AddTarget } from './set-list-context.ts';
import { doneWords, refusalWords, setListWords, toGoSentence } from './set-list.words.ts';
import type { SongIndex } from './song-index.ts';
import { addTargetId, focusTarget, songTargetId } from './focus-targets.ts';
import { currentSetList, resetSetList, saveDraft } from './use-set-list.ts';
import { useState } from 'react';
import { isSameShow } from '@thirteen/domain/set-list/published-set-list.ts';
import { createStepHistory } from '#ui/history/step-history.ts';
import { useStepHistory } from '#ui/history/use-step-history.ts';
import { announce } from '#ui/sortable-list/announcements.ts';

/** All that a fan can do in the builder: shown and saved at once, spoken, and undone again. */
export function useSetListActions(songIndex: SongIndex, setList: SetListDraft) {
  const { albums } = songIndex;
  const history = useSetListHistory(setList, saveDraft);
  const collapsed = useCollapsed();

  function apply(after: SetListDraft, said: string) {
    history.record({ before: currentSetList(albums), after, said });
    saveDraft(after);
  }

  /** Makes one change; where a rule forbids it, says so. Answers whether it was made. */
  function edit(change: SetListEdit, said: string): boolean {
    const edited = editSetList(currentSetList(albums), change);
    if (edited.ok) apply(edited.value, said);
    else toast.warning(refusalWords[edited.problem.code]);
    return edited.ok;
  }

  /** As `edit`, and announces it. Moves within a list are announced by the list itself. */
  function editAndAnnounce(change: SetListEdit, said: string) {
    const isAnnounced = change.kind === 'move-song' || change.kind === 'move-era';
    if (edit(change, said) && !isAnnounced) announceSetList(said, currentSetList(albums));
  }

  /** Adds songs to an era in one step, or the one that was picked for an instrument. */
  function add(target: AddTarget, songs: readonly string[]) {
    const titles = songs.map(songIndex.titleOf);
    if (target.kind === 'surprise') {
      const [song = ''] = songs;
      const { instrument } = target;
      editAndAnnounce({ kind: 'pick', instrument, song }, doneWords.picked(titles.join(), instrument));
      focusTarget(songTargetId(song));
    } else {
      const { era } = target;
      const count = songsIn(setList, era).length + songs.length;
      editAndAnnounce({ kind: 'add', era, songs }, doneWords.added(titles, era, count));
      focusTarget(addTargetId(target));
    }
  }

  function moveToEra(from: { readonly era: string; readonly index: number }, era: string) {
    const song = songsIn(setList, from.era)[from.index] ?? '';
    editAndAnnounce({ kind: 'move-to-era', from, era }, doneWords.moved(songIndex.titleOf(song), era));
    collapsed.open(era);
    focusTarget(songTargetId(song));
  }

  function reset() {
    const { before, after } = resetSetList(albums);
    history.record({ before, after, said: doneWords.emptied });
    announceSetList(doneWords.emptied, after);
  }

  function applyDraft(draft: SetListDraft) {
    apply(draft, doneWords.laidOut);
    announceSetList(doneWords.laidOut, draft);
  }

  /** Leads to where a song can be added. */
  function find(target: AddTarget) {
    collapsed.open(target.kind === 'era' ? target.era : SURPRISE_ERA);
    focusTarget(addTargetId(target));
  }

  return { history, collapsed, edit: editAndAnnounce, add, moveToEra, reset, applyDraft, find };
}

/** The songs of an era, or of the surprise songs. */
export function songsIn({ entries }: SetListDraft, era: string): readonly string[] {
  const entry = entries.find((each) => eraName(each) === era);
  return entry ? songsOfEntry(entry) : [];
}

/** Which eras are folded to one line. All are open at first. */
function useCollapsed() {
  const [eras, setEras] = useState<ReadonlySet<string>>(new Set());
  const open = (era: string) => setEras((now) => new Set([...now].filter((each) => each !== era)));
  return {
    has: (era: string) => eras.has(era),
    open,
    toggle: (era: string) => (eras.has(era) ? open(era) : setEras((now) => new Set([...now, era]))),
    set: (all: readonly string[]) => setEras(new Set(all)),
  };
}

/** One change of the set list, with what was said when it was made. */
type SetListStep = { readonly before: SetListDraft; readonly after: SetListDraft; readonly said: string };

/** Undo and redo of everything that is done in the builder. */
function useSetListHistory(shown: SetListDraft, onRestore: (setList: SetListDraft) => void) {
  const [history] = useState(() => createStepHistory<SetListDraft>(isSameShow));
  const controls = useStepHistory(history, {
    isShown: (setList) => isSameShow(setList, shown),
    restore: (setList) => onRestore(setList),
    say: (step, direction) =>
      announceSetList(step[direction], direction === 'undone' ? step.before : step.after),
  });

  function record({ before, after, said }: SetListStep) {
    history.record({ before, after, made: doneWords.redone(said), undone: doneWords.undone(said) });
  }
  return { ...controls, record };
}

/**
 * Says what was done and how far the show is now, in the page's one live region. Only once a dialog that asked for it is
 * gone: while one is open, screen readers read nothing outside it.
 */
function announceSetList(said: string, setList: SetListDraft): void {
  const progress = toGoSentence(countSetList(setList)) || setListWords.complete;
  requestAnimationFrame(() => announce(`${said} ${progress}`));
}
