import { useState } from 'react';
import { useUndoKeys } from '#ui/use-undo-keys.ts';
import { announce } from '#ui/sortable-list/announcements.ts';
import { isSameOrder } from './merge-orders.ts';
import type { Order } from './rankings.queries.ts';

/** An order with the songs that the fan has placed in it. */
export type PlacedOrder = { readonly order: Order; readonly placed: readonly string[] };

/** One change of the whole order, a single move or another beginning, and what is said on the way back and forth. */
type Step = {
  readonly before: PlacedOrder;
  readonly after: PlacedOrder;
  readonly undone: string;
  readonly redone: string;
};

type Steps = { readonly done: readonly Step[]; readonly undone: readonly Step[] };

const NO_STEPS: Steps = { done: [], undone: [] };
const MOST_STEPS = 100;

type AllSongsHistoryOptions = {
  /** The order that is shown now. */
  readonly order: Order;
  /** Shows an order from before, or from after, again. */
  readonly onRestore: (order: PlacedOrder) => void;
};

/**
 * Undo and redo on the page of all songs, where a step may change the whole order at once. A step can't be undone any
 * more when something else has changed the order since.
 */
export function useAllSongsHistory({ order, onRestore }: AllSongsHistoryOptions) {
  const [steps, setSteps] = useState(NO_STEPS);
  const last = steps.done.at(-1);
  const next = steps.undone.at(-1);
  const canUndo = last !== undefined && isSameOrder(order, last.after.order);
  const canRedo = next !== undefined && isSameOrder(order, next.before.order);

  function undo() {
    if (!canUndo) return;
    setSteps(({ done, undone }) => ({ done: done.slice(0, -1), undone: [...undone, last] }));
    onRestore(last.before);
    announce(last.undone);
  }

  function redo() {
    if (!canRedo) return;
    setSteps(({ done, undone }) => ({ done: [...done, next], undone: undone.slice(0, -1) }));
    onRestore(next.after);
    announce(next.redone);
  }

  useUndoKeys({ undo, redo }, isTyping);

  const record = (step: Step) =>
    setSteps(({ done }) => ({ done: [...done, step].slice(-MOST_STEPS), undone: [] }));
  return { undo, redo, canUndo, canRedo, record };
}

/** In a field the same keys undo what was typed; a rank field in which nothing is typed has nothing to undo. */
function isTyping(target: EventTarget | null): boolean {
  const field =
    target instanceof Element ? target.closest('input:not([type="range"]), textarea, select') : null;
  return field !== null && field.getAttribute('data-typed') !== 'none';
}
