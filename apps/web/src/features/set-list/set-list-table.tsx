import { editSetList, type SetListEdit } from '@thirteen/domain/set-list/edit-set-list.ts';
import {
  eraName,
  songsOfEntry,
  SURPRISE_ERA,
  type SetListDraft,
} from '@thirteen/domain/set-list/set-list.ts';
import { useEffect, useMemo, useState } from 'react';
import { announce } from '#ui/sortable-list/announcements.ts';
import { toast } from '#ui/toasts/toast.ts';
import { AddSongDialog } from './add-song-dialog.tsx';
import { DeskContext, type AddTarget, type Desk } from './desk.ts';
import { EraList } from './era-list.tsx';
import { MoveToEraDialog } from './move-to-era-dialog.tsx';
import { ResetDialog } from './reset-dialog.tsx';
import { SetListConflict } from './set-list-conflict.tsx';
import { SetListSkeleton } from './set-list-skeleton.tsx';
import { describeSongsBy } from './set-list.saving.ts';
import { doneWords, refusalWords } from './set-list.words.ts';
import { stopPlaying } from './set-player.ts';
import { copyShareLink } from './share-link.ts';
import { ShowDock } from './show-dock.tsx';
import { ShowFrame } from './show-frame.tsx';
import { ShowRail } from './show-rail.tsx';
import { ShowString } from './show-string.tsx';
import type { SongBook } from './song-book.ts';
import { addSpot, focusSpot, songSpot } from './spots.ts';
import { TableTools } from './table-tools.tsx';
import { useCollapsed } from './use-collapsed.ts';
import { useSetListHistory } from './use-set-list-history.ts';
import { currentSetList, resetShow, saveShow, useSetList, verifyShow } from './use-set-list.ts';

type SetListTableProps = { readonly book: SongBook };

/** What is asked at the moment. */
type Question =
  | { readonly kind: 'add'; readonly target: AddTarget }
  | { readonly kind: 'move'; readonly era: string; readonly index: number }
  | { readonly kind: 'reset' }
  | undefined;

/** The table with everything on it, once the songs are known. */
export function SetListTable({ book }: SetListTableProps) {
  const { albums } = book;
  const show = useSetList(albums);
  const { setList, isVerified } = show;
  const [question, setQuestion] = useState<Question>();
  const [isDeciding, setIsDeciding] = useState(true);
  const collapsed = useCollapsed();
  const history = useSetListHistory(setList, saveShow);

  useEffect(() => describeSongsBy(book.describe), [book]);
  useEffect(() => stopPlaying, []);

  function lay(after: SetListDraft, said: string) {
    history.record({ before: currentSetList(albums), after, said });
    saveShow(after);
    announce(said);
  }

  function edit(wish: SetListEdit, said: string) {
    const edited = editSetList(currentSetList(albums), wish);
    if (edited.ok) lay(edited.value, said);
    else toast.warning(refusalWords[edited.problem.code]);
  }

  function add(target: AddTarget, song: string) {
    setQuestion(undefined);
    const title = book.titleOf(song);
    if (target.kind === 'surprise') {
      const { instrument } = target;
      edit({ kind: 'pick', instrument, song }, doneWords.picked(title, instrument));
      focusSpot(songSpot(song));
    } else {
      const { era } = target;
      edit({ kind: 'add', era, song }, doneWords.added(title, era, songsIn(setList, era).length + 1));
      focusSpot(addSpot(target));
    }
  }

  function moveToEra(from: { readonly era: string; readonly index: number }, era: string) {
    setQuestion(undefined);
    const song = songsIn(setList, from.era)[from.index] ?? '';
    edit({ kind: 'move-to-era', from, era }, doneWords.moved(book.titleOf(song), era));
    collapsed.open(era);
    focusSpot(songSpot(song));
  }

  function reset() {
    setQuestion(undefined);
    const { before, after } = resetShow(albums);
    history.record({ before, after, said: doneWords.emptied });
    announce(doneWords.emptied);
  }

  function find(target: AddTarget) {
    collapsed.open(target.kind === 'era' ? target.era : SURPRISE_ERA);
    focusSpot(addSpot(target));
  }

  const desk: Desk = {
    book,
    edit,
    openAdd: (target) => setQuestion({ kind: 'add', target }),
    openMove: (era, index) => setQuestion({ kind: 'move', era, index }),
    isCollapsed: collapsed.has,
    toggle: collapsed.toggle,
  };
  const actions = {
    setList,
    isVerified,
    isVerifying: show.isVerifying,
    onVerify: () => verifyShow(albums),
    onShare: () => void copyShareLink(),
    onReset: () => setQuestion({ kind: 'reset' }),
    onFind: find,
  };
  const stringed = useMemo(() => <ShowString setList={setList} book={book} />, [setList, book]);

  return (
    <DeskContext value={desk}>
      <ShowFrame string={stringed} rail={<ShowRail {...actions} />}>
        <TableTools
          history={history}
          isUnsaved={show.isUnsaved}
          hasLoadFailed={show.hasLoadFailed}
          status={show.status}
          onReload={show.reload}
          onReview={() => setIsDeciding(true)}
          areCollapsed={setList.entries.every((entry) => collapsed.has(eraName(entry)))}
          onCollapse={(areCollapsed) => collapsed.set(areCollapsed ? setList.entries.map(eraName) : [])}
        />
        {show.isLoading ? <SetListSkeleton /> : <EraList setList={setList} />}
      </ShowFrame>
      <ShowDock {...actions} />
      {question?.kind === 'add' && (
        <AddSongDialog
          target={question.target}
          setList={setList}
          onSave={(song) => add(question.target, song)}
          onClose={() => setQuestion(undefined)}
        />
      )}
      {question?.kind === 'move' && (
        <MoveToEraDialog
          title={book.titleOf(songsIn(setList, question.era)[question.index] ?? '')}
          from={question.era}
          setList={setList}
          onMove={(era) => moveToEra(question, era)}
          onClose={() => setQuestion(undefined)}
        />
      )}
      {question?.kind === 'reset' && (
        <ResetDialog eras={setList.entries.length} onReset={reset} onClose={() => setQuestion(undefined)} />
      )}
      {show.conflict && isDeciding && (
        <SetListConflict
          mine={show.conflict.mine}
          theirs={show.conflict.theirs}
          onClose={() => setIsDeciding(false)}
        />
      )}
    </DeskContext>
  );
}

function songsIn({ entries }: SetListDraft, era: string): readonly string[] {
  const entry = entries.find((each) => eraName(each) === era);
  return entry ? songsOfEntry(entry) : [];
}
