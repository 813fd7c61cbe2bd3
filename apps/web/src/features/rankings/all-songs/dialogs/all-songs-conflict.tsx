import { ConflictDialog, type ConflictLine } from '#ui/dialogs/conflict-dialog.tsx';
import { chooseVersion } from '#features/rankings/all-songs/all-songs-state.ts';
import { allSongsWords } from '#features/rankings/all-songs/all-songs.words.ts';
import { compareOrders } from '#features/rankings/compare-orders.ts';
import type { PlacedOrder } from '#features/rankings/placed-order.ts';

type AllSongsConflictProps = {
  readonly conflict: { readonly mine: PlacedOrder; readonly theirs: PlacedOrder };
  readonly titleOf: (song: string) => string;
  /** The fan wants to decide later. */
  readonly onClose: () => void;
};

/** Shows the ranks at which the orders of two devices differ, and asks which order to keep. */
export function AllSongsConflict({ conflict: { mine, theirs }, titleOf, onClose }: AllSongsConflictProps) {
  return (
    <ConflictDialog
      title={allSongsWords.conflict}
      mine={compareOrders(mine.order, theirs.order, titleOf).filter(isDifferent)}
      theirs={compareOrders(theirs.order, mine.order, titleOf).filter(isDifferent)}
      onChoose={chooseVersion}
      onClose={onClose}
    />
  );
}

function isDifferent({ differs }: ConflictLine): boolean {
  return differs;
}
