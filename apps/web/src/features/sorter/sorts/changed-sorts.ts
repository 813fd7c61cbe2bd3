import type { BrowserKey } from '#lib/browser/browser-data.ts';
import { safeStorage } from '#lib/browser/safe-storage.ts';
import { currentSession } from '#lib/session/session.ts';

const NAME = 'changed-sorts/';
const MAX_CHANGED = 60;
const storage = safeStorage();

/** The ids of a fan's sorts that may wait in this browser: these are sent without knowing the server's list. */
export function listChanged(username = currentSession()?.username): readonly string[] {
  if (username === undefined) return [];
  return storage.getItem(keyFor(username))?.split(' ') ?? [];
}

/** Notes that the fan who is logged in changed a sort. */
export function noteChanged(id: string): void {
  const username = currentSession()?.username;
  const changed = listChanged(username);
  if (username === undefined || changed[0] === id) return;
  const next = [id, ...changed.filter((other) => other !== id)].slice(0, MAX_CHANGED);
  storage.setItem(keyFor(username), next.join(' '));
}

/** Nothing of a sort of the fan's waits any more. */
export function noteSent(id: string): void {
  const username = currentSession()?.username;
  const changed = listChanged(username);
  if (username === undefined || !changed.includes(id)) return;
  const left = changed.filter((other) => other !== id);
  if (left.length === 0) storage.removeItem(keyFor(username));
  else storage.setItem(keyFor(username), left.join(' '));
}

function keyFor(username: string): BrowserKey {
  return `${NAME}${username.toLowerCase()}`;
}
