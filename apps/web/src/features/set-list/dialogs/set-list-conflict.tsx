import { surpriseInstruments, eraName, type SetListDraft } from '@thirteen/domain/set-list/set-list.ts';
import { ConflictDialog, type ConflictLine } from '#ui/dialogs/conflict-dialog.tsx';
import { useSetListContext } from '#features/set-list/set-list-context.ts';
import { savedSetList } from '#features/set-list/set-list.saving.ts';
import { instrumentNames, setListWords } from '#features/set-list/set-list.words.ts';

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
