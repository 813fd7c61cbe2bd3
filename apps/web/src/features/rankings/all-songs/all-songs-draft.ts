import { useSyncExternalStore } from 'react';
import type { BrowserKey } from '#lib/browser/browser-data.ts';
import { safeStorage } from '#lib/browser/safe-storage.ts';
import { currentSession, subscribeToSession } from '#lib/session/session.ts';
import { isSamePlaced, revivePlaced, type PlacedOrder } from '#features/rankings/placed-order.ts';
import type { Base, Revised } from '#lib/saving/list-rules.ts';

/** An order of all songs that the fan has not saved, with what the server had when it was begun. */
type AllSongsDraft = {
  readonly base: Base<PlacedOrder>;
  /** What was shown when the fan began to change it. */
  readonly from: PlacedOrder;
  readonly order: PlacedOrder;
};

/** What the browser keeps of one fan's work on all songs. */
export type AllSongsRecord = {
  readonly draft: AllSongsDraft | undefined;
};

const NO_RECORD: AllSongsRecord = { draft: undefined };
const PREFIX = 'all-songs/';

const storage = safeStorage();
const listeners = new Set<() => void>();
let known: { readonly key: string; readonly record: AllSongsRecord } | undefined;

/** The record of the fan who is logged in; the same object until it changes. Another tab's counts too. */
export function readRecord(): AllSongsRecord {
  const key = keyOfFan();
  if (key === undefined) return NO_RECORD;
  if (known?.key !== key) known = { key, record: parse(storage.getItem(key)) };
  return known.record;
}

/** Keeps the record at once, so that neither a reload nor a closed tab loses it. */
export function keepRecord(record: AllSongsRecord): void {
  const key = keyOfFan();
  if (key === undefined) return;
  known = { key, record };
  storage.setItem(key, JSON.stringify(record));
  tell();
}

/** The record on screen. */
export function useRecord(): AllSongsRecord {
  return useSyncExternalStore(subscribe, readRecord);
}

/** The server has a newer order: what a draft holds beyond it is based on it from now on, and all else is done. */
export function rebaseDraft(before: PlacedOrder | undefined, saved: Revised<PlacedOrder>): void {
  const { draft } = readRecord();
  if (!draft) return;
  if (isSamePlaced(draft.order, saved.state)) dropDraft();
  else if (before !== undefined) keepRecord({ draft: { ...draft, base: saved, from: saved.state } });
}

/** Forgets the draft. */
export function dropDraft(): void {
  keepRecord(NO_RECORD);
}

/** Whether a fan has an order of all songs that is not saved. */
export function hasDraft(username: string): boolean {
  return parse(storage.getItem(keyOf(username))).draft !== undefined;
}

function keyOf(username: string): BrowserKey {
  return `${PREFIX}${username.toLowerCase()}`;
}

function keyOfFan(): BrowserKey | undefined {
  const owner = currentSession()?.username;
  return owner === undefined ? undefined : keyOf(owner);
}

function parse(text: string | null): AllSongsRecord {
  try {
    // Written by `keepRecord` alone; whatever else stands there is not ours.
    const { draft } = text === null ? NO_RECORD : (JSON.parse(text) as AllSongsRecord);
    if (!draft) return NO_RECORD;
    const { base, from, order } = draft;
    return {
      draft: {
        base: { ...base, state: revivePlaced(base.state) },
        from: revivePlaced(from),
        order: revivePlaced(order),
      },
    };
  } catch {
    return NO_RECORD;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}

function rereadRecord(): void {
  known = undefined;
  tell();
}

subscribeToSession(rereadRecord);
if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith(PREFIX)) rereadRecord();
  });
}
