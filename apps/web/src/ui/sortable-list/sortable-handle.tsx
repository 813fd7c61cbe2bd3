import { useSortablePlace, useSortableRow } from './sortable-row-context.ts';
import styles from './sortable-list.module.css';

/**
 * The grip of the row around: dragged by any pointer, lifted with Space. A click that drags nothing, be it a tap or a
 * screen reader's, opens the row's move menu. A row that can't move shows none.
 */
export function SortableHandle() {
  const { title, isMovable, isLocked, menu } = useSortableRow();
  const { position, count } = useSortablePlace();
  if (!isMovable) return <span className={styles['handle']} />;
  return (
    <button
      type="button"
      className={styles['handle']}
      data-sortable-handle=""
      aria-disabled={isLocked || undefined}
      aria-label={`Reorder ${title}, position ${position} of ${count}`}
      onPointerDown={() => menu.current?.press()}
      onClick={(event) => menu.current?.toggle(event.currentTarget)}
    />
  );
}
