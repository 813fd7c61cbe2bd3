import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { allSongsWords } from '#features/rankings/all-songs/all-songs.words.ts';

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
