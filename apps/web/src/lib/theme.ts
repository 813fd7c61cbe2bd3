import { useSyncExternalStore } from 'react';
import { safeStorage } from './safe-storage.ts';

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

// public/first.js reads the same key before the first paint.
const KEY = 'theme';
const storage = safeStorage();
const listeners = new Set<() => void>();

/** Keeps the choice and paints the page with it; `system` follows the device. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') storage.removeItem(KEY);
  else storage.setItem(KEY, choice);
  apply();
}

/** The choice on screen. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, currentChoice);
}

function currentChoice(): ThemeChoice {
  const kept = storage.getItem(KEY);
  return themeChoices.find((choice) => choice === kept) ?? 'system';
}

function apply() {
  const choice = currentChoice();
  if (choice === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = choice;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  // Another tab may have chosen.
  if (listeners.size === 0) window.addEventListener('storage', apply);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', apply);
  };
}
