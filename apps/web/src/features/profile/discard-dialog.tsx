import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { profileWords } from './profile.words.ts';

type DiscardDialogProps = { readonly onStay: () => void; readonly onDiscard: () => void };

/** Asks before what was typed goes for good. */
export function DiscardDialog({ onStay, onDiscard }: DiscardDialogProps) {
  return (
    <Dialog
      title={profileWords.discardTitle}
      onClose={onStay}
      actions={
        <>
          <Button variant="quiet" data-autofocus="" onClick={onStay}>
            {profileWords.keepEditing}
          </Button>
          <Button variant="danger" onClick={onDiscard}>
            {profileWords.discard}
          </Button>
        </>
      }
    >
      <p>{profileWords.discardText}</p>
    </Dialog>
  );
}
