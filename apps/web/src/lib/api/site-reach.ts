import { createStore, useStore } from '#lib/store.ts';

/** How the site can be reached: it answers; the browser has no network; or it has one, and the site does not answer. */
export type SiteReach = 'there' | 'no-network' | 'no-answer';

/** Answers whether the site can serve fans, its database included. */
const READY = '/api/ready';
/** So long an answer to that may take, in milliseconds. */
const PATIENCE_MS = 5000;
/** The pauses between two askings while the site is away, in milliseconds; the last one goes on. */
const PAUSES_MS = [3000, 6000, 12_000, 30_000];

/** What a proxy or a network answers in the site's stead while that is away. */
const AWAY_STATUSES: ReadonlySet<number> = new Set([502, 503, 504, 511]);

export const siteReach = createStore<SiteReach>(hasNoNetwork() ? 'no-network' : 'there');

/** What the sign of a site that is away begins with. */
export const awaySigns: Readonly<Record<Exclude<SiteReach, 'there'>, string>> = {
  'no-network': 'Offline.',
  'no-answer': 'Thirteen can’t be reached right now.',
};

/** What a page says first where it lacks what only the site has. */
export const awayTexts: Readonly<Record<Exclude<SiteReach, 'there'>, string>> = {
  'no-network': 'You’re offline.',
  'no-answer': 'Thirteen can’t be reached right now.',
};

let asking: Promise<void> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let asked = 0;

/** How the site can be reached as far as is known, for a component. */
export function useSiteReach(): SiteReach {
  return useStore(siteReach, (reach) => reach);
}

/** What stands where something can't be shown while the site is away, for a component; undefined while it is there. */
export function useAwayText(): string | undefined {
  const reach = useSiteReach();
  if (reach === 'there') return undefined;
  return `${awayTexts[reach]} This comes by itself when that changes. Your lists and the sorter work meanwhile.`;
}

/** Calls `act` whenever the site can be reached again, until the function that it answers is called. */
export function onSiteBack(act: () => void): () => void {
  return siteReach.subscribe(() => siteReach.get() === 'there' && act());
}

/** Whether an answer is the site's own: not a proxy's in its stead, nor the page of a network that wants a log-in first. */
export function isFromSite({ status, ok, headers }: Response): boolean {
  if (AWAY_STATUSES.has(status)) return false;
  return !ok || status === 204 || (headers.get('content-type') ?? '').includes('json');
}

/** The site has answered a call. */
export function noteAnswer(): void {
  if (!hasNoNetwork()) become('there');
}

/** A call got no answer of the site's: finds out whether all of it is away, and if so, when it is back. */
export function noteNoAnswer(): void {
  if (hasNoNetwork()) become('no-network');
  else asking ??= ask().finally(() => (asking = undefined));
}

async function ask(): Promise<void> {
  clearTimeout(timer);
  const isReady = await fetch(READY, {
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).then(
    (response) => response.ok && isFromSite(response),
    () => false,
  );
  if (hasNoNetwork()) return;
  become(isReady ? 'there' : 'no-answer');
  if (isReady) return;
  // Not all of those who wait at the same moment.
  const pauseMs = (PAUSES_MS[asked] ?? PAUSES_MS.at(-1) ?? 0) * (1 + Math.random() / 4);
  asked = Math.min(asked + 1, PAUSES_MS.length);
  timer = setTimeout(noteNoAnswer, pauseMs);
}

/** What the browser says, where it says anything: it may still call a network one that leads nowhere. */
function hasNoNetwork(): boolean {
  return typeof navigator !== 'undefined' && (navigator as Partial<Navigator>).onLine === false;
}

function become(reach: SiteReach): void {
  if (reach !== 'no-answer') {
    clearTimeout(timer);
    asked = 0;
  }
  siteReach.set(reach);
}

if (typeof window !== 'undefined') {
  window.addEventListener('online', noteNoAnswer);
  window.addEventListener('offline', () => become('no-network'));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && siteReach.get() === 'no-answer') noteNoAnswer();
  });
}
