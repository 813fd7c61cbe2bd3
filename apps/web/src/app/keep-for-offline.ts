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
  // A worker that can't be had changes nothing.
  const worker = import('./register-worker.ts').then(({ registerWorker }) => registerWorker());
  await Promise.allSettled([worker, keepCatalogue(CATALOGUE_AGE_MS)]);
}
