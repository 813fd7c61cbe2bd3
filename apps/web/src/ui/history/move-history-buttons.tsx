import { IconButton } from '#ui/buttons/icon-button.tsx';
import styles from './move-history.module.css';
import type { MoveHistoryControls } from './use-move-history.ts';

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
