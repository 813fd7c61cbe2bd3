import { editSetList, type SetListEdit } from '@thirteen/domain/set-list/edit-set-list.ts';
import {
  eraName,
  songsOfEntry,
  SURPRISE_ERA,
  type SetListDraft,
} from '@thirteen/domain/set-list/set-list.ts';
import { toast } from '#ui/toasts/toast.ts';
import { announceShow } from './announce-show.ts';
import type { AddTarget } from './desk.ts';
import { doneWords, refusalWords } from './set-list.words.ts';
import type { SongBook } from './song-book.ts';
import { addSpot, focusSpot, songSpot } from './spots.ts';
import { useCollapsed } from './use-collapsed.ts';
import { useSetListHistory } from './use-set-list-history.ts';
import { currentSetList, resetShow, saveShow } from './use-set-list.ts';

/** All that a fan can do on the table: shown and saved at once, spoken, and undone again. */
export function useTable(book: SongBook, setList: SetListDraft) {
  const { albums } = book;
  const history = useSetListHistory(setList, saveShow);
  const collapsed = useCollapsed();

  function lay(after: SetListDraft, said: string) {
    history.record({ before: currentSetList(albums), after, said });
    saveShow(after);
  }

  /** Does one thing; a rule that forbids it is told. Answers whether it was done. */
  function edit(wish: SetListEdit, said: string): boolean {
    const edited = editSetList(currentSetList(albums), wish);
    if (edited.ok) lay(edited.value, said);
    else toast.warning(refusalWords[edited.problem.code]);
    return edited.ok;
  }

  /** As `edit`, and says so. Moves within a list are told by the list itself. */
  function editAloud(wish: SetListEdit, said: string) {
    const isTold = wish.kind === 'move-song' || wish.kind === 'move-era';
    if (edit(wish, said) && !isTold) announceShow(said, currentSetList(albums));
  }

  function add(target: AddTarget, song: string) {
    const title = book.titleOf(song);
    if (target.kind === 'surprise') {
      const { instrument } = target;
      editAloud({ kind: 'pick', instrument, song }, doneWords.picked(title, instrument));
      focusSpot(songSpot(song));
    } else {
      const { era } = target;
      editAloud({ kind: 'add', era, song }, doneWords.added(title, era, songsIn(setList, era).length + 1));
      focusSpot(addSpot(target));
    }
  }

  function moveToEra(from: { readonly era: string; readonly index: number }, era: string) {
    const song = songsIn(setList, from.era)[from.index] ?? '';
    editAloud({ kind: 'move-to-era', from, era }, doneWords.moved(book.titleOf(song), era));
    collapsed.open(era);
    focusSpot(songSpot(song));
  }

  function reset() {
    const { before, after } = resetShow(albums);
    history.record({ before, after, said: doneWords.emptied });
    announceShow(doneWords.emptied, after);
  }

  function layOut(draft: SetListDraft) {
    lay(draft, doneWords.laidOut);
    announceShow(doneWords.laidOut, draft);
  }

  /** Leads to where a song can be added. */
  function find(target: AddTarget) {
    collapsed.open(target.kind === 'era' ? target.era : SURPRISE_ERA);
    focusSpot(addSpot(target));
  }

  return { history, collapsed, edit: editAloud, add, moveToEra, reset, layOut, find };
}

/** The songs of an era, or of the surprise songs. */
export function songsIn({ entries }: SetListDraft, era: string): readonly string[] {
  const entry = entries.find((each) => eraName(each) === era);
  return entry ? songsOfEntry(entry) : [];
}
