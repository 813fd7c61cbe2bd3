import { useSyncExternalStore } from 'react';
import { safeStorage } from '#lib/browser/safe-storage.ts';

const KEY = 'sorterShortcuts';
const OFF = 'off';
const storage = safeStorage();
const listeners = new Set<() => void>();

/** Whether single keys answer questions: whoever speaks to the computer, or types by chance, can turn them off. */
export function useShortcutsOn(): boolean {
  return useSyncExternalStore(subscribe, () => storage.getItem(KEY) !== OFF);
}

export function chooseShortcuts(isOn: boolean): void {
  if (isOn) storage.removeItem(KEY);
  else storage.setItem(KEY, OFF);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
