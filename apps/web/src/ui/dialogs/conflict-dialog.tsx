import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from './dialog.tsx';
import styles from './conflict-dialog.module.css';

/** One line of a version: what stands at a place, and whether the other version differs there. */
export type ConflictLine = {
  readonly place: number;
  readonly text: string;
  readonly isEmpty?: boolean;
  readonly differs: boolean;
};

type ConflictDialogProps = {
  readonly title: string;
  readonly mine: readonly ConflictLine[];
  readonly theirs: readonly ConflictLine[];
  readonly onChoose: (choice: 'mine' | 'theirs') => void;
  /** The fan wants to decide later. */
  readonly onClose: () => void;
};

/** Shows the two versions of a list that was changed on two devices, and asks which one to keep. */
export function ConflictDialog({ title, mine, theirs, onChoose, onClose }: ConflictDialogProps) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" data-autofocus="" onClick={() => onChoose('theirs')}>
            Keep the saved one
          </Button>
          <Button onClick={() => onChoose('mine')}>Keep the one on this device</Button>
        </>
      }
    >
      <p>
        Your list was changed on another device while you changed it here. Nothing is lost until you choose.
      </p>
      <div className={styles['versions']}>
        <Version title="On this device" lines={mine} />
        <Version title="Saved on another device" lines={theirs} />
      </div>
    </Dialog>
  );
}

function Version({ title, lines }: { readonly title: string; readonly lines: readonly ConflictLine[] }) {
  return (
    <section aria-label={title}>
      <h3 className={styles['heading']}>{title}</h3>
      <ol className={styles['lines']}>
        {lines.map(({ place, text, isEmpty, differs }) => (
          <li key={place} data-differs={differs || undefined} data-empty={isEmpty || undefined}>
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
