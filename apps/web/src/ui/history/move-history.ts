import { useState } from 'react';
import { createStepHistory } from './step-history.ts';
import { useStepHistory } from './use-step-history.ts';
import { announce, announcements, placeAt } from '#ui/sortable-list/announcements.ts';

type MoveHistoryOptions = {
  /** The ids of a list in the order that is shown now. */
  readonly orderOf: (list: string) => readonly string[];
  /** The title of an item, which stands at `index` (from 0) of its list. */
  readonly titleOf: (id: string, index: number) => string;
  /** Whether the fan placed an item. */
  readonly isPlaced: (id: string) => boolean;
  /**
   * Makes a move: the item at index `from` is to stand at index `to`. Called for undo and redo as well: where a step back
   * leads to where the fan had not placed it, `isPlaced` is false.
   */
  readonly onMove: (from: number, to: number, list: string, isPlaced: boolean) => void;
};

/** Undo and redo of the moves in the lists of a page. */
export type MoveHistoryControls = {
  /** Makes a move and remembers it. Give it to `SortableList`; `list` tells the lists of one page apart. */
  readonly move: (from: number, to: number, list?: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The move made, taken back or made again last, in words; undefined while nothing can be undone or redone. */
  readonly latest: string | undefined;
};

/**
 * Remembers the moves of a page, for `MoveHistoryButtons` and for Ctrl-Z, Ctrl-Shift-Z and Ctrl-Y (Cmd on a Mac).
 * Use it once on a page. A move can't be undone any more when something else has changed its list since.
 */
export function useMoveHistory({
  orderOf,
  titleOf,
  isPlaced,
  onMove,
}: MoveHistoryOptions): MoveHistoryControls {
  const [history] = useState(() => createStepHistory<MovePlace>(isSamePlace));

  function move(from: number, to: number, list = '') {
    const made = makeMove({ list, order: orderOf(list), isPlaced }, from, to);
    if (!made) return;
    const { id } = made.before;
    history.record({
      ...made,
      made: historyWords.moved(titleOf(id, from), to + 1),
      undone: historyWords.undone(titleOf(id, to), from + 1),
    });
    onMove(from, to, list, true);
  }

  const controls = useStepHistory(history, {
    isShown: (place) => isInOrder(place, orderOf(place.list)),
    restore: (to, from) => onMove(from.index, to.index, to.list, to.isPlaced),
    say: ({ before, after }, direction) => {
      const [from, to] = direction === 'undone' ? [after, before] : [before, after];
      const say = direction === 'undone' ? announcements.undone : announcements.redone;
      const { order, index } = to;
      const place = placeAt(index, index, order.length, (row) => titleOf(order[row] ?? '', row));
      announce(say(titleOf(to.id, from.index), place));
    },
  });
  return { move, ...controls };
}

const historyWords = {
  moved: (title: string, position: number) => `Moved ${title} to ${position}`,
  undone: (title: string, position: number) => `${title} is back at ${position}`,
};

/** An item at its index, from 0, in one of the lists of a page, with the whole order that it stands in. */
type MovePlace = {
  readonly list: string;
  readonly order: readonly string[];
  readonly id: string;
  readonly index: number;
  /** Whether the fan placed it there; else it only came to stand there. */
  readonly isPlaced: boolean;
};

/** Where an item of a list stood before a move and where it stands after it; undefined when that would change nothing. */
export function makeMove(
  { list, order, isPlaced }: Pick<MovePlace, 'list' | 'order'> & { isPlaced: (id: string) => boolean },
  from: number,
  to: number,
): { readonly before: MovePlace; readonly after: MovePlace } | undefined {
  const id = order[from];
  if (id === undefined || from === to || to < 0 || to >= order.length) return undefined;
  const after = order.toSpliced(from, 1).toSpliced(to, 0, id);
  return {
    before: { list, order, id, index: from, isPlaced: isPlaced(id) },
    after: { list, order: after, id, index: to, isPlaced: true },
  };
}

/** Whether the lists of two places are in the same order. */
export function isSamePlace(a: MovePlace, b: MovePlace): boolean {
  return a.list === b.list && isInOrder(a, b.order);
}

/** Whether a list is in the order that an item was moved to. */
function isInOrder({ order }: MovePlace, shown: readonly string[]): boolean {
  return order.length === shown.length && order.every((id, index) => id === shown[index]);
}
