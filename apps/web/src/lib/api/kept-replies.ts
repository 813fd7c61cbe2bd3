import { createStore as createKeyStore, del, get, keys, set } from 'idb-keyval';
import type { BrowserKey } from '#lib/browser/browser-data.ts';
import { listKept, safeStorage } from '#lib/browser/safe-storage.ts';
import { currentSession, onSessionEnd } from '#lib/session/session.ts';
import { createStore } from '#lib/store.ts';

type KeptValue = { readonly value: unknown; readonly at: number };
/** An answer as it came, and when. */
type KeptReply = {
  readonly body: string;
  readonly headers: readonly [string, string][];
  readonly at: number;
};

const DATABASE = 'thirteen-replies' satisfies BrowserKey;
/** The catalogue, a fan's own lists, and the figures of the home page. Nothing of an account, or of other fans' pages. */
const KEPT =
  /^\/api\/(?:albums\/(?!songSearch)|rankings\/|sorter\/|users\/|community\/summary|site\/home|profile\/user-profile|top-thirteen\/)/;
/** The covers and drawings that the service worker keeps. */
const PICTURES = 'thirteen-pictures' satisfies BrowserKey;
const SHAPE = 'profile-shape/' satisfies BrowserKey;

const storage = safeStorage();

/** The calls for which a kept reply may stand in, by their signals: since when it was kept, once it did. */
const standIns = new WeakMap<AbortSignal, number | undefined>();

/** Since when what is shown may be out of date, in milliseconds since 1970; undefined where all of it was read just now. */
export const shownSince = createStore<number | undefined>(undefined);

// Whoever comes next finds nothing that can be read, however the session ended.
onSessionEnd(() => void forgetReplies());

/** Lets a kept reply stand in for the calls with this signal: those of screens, not those that decide about a save. */
export function letStandIn(signal: AbortSignal): void {
  standIns.set(signal, undefined);
}

/** When the reply was kept that stood in for the call with this signal; undefined where none did. */
export function keptSince(signal: AbortSignal): number | undefined {
  return standIns.get(signal);
}

/**
 * Keeps the answer to a question of the fan who asked, or of a visitor, for times without a network. Its body can still be
 * read by whoever asked.
 */
export async function keepReply(address: string, response: Response): Promise<void> {
  if (!KEPT.test(address) || !hasDatabase()) return;
  const owner = ownerNow();
  const at = Date.now();
  // Whoever asked may no longer want the answer. A copy of one that is not kept would hold its body in memory, unread.
  const body = await response
    .clone()
    .text()
    .catch(() => undefined);
  if (body === undefined || owner !== ownerNow()) return;
  await put(address, { body, headers: [...response.headers], at } satisfies KeptReply);
}

/** Keeps what is known under a name since a save, which no reply has told yet. */
export function keepKnown(name: string, value: unknown): void {
  if (hasDatabase()) void put(name, { value, at: Date.now() } satisfies KeptValue);
}

/** What was kept under a name, if the fan saved it no earlier than `since`: a save and an answer may share a millisecond. */
export async function findKnown(
  name: string,
  since: number,
): Promise<{ readonly value: unknown } | undefined> {
  if (navigator.onLine || !hasDatabase()) return undefined;
  const kept = await find<KeptValue>(name);
  return kept && kept.at >= since ? kept : undefined;
}

/** The answer that stands in without a network; undefined where there is none, or the network is there. */
export async function findKeptReply(
  address: string,
  signal: AbortSignal | undefined,
): Promise<Response | undefined> {
  if (navigator.onLine || !signal || !standIns.has(signal) || !hasDatabase()) return undefined;
  const kept = await find<KeptReply>(address);
  if (kept === undefined) return undefined;
  standIns.set(signal, kept.at);
  shownSince.set(Math.min(kept.at, shownSince.get() ?? kept.at));
  return new Response(kept.body, { headers: [...kept.headers] });
}

/** Forgets all that was kept for fans and visitors of this browser. */
export async function forgetReplies(): Promise<void> {
  forgetShapes();
  await forgetWhere(() => true);
  if (typeof caches !== 'undefined') await caches.delete(PICTURES).catch(() => false);
}

/** Forgets what was kept for anybody but who is here now: their session may have ended while no page was open. */
export async function forgetOthersReplies(): Promise<void> {
  forgetShapes(ownerNow());
  const mine = `${ownerNow()}/`;
  await forgetWhere((key) => !key.startsWith(mine));
}

/** Forgets how high the profiles of fans were, but for one: it names them, and what they lack. */
function forgetShapes(except?: string): void {
  for (const key of listKept())
    if (key.startsWith(SHAPE) && key !== SHAPE + except) storage.removeItem(key as BrowserKey);
}

async function forgetWhere(isGone: (key: string) => boolean): Promise<void> {
  if (!hasDatabase()) return;
  try {
    for (const key of await keys<string>(store())) if (isGone(key)) await del(key, store());
  } catch {
    // A browser without IndexedDB keeps none.
  }
}

function find<Kept>(name: string): Promise<Kept | undefined> {
  return get<Kept>(`${ownerNow()}/${name}`, store()).catch(() => undefined);
}

// A full disk, or a browser that keeps nothing: the site works as without this.
function put(name: string, kept: KeptReply | KeptValue): Promise<void> {
  return set(`${ownerNow()}/${name}`, kept, store()).catch(() => undefined);
}

function hasDatabase(): boolean {
  return typeof indexedDB !== 'undefined';
}

function ownerNow(): string {
  return currentSession()?.username.toLowerCase() ?? '';
}

let opened: ReturnType<typeof createKeyStore> | undefined;
const store = () => (opened ??= createKeyStore(DATABASE, 'replies'));
