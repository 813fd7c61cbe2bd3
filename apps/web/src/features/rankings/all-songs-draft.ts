import { useSyncExternalStore } from 'react';
import { safeStorage } from '#lib/safe-storage.ts';
import type { Base, Revised } from '#lib/saving/saving-record.ts';
import { currentSession, subscribeToSession } from '#lib/session.ts';
import { isSameOrder } from './merge-orders.ts';
import type { Order } from './rankings.queries.ts';

/** An order of all songs that the fan has not saved, with what the server had when it was begun. */
type AllSongsDraft = {
  readonly base: Base<Order>;
  /** What was shown when the fan began to change it. */
  readonly from: Order;
  readonly order: Order;
};

/** What the browser keeps of one fan's work on all songs. */
export type AllSongsWork = {
  readonly draft: AllSongsDraft | undefined;
  /** The songs that the fan has moved or given a rank; undefined in a browser where that never happened. */
  readonly placed: readonly string[] | undefined;
};

const NO_WORK: AllSongsWork = { draft: undefined, placed: undefined };
const PREFIX = 'all-songs/';

const storage = safeStorage();
const listeners = new Set<() => void>();
let known: { readonly key: string; readonly work: AllSongsWork } | undefined;

/** The work of the fan who is logged in; the same object until it changes. Another tab's counts too. */
export function readWork(): AllSongsWork {
  const key = keyOfFan();
  if (key === undefined) return NO_WORK;
  if (known?.key !== key) known = { key, work: parse(storage.getItem(key)) };
  return known.work;
}

/** Keeps the work at once, so that neither a reload nor a closed tab loses it. */
export function keepWork(work: AllSongsWork): void {
  const key = keyOfFan();
  if (key === undefined) return;
  known = { key, work };
  storage.setItem(key, JSON.stringify(work));
  tell();
}

/** The work on screen. */
export function useWork(): AllSongsWork {
  return useSyncExternalStore(subscribe, readWork);
}

/** The server has a newer order: what a draft holds beyond it is based on it from now on, and all else is done. */
export function rebaseDraft(before: Order | undefined, saved: Revised<Order>): void {
  const { draft, placed } = readWork();
  if (!draft) return;
  if (isSameOrder(draft.order, saved.state)) keepWork({ draft: undefined, placed });
  else if (before !== undefined) keepWork({ draft: { ...draft, base: saved, from: saved.state }, placed });
}

/** Forgets the draft, not which songs were placed. */
export function dropDraft(): void {
  keepWork({ ...readWork(), draft: undefined });
}

function keyOfFan(): string | undefined {
  const owner = currentSession()?.username;
  return owner === undefined ? undefined : PREFIX + owner.toLowerCase();
}

function parse(text: string | null): AllSongsWork {
  try {
    // Written by `keepWork` alone; whatever else stands there is not ours.
    return text === null ? NO_WORK : { ...NO_WORK, ...(JSON.parse(text) as AllSongsWork) };
  } catch {
    return NO_WORK;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}

function rereadWork(): void {
  known = undefined;
  tell();
}

subscribeToSession(rereadWork);
if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith(PREFIX)) rereadWork();
  });
}
