import { CacheFirst, ExpirationPlugin, NetworkOnly, Serwist, type PrecacheEntry } from 'serwist';

/** The files of this build, which `worker-build.ts` puts here. */
declare const BUILT_FILES: PrecacheEntry[];

/** What stands in for every page where the site can't be reached. */
const SHELL = '/index.html';
/** So long a page may keep a fan waiting, in seconds, before the kept app opens instead. */
const PATIENCE_SECONDS = 10;
const PICTURES_KEPT = 200;

/**
 * Keeps what is the same for everyone: the app's files, and covers and drawings that were seen. A fan's own lists never
 * come here (`lib/api/kept-replies.ts` has them), and a page comes from the site whenever that answers.
 */
const worker = new Serwist({
  precacheEntries: BUILT_FILES,
  precacheOptions: { cleanupOutdatedCaches: true, directoryIndex: null, cleanURLs: false },
  clientsClaim: true,
  runtimeCaching: [
    {
      matcher: ({ request, sameOrigin, url }) =>
        sameOrigin && request.mode === 'navigate' && !/^\/(?:api|media|share|assets)\//.test(url.pathname),
      handler: new NetworkOnly({ networkTimeoutSeconds: PATIENCE_SECONDS }),
    },
    {
      matcher: ({ request, sameOrigin, url }) =>
        sameOrigin && request.destination === 'image' && url.pathname.startsWith('/media/'),
      handler: new CacheFirst({
        cacheName: 'thirteen-pictures',
        plugins: [new ExpirationPlugin({ maxEntries: PICTURES_KEPT, purgeOnQuotaError: true })],
      }),
    },
  ],
  fallbacks: { entries: [{ url: SHELL, matcher: ({ request }) => request.mode === 'navigate' }] },
});

worker.addEventListeners();
