import { useEffect, useState } from 'react';
import { awaySigns, useSiteReach } from '#lib/api/site-reach.ts';
import { openChannel } from '#lib/browser/open-channel.ts';
import { DATABASE } from '#lib/saving/browser/browser-storage.ts';
import { listPendingLists } from '#lib/saving/browser/forget-saved-lists.ts';
import { useSession } from '#lib/session/session.ts';

/** What each kind of list is called, by how the names of its lists begin. */
const KINDS: readonly (readonly [start: string, words: string])[] = [
  ['top13', 'Top 13'],
  ['set-list', 'set list'],
  ['sort/', 'sorts'],
  ['', 'rankings'],
];

/** The changes of a fan that wait in this browser: how many, and to which kinds of lists, those that wait longest first. */
type WaitingCount = { readonly changes: number; readonly kinds: readonly string[] };

const NONE: WaitingCount = { changes: 0, kinds: [] };

/** What a fan is told while the site can't be reached. */
type OfflineSign = {
  /** How many changes wait. */
  readonly changes: number;
  /** That the site can't be reached, and what becomes of changes or which of them wait already. */
  readonly text: string;
};

/** What a fan, or a visitor, is told while the site can't be reached; undefined while it can. */
export function useOfflineSign(): OfflineSign | undefined {
  const reach = useSiteReach();
  const isAway = reach !== 'there';
  const { changes, kinds } = useWaitingCount(useSession()?.username, isAway);
  if (!isAway) return undefined;
  const waiting = `${changes === 1 ? '1 change waits' : `${changes} changes wait`}: ${kinds.join(', ')}.`;
  return {
    changes,
    text: `${awaySigns[reach]} ${changes === 0 ? 'Changes are kept here and saved later.' : waiting}`,
  };
}

/** Follows what waits while it is asked for: each queue tells when it has kept a change. */
function useWaitingCount(username: string | undefined, isAsked: boolean): WaitingCount {
  const [waiting, setWaiting] = useState(NONE);
  const isNeeded = username !== undefined && isAsked;

  useEffect(() => {
    if (username === undefined || !isAsked) return;
    let isOver = false;
    const look = async () => {
      // A browser without IndexedDB keeps no lists.
      const lists = await listPendingLists(username).catch(() => []);
      const kinds = lists.map(({ name }) => KINDS.find(([start]) => name.startsWith(start))?.[1] ?? '');
      const changes = lists.reduce((sum, list) => sum + list.changes, 0);
      if (!isOver) setWaiting({ changes, kinds: [...new Set(kinds)] });
    };
    void look();
    const told = openChannel(DATABASE);
    told?.addEventListener('message', () => void look());
    return () => {
      isOver = true;
      told?.close();
    };
  }, [username, isAsked]);

  return isNeeded ? waiting : NONE;
}
