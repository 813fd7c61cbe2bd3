import { useLayoutEffect } from 'react';

/** Looks at each step through the browser's history before the router does; stopping the event keeps it from the router. */
export type BackWatcher = (event: PopStateEvent) => void;

let watcher: BackWatcher | undefined;

/** Sets the one watcher; undefined removes it. */
export function watchBack(next: BackWatcher | undefined): void {
  watcher = next;
}

/**
 * Listens for a watcher. Browsers call the listeners of a window in the order in which they came, so this must stand
 * inside the router: effects of children run before those of their parents.
 */
export function BackWatch(): null {
  useLayoutEffect(() => {
    const listen = (event: PopStateEvent) => watcher?.(event);
    window.addEventListener('popstate', listen);
    return () => window.removeEventListener('popstate', listen);
  }, []);
  return null;
}
