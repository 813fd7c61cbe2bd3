import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  readonly title: string;
  /** What would be lost. */
  readonly text: string;
  readonly keepLabel: string;
  readonly loseLabel: string;
  readonly onKeep: () => void;
  readonly onLose: () => void;
};

/** Asks before something goes for good. The focus, Escape and the close button are on the safe side. */
export function ConfirmDialog({ title, text, keepLabel, loseLabel, onKeep, onLose }: ConfirmDialogProps) {
  return (
    <Dialog
      title={title}
      onClose={onKeep}
      actions={
        <>
          <Button variant="quiet" data-autofocus="" onClick={onKeep}>
            {keepLabel}
          </Button>
          <Button variant="danger" onClick={onLose}>
            {loseLabel}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
