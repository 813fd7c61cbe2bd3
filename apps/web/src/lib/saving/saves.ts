const listeners = new Set<() => void>();

/** Calls back whenever the server has acknowledged a change that was made here. */
export function onSave(listener: () => void): void {
  listeners.add(listener);
}

/** Tells that the server has acknowledged a change that was made here. */
export function noteSave(): void {
  for (const listener of listeners) listener();
}
