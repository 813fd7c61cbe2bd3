import type { Top13 } from '@thirteen/domain/top13/top13.ts';
import { useQueries } from '@tanstack/react-query';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import styles from './conflict-dialog.module.css';
import { top13Words } from './top13-words.ts';
import { slotSongQuery } from './top13.queries.ts';
import { top13Queue } from './top13.saving.ts';

type ConflictDialogProps = {
  readonly mine: Top13;
  readonly theirs: Top13;
  /** The fan wants to decide later. */
  readonly onClose: () => void;
};

const { conflict } = top13Words;

/** Shows the two versions of a Top 13 that was changed on two devices, and asks which one to keep. */
export function ConflictDialog({ mine, theirs, onClose }: ConflictDialogProps) {
  return (
    <Dialog
      title={conflict.title}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" data-autofocus="" onClick={() => top13Queue()?.choose('theirs')}>
            {conflict.keepTheirs}
          </Button>
          <Button onClick={() => top13Queue()?.choose('mine')}>{conflict.keepMine}</Button>
        </>
      }
    >
      <p>{conflict.text}</p>
      <div className={styles['versions']}>
        <Version title={conflict.mine} top13={mine} other={theirs} />
        <Version title={conflict.theirs} top13={theirs} other={mine} />
      </div>
    </Dialog>
  );
}

type VersionProps = { readonly title: string; readonly top13: Top13; readonly other: Top13 };

function Version({ title, top13, other }: VersionProps) {
  const ids = top13.filter((id) => id !== null);
  const songs = useQueries({ queries: ids.map((id) => slotSongQuery(id)) });
  const titles = new Map(ids.map((id, index) => [id, songs[index]?.data?.title]));
  const lines = top13.map((id, index) => ({ slot: index + 1, id, differs: id !== other[index] }));
  return (
    <section aria-label={title}>
      <h3 className={styles['heading']}>{title}</h3>
      <ol className={styles['songs']}>
        {lines.map(({ slot, id, differs }) => (
          <li key={slot} data-differs={differs || undefined} data-empty={id === null || undefined}>
            {id === null ? conflict.empty : (titles.get(id) ?? '…')}
          </li>
        ))}
      </ol>
    </section>
  );
}
