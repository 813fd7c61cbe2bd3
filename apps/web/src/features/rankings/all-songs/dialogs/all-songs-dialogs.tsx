import type { Album } from '@thirteen/contract/catalogue.ts';
import { AllSongsConflict } from './all-songs-conflict.tsx';
import type { RankedSong } from '#features/rankings/all-songs/ranked-songs.ts';
import type { AllSongs } from '#features/rankings/all-songs/all-songs-state.ts';
import type { AllSongsActions } from '#features/rankings/all-songs/all-songs-actions.ts';
import { FromAlbumsDialog } from './from-albums-dialog.tsx';

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
