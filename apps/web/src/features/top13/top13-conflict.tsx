import { useQueries } from '@tanstack/react-query';
import type { Top13 } from '@thirteen/domain/top13/top13.ts';
import { ConflictDialog, type ConflictLine } from '#ui/dialogs/conflict-dialog.tsx';
import { top13Words } from './top13.words.ts';
import { slotSongQuery } from './top13.queries.ts';
import { savedTop13 } from './top13.saving.ts';

type Top13ConflictProps = {
  readonly mine: Top13;
  readonly theirs: Top13;
  /** The fan wants to decide later. */
  readonly onClose: () => void;
};

/** Asks which of two versions of a Top 13 to keep. */
export function Top13Conflict({ mine, theirs, onClose }: Top13ConflictProps) {
  const ids = [...new Set([...mine, ...theirs])].filter((id) => id !== null);
  const songs = useQueries({ queries: ids.map((id) => slotSongQuery(id)) });
  const titles = new Map(ids.map((id, index) => [id, songs[index]?.data?.title]));
  return (
    <ConflictDialog
      title={top13Words.conflict}
      mine={compareSlots(mine, theirs, titles)}
      theirs={compareSlots(theirs, mine, titles)}
      onChoose={savedTop13.choose}
      onClose={onClose}
    />
  );
}

function compareSlots(
  top13: Top13,
  other: Top13,
  titles: ReadonlyMap<string, string | undefined>,
): readonly ConflictLine[] {
  return top13.map((id, index) => ({
    place: index + 1,
    text: id === null ? top13Words.noSong : (titles.get(id) ?? '…'),
    isEmpty: id === null,
    differs: id !== other[index],
  }));
}
