import { IconButton } from '#ui/buttons/icon-button.tsx';
import styles from './move-history.module.css';
import type { MoveHistoryControls } from './move-history.ts';
import { Bead } from '#ui/beads/bead.tsx';
import { Button } from '#ui/buttons/button.tsx';

/** What undoing and redoing needs to know. */
export type HistoryControls = Pick<MoveHistoryControls, 'undo' | 'redo' | 'canUndo' | 'canRedo'>;

type MoveHistoryButtonsProps = {
  readonly history: HistoryControls;
  /** What is undone, where it is more than moves; empty where it is all that is done on the page. */
  readonly noun?: string;
};

/**
 * Undo and redo of the last moves. They stay focusable when there is nothing to do, so that the focus is never lost.
 * In narrow windows they are replaced by a `MoveHistoryBar`, where the page has one.
 */
export function MoveHistoryButtons({ history, noun = 'move' }: MoveHistoryButtonsProps) {
  const { undo, redo, canUndo, canRedo } = history;
  return (
    <div className={styles['buttons']}>
      <IconButton icon="undo" label={`Undo ${noun}`.trim()} aria-disabled={!canUndo} onClick={undo} />
      <IconButton icon="redo" label={`Redo ${noun}`.trim()} aria-disabled={!canRedo} onClick={redo} />
    </div>
  );
}

type MoveHistoryBarProps = {
  readonly history: Pick<MoveHistoryControls, 'undo' | 'redo' | 'canUndo' | 'canRedo' | 'latest'>;
  /** What is undone, where it is more than moves. */
  readonly noun?: string;
};

/**
 * The last move in words, with undo and redo, for windows where the page's own buttons scroll away with its head: it
 * stays at the window's lower edge. Put it at the end of the list's column, where it has room of its own.
 */
export function MoveHistoryBar({ history, noun = 'move' }: MoveHistoryBarProps) {
  const { undo, redo, canUndo, canRedo, latest } = history;
  if (latest === undefined) return null;
  return (
    <fieldset className={styles['bar']} aria-label={`Last ${noun}`}>
      <Bead />
      <p className={styles['latest']}>{latest}</p>
      <Button variant="quiet" aria-label={`Undo ${noun}`} aria-disabled={!canUndo} onClick={undo}>
        Undo
      </Button>
      <IconButton icon="redo" label={`Redo ${noun}`} aria-disabled={!canRedo} onClick={redo} />
    </fieldset>
  );
}
