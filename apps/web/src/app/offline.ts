import { forgetOthersReplies } from '#lib/kept-replies.ts';

/** So long after the first screen stood, in milliseconds, nothing of it is still on its way. */
const AFTER_MS = 2000;

/** Lets the app open without a network from the next visit on, once the first screen stands. */
export function keepForOffline(): void {
  const begin = () => setTimeout(register, AFTER_MS);
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}

function register(): void {
  void forgetOthersReplies();
  // Private windows and pages without TLS have none, and a worker that fails to install changes nothing.
  const workers = (navigator as Partial<Pick<Navigator, 'serviceWorker'>>).serviceWorker;
  workers?.register('/worker.js').catch(() => undefined);
}
