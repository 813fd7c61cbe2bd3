import { useSortablePlace, useSortableRow } from './sortable-row-context.ts';
import styles from './sortable-list.module.css';

/** The grip of the row around: dragged by any pointer, lifted with Space. A row that can't move shows none. */
export function SortableHandle() {
  const { title, isMovable } = useSortableRow();
  const { position, count } = useSortablePlace();
  if (!isMovable) return <span className={styles['handle']} />;
  return (
    <button
      type="button"
      className={styles['handle']}
      data-sortable-handle=""
      aria-label={`Reorder ${title}, position ${position} of ${count}`}
    />
  );
}
