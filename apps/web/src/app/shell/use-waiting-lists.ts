import { useEffect, useState } from 'react';
import { DATABASE } from '#lib/saving/browser/browser-storage.ts';
import { listPendingLists } from '#lib/saving/browser/forget-saved-lists.ts';

/** What each kind of list is called, by how the names of its lists begin. */
const KINDS: readonly (readonly [start: string, words: string])[] = [
  ['top13', 'Top 13'],
  ['set-list', 'set list'],
  ['sort/', 'sorts'],
  ['', 'rankings'],
];

/** The lists of a fan whose changes wait in this browser. */
export type WaitingLists = { readonly count: number; readonly kinds: readonly string[] };

const NONE: WaitingLists = { count: 0, kinds: [] };

/** Follows what waits while it is asked for: each queue tells when it has kept a change. */
export function useWaitingLists(username: string | undefined, isAsked: boolean): WaitingLists {
  const [waiting, setWaiting] = useState(NONE);

  useEffect(() => {
    if (username === undefined || !isAsked) return;
    let isOver = false;
    const look = async () => {
      // A browser without IndexedDB keeps no lists.
      const names = await listPendingLists(username).catch(() => []);
      const kinds = names.map((name) => KINDS.find(([start]) => name.startsWith(start))?.[1] ?? '');
      if (!isOver) setWaiting({ count: names.length, kinds: [...new Set(kinds)] });
    };
    void look();
    const told = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(DATABASE);
    told?.addEventListener('message', () => void look());
    return () => {
      isOver = true;
      told?.close();
    };
  }, [username, isAsked]);

  return isAsked ? waiting : NONE;
}
