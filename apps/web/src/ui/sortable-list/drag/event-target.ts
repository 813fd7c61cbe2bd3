const LIST = '[data-sortable-list]';
const HANDLE = '[data-sortable-handle]';

// What has a use of its own under a pointer; `data-drag="none"` is for what only looks like one, such as a player.
const NOT_DRAGGABLE =
  'a, button, input, select, textarea, label, summary, dialog, audio, video, [contenteditable], [data-drag="none"]';

/** What an event on a list is about: the row (from 0), and the handle if that was meant. */
export type RowTarget = { readonly row: number; readonly handle: HTMLElement | undefined };

/** The row of a list that an event happened in; undefined off the rows and in a list inside the list. */
export function findRowTarget(list: HTMLElement, target: EventTarget | null): RowTarget | undefined {
  if (!(target instanceof Element) || target.closest(LIST) !== list) return undefined;

  let row: Element | null = target;
  while (row && row.parentElement !== list) row = row.parentElement;
  if (!row) return undefined;
  const handle = target.closest(HANDLE);
  return {
    row: Array.prototype.indexOf.call(list.children, row),
    handle: handle instanceof HTMLElement ? handle : undefined,
  };
}

/** Whether a press here may drag the row: not on anything that a press means something else to. */
export function isDraggable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(NOT_DRAGGABLE) === null;
}
