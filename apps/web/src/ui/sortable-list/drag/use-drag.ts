import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { prepareAnnouncer } from '#ui/sortable-list/announcements.ts';
import { findScrollers, reveal } from './autoscroll.ts';
import { findMovedId } from './geometry.ts';
import { listenToKeys } from '#ui/sortable-list/keyboard.ts';
import { createDragController, type DragController, type SortableModel } from './drag-controller.ts';
import { listenToPointers } from './pointer-input.ts';
import { rowsOf } from './near-rows.ts';
import { capturePlaces, markLanded, playReorder, type RowPlaces } from './reorder-animation.ts';

type DragRefs = {
  readonly list: RefObject<HTMLOListElement | null>;
  readonly slot: RefObject<HTMLDivElement | null>;
  readonly line: RefObject<HTMLDivElement | null>;
};

/** Joins a rendered list to pointers and keys, and lets its rows travel whenever their order changes. */
export function useDrag({ list, slot, line }: DragRefs, model: SortableModel) {
  const controller = useRef<DragController>(null);
  const latest = useRef(model);
  useLayoutEffect(() => {
    latest.current = model;
  });

  useEffect(() => {
    if (!list.current || !slot.current || !line.current) return undefined;
    const end = new AbortController();
    prepareAnnouncer();
    const marks = { slot: slot.current, line: line.current };
    controller.current = createDragController(list.current, marks, () => latest.current);
    listenToPointers(list.current, controller.current, end.signal);
    listenToKeys(list.current, controller.current, end.signal);
    return () => end.abort();
  }, [list, slot, line]);

  const capture = useCallback(
    (ids: readonly string[]) => (list.current ? capturePlaces(list.current, ids) : null),
    [list],
  );

  const onReorder = useCallback(
    (before: readonly string[], after: readonly string[], places: RowPlaces) => {
      if (!list.current) return;
      controller.current?.orderChanged(before, after);
      const moved = rowsOf(list.current)[after.indexOf(findMovedId(before, after) ?? '')];
      const landing = moved?.getBoundingClientRect();
      playReorder(list.current, after, places);
      if (!moved || !landing) return;
      markLanded(moved);
      // A row may be sent far away by its menu: where the focus is must be seen.
      const hasFocus = moved.contains(document.activeElement);
      if (hasFocus) reveal(findScrollers(list.current), landing.top, landing.bottom);
    },
    [list],
  );

  return { capture, onReorder };
}
