import { useSyncExternalStore } from 'react';
import { currentSession, subscribeToSession } from '#lib/session.ts';
import type { SetListState } from './set-list-state.ts';

// A set list that the server refused stays on the table until the fan changes it or saves it again.
let kept: { readonly state: SetListState; readonly owner: string | undefined } | undefined;
const listeners = new Set<() => void>();

/** Keeps, or with undefined lets go, what could not be saved. */
export function keepUnsaved(state: SetListState | undefined): void {
  kept = state && { state, owner: currentSession()?.username };
  for (const listener of listeners) listener();
}

/** What could not be saved, of the fan who is logged in. */
export function findUnsaved(): SetListState | undefined {
  return kept?.owner === currentSession()?.username ? kept?.state : undefined;
}

export function useUnsaved(): SetListState | undefined {
  return useSyncExternalStore(subscribe, findUnsaved);
}

function subscribe(listener: () => void): () => void {
  const stopHearingSession = subscribeToSession(listener);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    stopHearingSession();
  };
}
