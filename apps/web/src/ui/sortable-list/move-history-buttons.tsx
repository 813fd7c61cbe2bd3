import { IconButton } from '#ui/icon-button.tsx';
import styles from './move-history.module.css';
import type { MoveHistoryControls } from './use-move-history.ts';

type MoveHistoryButtonsProps = {
  readonly history: Pick<MoveHistoryControls, 'undo' | 'redo' | 'canUndo' | 'canRedo'>;
  /** What is undone, where it is more than moves. */
  readonly noun?: string;
};

/**
 * Undo and redo of the last moves. They stay focusable when there is nothing to do, so that the focus is never lost.
 * In narrow windows they give way to a `MoveHistoryBar`, where the page has one.
 */
export function MoveHistoryButtons({ history, noun = 'move' }: MoveHistoryButtonsProps) {
  const { undo, redo, canUndo, canRedo } = history;
  return (
    <div className={styles['buttons']}>
      <IconButton icon="undo" label={`Undo ${noun}`} aria-disabled={!canUndo} onClick={undo} />
      <IconButton icon="redo" label={`Redo ${noun}`} aria-disabled={!canRedo} onClick={redo} />
    </div>
  );
}
