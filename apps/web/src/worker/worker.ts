import { findSharedPage, SHARE_TARGET } from '@thirteen/contract/pages/share-target.ts';
import {
  CacheFirst,
  createPartialResponse,
  ExpirationPlugin,
  NetworkOnly,
  Serwist,
  type PrecacheEntry,
  type SerwistPlugin,
} from 'serwist';

/** The files of this build, which `worker-build.ts` puts here. */
declare const BUILT_FILES: PrecacheEntry[];

/** What stands in for every page where the site can't be reached. */
const SHELL = '/index.html';
/** So long a page may keep a fan waiting, in seconds, before the kept app opens instead. */
const PATIENCE_SECONDS = 5;
const PICTURES_KEPT = 200;
const PREVIEWS_KEPT = 100;

/** What a proxy answers while the site is away is no page. */
const AWAY_STATUSES: ReadonlySet<number> = new Set([502, 503, 504, 511]);
const onlyPagesOfTheSite: SerwistPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (AWAY_STATUSES.has(response.status)) throw new Error('The site is away.');
    return response;
  },
};

/** What is shared with the installed app leads to its page without the site, too. */
const sharedPages: SerwistPlugin = {
  handlerDidError: async ({ request }) => {
    const { searchParams, origin } = new URL(request.url);
    return Response.redirect(origin + findSharedPage([...searchParams.values()]), 303);
  },
};

/** Players ask for parts of a sound: the whole of it is kept, and the part is handed out. */
const wholeSounds: SerwistPlugin = {
  requestWillFetch: async ({ request }) => new Request(request.url, { signal: request.signal }),
  handlerWillRespond: ({ request, response }) =>
    request.headers.has('range') && response.status === 200
      ? createPartialResponse(request, response)
      : Promise.resolve(response),
};

const kept = (maxEntries: number) => new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });

/**
 * Keeps what is the same for everyone: the app's files, covers and drawings that were seen, and previews that were heard.
 * A fan's own lists never come here (`lib/api/kept-replies.ts` has them), and a page comes from the site whenever that answers.
 */
const worker = new Serwist({
  precacheEntries: BUILT_FILES,
  precacheOptions: { cleanupOutdatedCaches: true, directoryIndex: null, cleanURLs: false },
  clientsClaim: true,
  runtimeCaching: [
    {
      matcher: ({ sameOrigin, url }) => sameOrigin && url.pathname === SHARE_TARGET,
      handler: new NetworkOnly({
        networkTimeoutSeconds: PATIENCE_SECONDS,
        plugins: [onlyPagesOfTheSite, sharedPages],
      }),
    },
    {
      matcher: ({ request, sameOrigin, url }) =>
        sameOrigin && request.mode === 'navigate' && !/^\/(?:api|media|share|assets)\//.test(url.pathname),
      handler: new NetworkOnly({ networkTimeoutSeconds: PATIENCE_SECONDS, plugins: [onlyPagesOfTheSite] }),
    },
    {
      matcher: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/media/previews/'),
      handler: new CacheFirst({
        cacheName: 'thirteen-previews',
        plugins: [wholeSounds, kept(PREVIEWS_KEPT)],
      }),
    },
    {
      matcher: ({ request, sameOrigin, url }) =>
        sameOrigin && request.mode !== 'navigate' && url.pathname.startsWith('/media/'),
      handler: new CacheFirst({ cacheName: 'thirteen-pictures', plugins: [kept(PICTURES_KEPT)] }),
    },
  ],
  fallbacks: { entries: [{ url: SHELL, matcher: ({ request }) => request.mode === 'navigate' }] },
});

worker.addEventListeners();
