import { useEffectEvent, useLayoutEffect } from 'react';

type UndoKeys = { readonly undo: () => void; readonly redo: () => void };

/** Ctrl-Z, Ctrl-Shift-Z and Ctrl-Y (Cmd on a Mac) for a page, as long as no dialog is open and nothing is being typed. */
export function useUndoKeys(keys: UndoKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = readShortcut(event);
    if (!action || isTyping(event.target) || document.querySelector('dialog:modal')) return;
    event.preventDefault();
    keys[action]();
  });
  // Whoever sees the page may press a key: a passive effect would come after the first paint.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function readShortcut(event: KeyboardEvent): keyof UndoKeys | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' && !event.shiftKey ? 'redo' : undefined;
}

/**
 * In a field the same keys undo what was typed. One in which nothing was typed has nothing to undo: it is empty, or says
 * so by `data-typed="none"`.
 */
function isTyping(target: EventTarget | null): boolean {
  const field =
    target instanceof Element &&
    target.closest('input:not([type="range"], [data-typed="none"]), textarea, select, [contenteditable]');
  return field instanceof HTMLInputElement ? field.value !== '' : Boolean(field);
}
