import { useSyncExternalStore } from 'react';

/** One value of the page outside React, which components follow with `useStore`. */
export type Store<Value> = {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  /** Calls `listener` after each change, until the function that it answers is called. */
  readonly subscribe: (listener: () => void) => () => void;
};

/** Makes a store. Values are compared by identity: set a new object to change one. */
export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,

    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },

    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * What `read` takes from a store, for a component, which renders again only when that has changed: `read` answers a part
 * of the value, or something that is compared by its content, such as a text.
 */
export function useStore<Value, Part>(store: Store<Value>, read: (value: Value) => Part): Part {
  return useSyncExternalStore(store.subscribe, () => read(store.get()));
}
