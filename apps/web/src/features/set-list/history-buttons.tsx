import { IconButton } from '#ui/icon-button.tsx';
import { setListWords } from './set-list.words.ts';
import styles from './history-buttons.module.css';

/** What undoing and redoing needs to know. */
export type HistoryControls = {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
};

type HistoryButtonsProps = { readonly history: HistoryControls };

/** Undo and redo of the last changes. They stay focusable when there is nothing to do, so that the focus is never lost. */
export function HistoryButtons({ history: { undo, redo, canUndo, canRedo } }: HistoryButtonsProps) {
  return (
    <span className={styles['history']}>
      <IconButton icon="undo" label={setListWords.undo} aria-disabled={!canUndo} onClick={undo} />
      <IconButton icon="redo" label={setListWords.redo} aria-disabled={!canRedo} onClick={redo} />
    </span>
  );
}
