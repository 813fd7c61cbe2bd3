import { clear, createStore as createKeyStore, del, get, keys, set, update } from 'idb-keyval';
import type { BrowserKey } from '#lib/browser/browser-data.ts';
import { hasDatabase, openKeyStore } from '#lib/browser/key-store.ts';
import { listKept, safeStorage } from '#lib/browser/safe-storage.ts';
import { inTime, LATE } from '#lib/in-time.ts';
import { currentSession, onSessionEnd } from '#lib/session/session.ts';
import { createStore } from '#lib/store.ts';

/** What is known under a name, and when it was. */
type KeptValue = { readonly value: unknown; readonly at: number };
/** The same of parts of an answer, each by its name there. */
type KeptParts = Readonly<Record<string, KeptValue>>;
/** An answer as it came, and when. */
type KeptReply = {
  readonly body: string;
  readonly headers: readonly [string, string][];
  readonly at: number;
};

/** A browser that can't read its database may keep a page waiting for ever instead of failing. */
const PATIENCE_MS = 3000;

const DATABASE = 'thirteen-replies' satisfies BrowserKey;
/** The catalogue, a fan's own lists, and the figures of the home page. Nothing of an account, or of other fans' pages. */
const KEPT =
  /^\/api\/(?:history(?:\/|$)|albums\/(?!songSearch)|rankings\/|sorter\/|users\/|community\/summary|site\/home|profile\/user-profile|top-thirteen\/)/;
/** What is the same for everyone: one is kept for all who come to this browser. */
const CATALOGUE = '/api/albums/allAlbums';
/** Whose name no fan has. */
const EVERYONE = '*';
/** The covers and previews that the service worker keeps, which tell what was seen and heard. */
const SEEN = ['thirteen-pictures', 'thirteen-previews'] as const satisfies BrowserKey[];
/** Where the worker notes when each of them was seen. */
const SEEN_AT = 'serwist-expiration' satisfies BrowserKey;
const SHAPE = 'profile-shape/' satisfies BrowserKey;

const storage = safeStorage();
const store = openKeyStore(DATABASE, 'replies');

/** The calls for which a kept reply may stand in, by their signals: since when it was kept, once it did. */
const standIns = new WeakMap<AbortSignal, number | undefined>();

/** Since when what is shown may be out of date, in milliseconds since 1970; undefined where all of it was read just now. */
export const shownSince = createStore<number | undefined>(undefined);
/** When the replies were kept that are shown, by their addresses. */
const shownKept = new Map<string, number>();

// Whoever comes next finds nothing that can be read, however the session ended.
onSessionEnd(() => void forgetReplies());

/** Lets a kept reply stand in for the calls with this signal: those of screens, not those that decide about a save. */
export function letStandIn(signal: AbortSignal): void {
  standIns.set(signal, undefined);
}

