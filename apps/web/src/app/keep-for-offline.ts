import { forgetOthersReplies, keepCatalogue } from '#lib/api/kept-replies.ts';
import { siteReach } from '#lib/api/site-reach.ts';
import { DEFAULT_ARTIST_IMAGE } from '#ui/covers/image-fallback.ts';
import { forgetLeftFans } from '#lib/session/forget-fan.ts';

/** So long after the first screen stood, in milliseconds, nothing of it is still on its way. */
const AFTER_MS = 2000;
/** The catalogue changes with a release of the artist's. */
const CATALOGUE_AGE_MS = 24 * 60 * 60_000;
/** What may be shown without a network though it was never seen before: the home page's stage, and what stands in for a cover. */
const ALWAYS_KEPT = ['/media/scenes/night-stage.svg', DEFAULT_ARTIST_IMAGE];

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

/** Registers the worker and tells it what to keep; one that comes to an open page also what was seen and heard there before. */
async function register(workers: ServiceWorkerContainer): Promise<void> {
  const isFirst = workers.controller === null;
  await workers.register('/worker.js');
  const { active } = await workers.ready;
  if (siteReach.get() !== 'there') return;
  const media = `${location.origin}/media/`;
  const loaded = isFirst ? performance.getEntriesByType('resource').map(({ name }) => name) : [];
  const seen = loaded.filter((name) => name.startsWith(media));
  const urlsToCache = [...new Set([...ALWAYS_KEPT.map((path) => location.origin + path), ...seen])];
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}
