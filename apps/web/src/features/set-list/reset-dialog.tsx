import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { dialogWords } from './set-list.words.ts';

type ResetDialogProps = {
  readonly eras: number;
  readonly onReset: () => void;
  readonly onClose: () => void;
};

/** Asks before everything is taken off the table. */
export function ResetDialog({ eras, onReset, onClose }: ResetDialogProps) {
  return (
    <Dialog
      title={dialogWords.resetTitle}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" data-autofocus="" onClick={onClose}>
            {dialogWords.keep}
          </Button>
          <Button variant="danger" onClick={onReset}>
            {dialogWords.reset}
          </Button>
        </>
      }
    >
      <p>{dialogWords.resetText(eras)}</p>
    </Dialog>
  );
}
