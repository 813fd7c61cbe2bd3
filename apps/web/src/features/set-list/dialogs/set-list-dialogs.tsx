import {
  countSetList,
  type SetListDraft,
  surpriseInstruments,
  eraName,
} from '@thirteen/domain/set-list/set-list.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { AddSongDialog } from './add-song-dialog.tsx';
import { CompareDialog } from '#features/set-list/tour/compare-dialog.tsx';
import { useSetListContext, type AddTarget } from '#features/set-list/set-list-context.ts';
import { MoveToEraDialog } from './move-to-era-dialog.tsx';
import { dialogWords, instrumentNames, setListWords } from '#features/set-list/set-list.words.ts';
import { tourWords } from '#features/set-list/tour/tour.words.ts';
import { StartDialog } from '#features/set-list/tour/start-dialog.tsx';
import { songsIn, type useSetListActions } from '#features/set-list/use-set-list-actions.ts';
import { useQuery } from '@tanstack/react-query';
import type { Tour } from '@thirteen/domain/set-list/tour.ts';
import type { ReactNode } from 'react';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { RetryCard } from '#ui/page/retry-card.tsx';
import { tourQuery } from '#features/set-list/set-list.queries.ts';
import { ConflictDialog, type ConflictLine } from '#ui/dialogs/conflict-dialog.tsx';
import { savedSetList } from '#features/set-list/set-list.saving.ts';

/** What is asked or shown over the builder. */
export type Question =
  | { readonly kind: 'add'; readonly target: AddTarget }
  | { readonly kind: 'move'; readonly era: string; readonly index: number }
  | { readonly kind: 'reset' | 'start' | 'compare' };

type SetListDialogsProps = {
  readonly question: Question;
  readonly setList: SetListDraft;
  /** Whether friends can see a version of the show. */
  readonly isPublic: boolean;
  readonly actions: ReturnType<typeof useSetListActions>;
  readonly onClose: () => void;
};

/** The dialog of the moment. Whatever is decided closes it. */
export function SetListDialogs({ question, setList, isPublic, actions, onClose }: SetListDialogsProps) {
  const { songIndex } = useSetListContext();
  const closing =
    <Arguments extends readonly unknown[]>(act: (...parts: Arguments) => void) =>
    (...parts: Arguments) => {
      onClose();
      act(...parts);
    };

  switch (question.kind) {
    case 'add':
      return (
        <AddSongDialog
          target={question.target}
          setList={setList}
          onSave={closing((songs: readonly string[]) => actions.add(question.target, songs))}
          onClose={onClose}
        />
      );
    case 'move':
      return (
        <MoveToEraDialog
          title={songIndex.titleOf(songsIn(setList, question.era)[question.index] ?? '')}
          from={question.era}
          setList={setList}
          onMove={closing((era: string) => actions.moveToEra(question, era))}
          onClose={onClose}
        />
      );
    case 'reset':
      return (
        <ConfirmDialog
          title={dialogWords.resetTitle}
          text={resetText(setList, isPublic)}
          keepLabel={dialogWords.keep}
          loseLabel={dialogWords.reset}
          onKeep={onClose}
          onLose={closing(actions.reset)}
        />
      );
    case 'start':
      return (
        <TourDialog title={tourWords.start} onClose={onClose}>
          {(tour) => (
            <StartDialog
              tour={tour}
              setList={setList}
              onUse={closing(actions.applyDraft)}
              onClose={onClose}
            />
          )}
        </TourDialog>
      );
    case 'compare':
      return (
        <TourDialog title={tourWords.compare} onClose={onClose}>
          {(tour) => <CompareDialog tour={tour} setList={setList} onClose={onClose} />}
        </TourDialog>
      );
  }
}

function resetText(setList: SetListDraft, isPublic: boolean): string {
  const emptied = dialogWords.resetText(countSetList(setList).eras);
  return isPublic ? `${emptied} ${dialogWords.resetPublic}` : emptied;
}

type TourDialogProps = {
  readonly title: string;
  readonly onClose: () => void;
  /** What is shown once the tour is known. */
  readonly children: (tour: Tour) => ReactNode;
};

/** A dialog that needs the facts of the tour, and says so while they are missing. */
function TourDialog({ title, onClose, children }: TourDialogProps) {
  const { data: tour, isError, refetch } = useQuery(tourQuery);
  if (tour) return children(tour);
  return (
    <Dialog title={title} onClose={onClose}>
      {isError ? (
        <RetryCard message={tourWords.notLoaded} onRetry={() => void refetch()} />
      ) : (
        <p>{tourWords.loading}</p>
      )}
    </Dialog>
  );
}

type SetListConflictProps = {
  readonly mine: SetListDraft;
  readonly theirs: SetListDraft;
  readonly onClose: () => void;
};

/** Shows both versions of a set list that was changed on two devices, one line an era. */
export function SetListConflict({ mine, theirs, onClose }: SetListConflictProps) {
  const { songIndex } = useSetListContext();
  const linesOf = (setList: SetListDraft) =>
    setList.entries.map((entry) => describe(entry, songIndex.titleOf));
  const [ours, others] = [linesOf(mine), linesOf(theirs)];
  return (
    <ConflictDialog
      title={setListWords.conflictTitle}
      mine={toLines(ours, others)}
      theirs={toLines(others, ours)}
      onChoose={savedSetList.choose}
      onClose={onClose}
    />
  );
}

function toLines(lines: readonly string[], beside: readonly string[]): readonly ConflictLine[] {
  return lines.map((text, index) => ({ place: index + 1, text, differs: text !== beside[index] }));
}

function describe(entry: SetListDraft['entries'][number], titleOf: (song: string) => string): string {
  const songs =
    entry.kind === 'era'
      ? entry.songs.map(titleOf)
      : surpriseInstruments.flatMap((instrument) => {
          const song = entry[instrument];
          return song === null ? [] : [`${instrumentNames[instrument]}: ${titleOf(song)}`];
        });
  return songs.length === 0 ? eraName(entry) : `${eraName(entry)}: ${songs.join(', ')}`;
}
