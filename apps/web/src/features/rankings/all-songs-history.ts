import { useEffect, useEffectEvent, useState } from 'react';
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

  const press = useEffectEvent((event: KeyboardEvent) => {
    const wish = readShortcut(event);
    if (!wish || isTyping(event.target) || document.querySelector('dialog:modal')) return;
    event.preventDefault();
    if (wish === 'undo') undo();
    else redo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  const record = (step: Step) =>
    setSteps(({ done }) => ({ done: [...done, step].slice(-MOST_STEPS), undone: [] }));
  return { undo, redo, canUndo, canRedo, record };
}

function readShortcut(event: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' && !event.shiftKey ? 'redo' : undefined;
}

/** In a field the same keys undo what was typed; a rank field in which nothing is typed has nothing to undo. */
function isTyping(target: EventTarget | null): boolean {
  const field =
    target instanceof Element ? target.closest('input:not([type="range"]), textarea, select') : null;
  return field !== null && field.getAttribute('data-typed') !== 'none';
}
