import { safeStorage } from './safe-storage.ts';
import { createStore, useStore } from '#lib/store.ts';

export const colorSchemes = ['system', 'light', 'dark'] as const;
export type ColorScheme = (typeof colorSchemes)[number];

// public/first.js reads the same key before the first paint.
const KEY = 'theme';
const storage = safeStorage();
const colorScheme = createStore(readChoice());

// Another tab may have chosen.
window.addEventListener('storage', apply);

/** Keeps the choice and paints the page with it; `system` follows the device. */
export function chooseColorScheme(choice: ColorScheme): void {
  if (choice === 'system') storage.removeItem(KEY);
  else storage.setItem(KEY, choice);
  apply();
}

/** The choice on screen. */
export function useColorScheme(): ColorScheme {
  return useStore(colorScheme, (choice) => choice);
}

function readChoice(): ColorScheme {
  const kept = storage.getItem(KEY);
  return colorSchemes.find((choice) => choice === kept) ?? 'system';
}

function apply() {
  const choice = readChoice();
  if (choice === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = choice;
  colorScheme.set(choice);
}
