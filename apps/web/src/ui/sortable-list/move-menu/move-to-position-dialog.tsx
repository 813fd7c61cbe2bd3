import { useId, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import styles from './move-to-position-dialog.module.css';

type MoveToPositionDialogProps = {
  readonly title: string;
  readonly position: number;
  readonly count: number;
  readonly onMove: (position: number) => void;
  readonly onClose: () => void;
};

/** Asks to which position (from 1) an item is to move. */
export function MoveToPositionDialog({ title, position, count, onMove, onClose }: MoveToPositionDialogProps) {
  const id = useId();
  const [text, setText] = useState(String(position));
  const [isRefused, setIsRefused] = useState(false);

  function submit() {
    const wanted = Number(text);
    if (!Number.isInteger(wanted) || wanted < 1 || wanted > count) return setIsRefused(true);
    onClose();
    if (wanted !== position) onMove(wanted);
  }

  return (
    <Dialog
      title={`Move ${title}`}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={`${id}-form`}>
            Move
          </Button>
        </>
      }
    >
      <form
        id={`${id}-form`}
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <label htmlFor={`${id}-field`}>New position, 1 to {count}</label>
        <input
          id={`${id}-field`}
          className={styles['field']}
          type="number"
          inputMode="numeric"
          min={1}
          max={count}
          step={1}
          value={text}
          data-autofocus=""
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? `${id}-problem` : undefined}
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            setText(event.target.value);
            setIsRefused(false);
          }}
        />
        {isRefused && (
          <p id={`${id}-problem`} className={styles['problem']} role="alert">
            Please enter a whole number between 1 and {count}.
          </p>
        )}
      </form>
    </Dialog>
  );
}
