import { ConflictDialog, type ConflictLine } from '#ui/dialogs/conflict-dialog.tsx';
import type { Groups, PlacedGroups } from '#features/rankings/placed-groups.ts';
import { savedTracks } from './track-rankings.saving.ts';
import { trackWords } from './track-rankings.words.ts';

type TrackConflictProps = {
  readonly conflict: { readonly mine: PlacedGroups; readonly theirs: PlacedGroups };
  readonly titleOf: (song: string) => string;
  /** The fan wants to decide later. */
  readonly onClose: () => void;
};

/** Shows where the track rankings of two devices differ, group by group, and asks which ones to keep. */
export function TrackConflict({ conflict: { mine, theirs }, titleOf, onClose }: TrackConflictProps) {
  return (
    <ConflictDialog
      title={trackWords.conflict}
      mine={toLines(mine.groups, theirs.groups, titleOf)}
      theirs={toLines(theirs.groups, mine.groups, titleOf)}
      onChoose={savedTracks.choose}
      onClose={onClose}
    />
  );
}

/** A line for each group that differs, with all of its songs. */
function toLines(groups: Groups, others: Groups, titleOf: (song: string) => string): readonly ConflictLine[] {
  return groups.flatMap((group, index) => {
    const other = others[index] ?? [];
    if (group.every((song, place) => song === other[place])) return [];
    const text = `${trackWords.group(index + 1)}: ${group.map(titleOf).join(', ')}`;
    return [{ place: index + 1, text, differs: true }];
  });
}