/** Whether a kept reply may stand in for the calls with this signal. */
export function mayStandIn(signal: AbortSignal): boolean {
  return standIns.has(signal);
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
  if (shownKept.delete(address)) tellShown();
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

/** Has the catalogue kept, where none is that was read within a time in milliseconds. */
export async function keepCatalogue(maxAgeMs: number): Promise<void> {
  if (!hasDatabase()) return;
  const kept = await find<KeptReply>(CATALOGUE);
  if (kept && Date.now() - kept.at < maxAgeMs) return;
  const response = await fetch(CATALOGUE, { credentials: 'omit' });
  if (response.ok) await keepReply(CATALOGUE, response);
}

/** Keeps what is known under a name since a save, which no reply has told yet. */
export function keepKnown(name: string, value: unknown): void {
  if (hasDatabase()) void put(name, { value, at: Date.now() } satisfies KeptValue);
}

/** Keeps the parts that a save changed of an answer that holds many, each by its name, where the others are not known. */
export function keepKnownParts(name: string, parts: unknown): void {
  if (!hasDatabase()) return;
  const at = Date.now();
  const kept = Object.entries(parts ?? {}).map(
    ([part, value]: [string, unknown]) => [part, { value, at }] as const,
  );
  const withOthers = (others: KeptParts = {}) => ({ ...others, ...Object.fromEntries(kept) });
  void update(keyOf(partsOf(name)), withOthers, store).catch(() => undefined);
}

/**
 * The newest that is known under a name: what a save left there, or what was read, with the parts that saves changed since.
 * A save and an answer may share a millisecond.
 */
export async function findKnown(name: string, read?: KeptValue): Promise<KeptValue | undefined> {
  if (!hasDatabase()) return read;
  const [saved, parts = {}] = await Promise.all([find<KeptValue>(name), find<KeptParts>(partsOf(name))]);
  const known = saved && saved.at >= (read?.at ?? 0) ? saved : read;
  if (!known) return undefined;
  const newer = Object.entries(parts).filter(([, { at }]) => at >= known.at);
  if (newer.length === 0) return known;
  const changed = Object.fromEntries(newer.map(([part, { value }]) => [part, value]));
  return { value: Object.assign({}, known.value, changed), at: known.at };
}

/** The answer that stands in where the site gives none; undefined where none is kept, or the question decides about a save. */
export async function findKeptReply(address: string, signal: AbortSignal): Promise<Response | undefined> {
  if (!standIns.has(signal) || !hasDatabase()) return undefined;
  const kept = await find<KeptReply>(address);
  if (kept === undefined) return undefined;
  standIns.set(signal, kept.at);
  shownKept.set(address, kept.at);
  tellShown();
  return new Response(kept.body, { headers: [...kept.headers] });
}

/** What is shown is about to be read again. Answers whether some of it had been kept. */
export function forgetShown(): boolean {
  const wasKept = shownKept.size > 0;
  shownKept.clear();
  tellShown();
  return wasKept;
}

function tellShown(): void {
  shownSince.set(shownKept.size === 0 ? undefined : Math.min(...shownKept.values()));
}

/** Forgets all that was kept for fans and visitors of this browser; the catalogue is nobody's. */
export async function forgetReplies(): Promise<void> {
  forgetShapes();
  forgetShown();
  await forgetWhere(() => true);
  try {
    for (const name of SEEN) await caches.delete(name);
    // The worker makes it, in its own shape, when it first keeps a picture.
    const isThere = (await indexedDB.databases()).some(({ name }) => name === SEEN_AT);
    if (isThere) await clear(createKeyStore(SEEN_AT, 'cache-entries'));
  } catch {
    // Where there are no caches, nothing is kept in them.
  }
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
    for (const key of await keys<string>(store))
      if (isGone(key) && !key.startsWith(`${EVERYONE}/`)) await del(key, store);
  } catch {
    // A browser without IndexedDB keeps none.
  }
}

/** Whether the database answered the last time that it was asked: one that did not is not waited for again. */
let isAnswering = true;

// A full disk, or a browser that keeps nothing: the site works as without this.
async function find<Kept>(name: string): Promise<Kept | undefined> {
  try {
    const read = get<Kept>(keyOf(name), store);
    const kept = await inTime(read, isAnswering ? PATIENCE_MS : 0);
    isAnswering = kept !== LATE;
    if (kept !== LATE) return kept;
    void read.then(
      () => (isAnswering = true),
      () => undefined,
    );
    return undefined;
  } catch {
    return undefined;
  }
}

async function put(name: string, kept: KeptReply | KeptValue): Promise<void> {
  try {
    await set(keyOf(name), kept, store);
  } catch {
    // As above.
  }
}

const partsOf = (name: string): string => `${name} parts`;

function keyOf(name: string): string {
  return `${name === CATALOGUE ? EVERYONE : ownerNow()}/${name}`;
}

function ownerNow(): string {
  return currentSession()?.username.toLowerCase() ?? '';
}
