import { siteReach } from '#lib/api/site-reach.ts';
import { DEFAULT_ARTIST_IMAGE } from '#ui/covers/image-fallback.ts';

/** What may be shown without a network though it was never seen before: the home page's stage, and what stands in for a cover. */
const ALWAYS_KEPT = ['/media/scenes/night-stage.svg', DEFAULT_ARTIST_IMAGE];

/** Registers the worker and tells it what to keep; one that comes to an open page also what was seen and heard there before. */
export async function registerWorker(): Promise<void> {
  // Private windows and pages without TLS have none.
  const workers = (navigator as Partial<Pick<Navigator, 'serviceWorker'>>).serviceWorker;
  if (!workers) return;
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
