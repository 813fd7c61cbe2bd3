import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { announce, announcements } from './announcements.ts';
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
  readonly titleOf: (id: string) => string;
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
};

/**
 * Remembers the moves of a page, for `MoveHistoryButtons` and for Ctrl-Z, Ctrl-Shift-Z and Ctrl-Y (Cmd on a Mac).
 * Use it once on a page. A move can't be undone any more when something else has changed its list since.
 */
export function useMoveHistory({ orderOf, titleOf, onMove }: MoveHistoryOptions): MoveHistoryControls {
  const [history, setHistory] = useState(NO_MOVES);

  function move(from: number, to: number, list = '') {
    const made = makeMove(list, orderOf(list), from, to);
    if (!made) return;
    setHistory((now) => recordMove(now, made));
    onMove(from, to, list);
  }

  function undo() {
    const made = findUndo(history, orderOf);
    if (!made) return;
    setHistory(stepBack);
    onMove(made.to, made.from, made.list);
    announce(announcements.undone(titleOf(made.id), { position: made.from + 1, count: made.after.length }));
  }

  function redo() {
    const made = findRedo(history, orderOf);
    if (!made) return;
    setHistory(stepForward);
    onMove(made.from, made.to, made.list);
    announce(announcements.redone(titleOf(made.id), { position: made.to + 1, count: made.after.length }));
  }

  const keys = useRef({ undo, redo });
  useLayoutEffect(() => {
    keys.current = { undo, redo };
  });
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const wish = readShortcut(event);
      if (!wish || isTyping(event.target) || document.querySelector('dialog:modal')) return;
      event.preventDefault();
      keys.current[wish]();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);

  return {
    move,
    undo,
    redo,
    canUndo: findUndo(history, orderOf) !== undefined,
    canRedo: findRedo(history, orderOf) !== undefined,
  };
}

function readShortcut(event: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' && !event.shiftKey ? 'redo' : undefined;
}

/** In a field the same keys undo what was typed. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type="range"]), textarea, select, [contenteditable]') !== null
  );
}
