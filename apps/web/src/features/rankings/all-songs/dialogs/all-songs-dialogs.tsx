import type { Album } from '@thirteen/contract/catalogue.ts';
import type { RankedSong } from '#features/rankings/all-songs/ranked-songs.ts';
import { type AllSongs, chooseVersion } from '#features/rankings/all-songs/all-songs-state.ts';
import type { AllSongsActions } from '#features/rankings/all-songs/all-songs-actions.ts';
import { FromAlbumsDialog } from './from-albums-dialog.tsx';
import { ConflictDialog, type ConflictLine } from '#ui/dialogs/conflict-dialog.tsx';
import { allSongsWords } from '#features/rankings/all-songs/all-songs.words.ts';
import { compareOrders } from '#features/rankings/order.ts';
import type { PlacedOrder } from '#features/rankings/placed-order.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';

/** What the fan asked for: another beginning, or to decide between two versions later. */
export type ShownDialog = 'from-albums' | 'conflict-later';

type AllSongsDialogsProps = {
  readonly shown: ShownDialog | undefined;
  readonly onShow: (dialog: ShownDialog | undefined) => void;
  readonly albums: readonly Album[] | undefined;
  readonly songs: readonly RankedSong[];
  readonly conflict: AllSongs['conflict'];
  readonly actions: AllSongsActions;
};

/** The dialogs of the page of all songs. */
export function AllSongsDialogs({ shown, onShow, albums, songs, conflict, actions }: AllSongsDialogsProps) {
  return (
    <>
      {shown === 'from-albums' && albums !== undefined && (
        <FromAlbumsDialog
          albums={albums}
          songs={songs}
          onClose={() => onShow(undefined)}
          onTake={(made) => {
            onShow(undefined);
            actions.takeFromAlbums(made);
          }}
        />
      )}
      {conflict && shown !== 'conflict-later' && (
        <AllSongsConflict
          conflict={conflict}
          titleOf={actions.titleOf}
          onClose={() => onShow('conflict-later')}
        />
      )}
    </>
  );
}

type AllSongsConflictProps = {
  readonly conflict: { readonly mine: PlacedOrder; readonly theirs: PlacedOrder };
  readonly titleOf: (song: string) => string;
  /** The fan wants to decide later. */
  readonly onClose: () => void;
};

/** Shows the ranks at which the orders of two devices differ, and asks which order to keep. */
function AllSongsConflict({ conflict: { mine, theirs }, titleOf, onClose }: AllSongsConflictProps) {
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

type LeaveDialogProps = { readonly onStay: () => void; readonly onLeave: () => void };

const texts = allSongsWords.leave;

/** Asks a fan who is about to leave changes behind that are not saved. */
export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  return (
    <Dialog
      title={texts.title}
      onClose={onStay}
      actions={
        <>
          <Button variant="quiet" onClick={onLeave}>
            {texts.leave}
          </Button>
          <Button data-autofocus="" onClick={onStay}>
            {texts.stay}
          </Button>
        </>
      }
    >
      <p>{texts.text}</p>
    </Dialog>
  );
}
