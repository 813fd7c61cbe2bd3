import { forgetOthersReplies, keepCatalogue } from '#lib/api/kept-replies.ts';
import { forgetLeftFans } from '#lib/session/forget-fan.ts';

/** So long after the first screen stood, in milliseconds, nothing of it is still on its way. */
const AFTER_MS = 2000;
/** The catalogue changes with a release of the artist's. */
const CATALOGUE_AGE_MS = 24 * 60 * 60_000;

/** Lets the app open without a network from the next visit on, once the first screen stands. */
export function keepForOffline(): void {
  const begin = () => setTimeout(() => void keep(), AFTER_MS);
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}

async function keep(): Promise<void> {
  void forgetOthersReplies();
  void forgetLeftFans();
  // Private windows and pages without TLS have none, and a worker that fails to install changes nothing.
  const workers = (navigator as Partial<Pick<Navigator, 'serviceWorker'>>).serviceWorker;
  await Promise.allSettled([workers && register(workers), keepCatalogue(CATALOGUE_AGE_MS)]);
}

/** Registers the worker; one that comes to a page that is open is told what was seen and heard there before. */
async function register(workers: ServiceWorkerContainer): Promise<void> {
  const isFirst = workers.controller === null;
  await workers.register('/worker.js');
  if (!isFirst) return;
  const { active } = await workers.ready;
  const media = `${location.origin}/media/`;
  const seen = performance.getEntriesByType('resource').map(({ name }) => name);
  const urlsToCache = [...new Set(seen.filter((name) => name.startsWith(media)))];
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}
