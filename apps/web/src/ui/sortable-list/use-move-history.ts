import { useState } from 'react';
import { useUndoKeys } from '#ui/use-undo-keys.ts';
import { announce, announcements, placeAt } from './announcements.ts';
import {
  findRedo,
  findUndo,
  makeMove,
  NO_MOVES,
  recordMove,
  stepBack,
  stepForward,
  type OrderOf,
} from './move-history.ts';

type MoveHistoryOptions = {
  /** The ids of a list in the order that is shown now. */
  readonly orderOf: OrderOf;
  /** The title of an item, which stands at `index` (from 0) of its list. */
  readonly titleOf: (id: string, index: number) => string;
  /** Makes a move: the item at index `from` is to stand at index `to`. Called for undo and redo as well. */
  readonly onMove: (from: number, to: number, list: string) => void;
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
export function useMoveHistory({ orderOf, titleOf, onMove }: MoveHistoryOptions): MoveHistoryControls {
  const [history, setHistory] = useState(NO_MOVES);
  const [words, setWords] = useState('');
  const placeIn = (order: readonly string[], row: number) =>
    placeAt(row, row, order.length, (index) => titleOf(order[index] ?? '', index));

  function move(from: number, to: number, list = '') {
    const made = makeMove(list, orderOf(list), from, to);
    if (!made) return;
    setHistory((now) => recordMove(now, made));
    setWords(historyWords.moved(titleOf(made.id, from), to + 1));
    onMove(from, to, list);
  }

  function undo() {
    const made = findUndo(history, orderOf);
    if (!made) return;
    setHistory(stepBack);
    onMove(made.to, made.from, made.list);
    const title = titleOf(made.id, made.to);
    setWords(historyWords.undone(title, made.from + 1));
    announce(announcements.undone(title, placeIn(made.before, made.from)));
  }

  function redo() {
    const made = findRedo(history, orderOf);
    if (!made) return;
    setHistory(stepForward);
    onMove(made.from, made.to, made.list);
    const title = titleOf(made.id, made.from);
    setWords(historyWords.moved(title, made.to + 1));
    announce(announcements.redone(title, placeIn(made.after, made.to)));
  }

  useUndoKeys({ undo, redo });
  const canUndo = findUndo(history, orderOf) !== undefined;
  const canRedo = findRedo(history, orderOf) !== undefined;
  return { move, undo, redo, canUndo, canRedo, latest: canUndo || canRedo ? words : undefined };
}

const historyWords = {
  moved: (title: string, position: number) => `Moved ${title} to ${position}`,
  undone: (title: string, position: number) => `${title} is back at ${position}`,
};
