import { hashKey, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, isUnanswered } from './api-error.ts';
import { findKnown, forgetShown, keepKnown, keptSince, letStandIn, shownSince } from './kept-replies.ts';
import { logFailure } from '#lib/log-failure.ts';
import { currentSession, subscribeToSession } from '#lib/session/session.ts';
import { onSiteBack, siteReach } from './site-reach.ts';

const RETRIES = 3;

/**
 * Whether a failed load is worth another try: the network or the server failed, rather than refused. Where there is no
 * network, it is tried again as soon as there is.
 */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  if (failures >= RETRIES || siteReach.get() === 'no-network') return false;
  return error instanceof ApiError && (error.code === 'offline' || error.status >= 500);
}

/** 0.5, 1 and 2 seconds: a fall-back that the specification names should not keep a fan waiting. */
export function retryDelayMs(failures: number): number {
  return 500 * 2 ** failures;
}

/** What the server knows, for the pages. It holds nothing of a fan who has left. */
export const queryClient = new QueryClient({
  // A call that fails is logged where it is made; what else goes wrong in a query would leave no trace.
  queryCache: new QueryCache({
    onError: (error) => !(error instanceof ApiError) && logFailure('A query failed', error),
  }),
  defaultOptions: {
    queries: {
      retry: isWorthRetrying,
      retryDelay: retryDelayMs,
      staleTime: 30_000,
      networkMode: 'always',
      // What is read for the screen may come from this browser while the site gives no answer.
      persister: (queryFn, context) =>
        context.meta?.['decidesSave'] ? queryFn(context) : readOrStandIn(() => queryFn(context), context),
    },
    mutations: { networkMode: 'always' },
  },
});

/** Resets queries that failed, so that "Try again" asks the server once more. */
export function forgetFailedQueries(): void {
  void queryClient.resetQueries({ predicate: (query) => query.state.status === 'error' });
}

/** So long after something kept stood in for an answer of a site that is there, in milliseconds, the site is asked again. */
const REREAD_AFTER_MS = 30_000;

/** Reads again what failed, and what came from this browser. */
function readAgain(): void {
  const wasKept = forgetShown();
  void queryClient.invalidateQueries({ predicate: ({ state }) => wasKept || state.status === 'error' });
}

// The library itself sees neither a site that is back, nor a network where the page opened without one.
onSiteBack(readAgain);
let rereading: ReturnType<typeof setTimeout> | undefined;
shownSince.subscribe(() => {
  clearTimeout(rereading);
  if (shownSince.get() === undefined) return;
  rereading = setTimeout(() => siteReach.get() === 'there' && readAgain(), REREAD_AFTER_MS);
});

/** What changes by the fan's own saves, so that what is known since then is newer than the last answer to a question. */
const SAVED: ReadonlySet<unknown> = new Set([
  'top13',
  'top13-song',
  'rankings',
  'all-songs-ranking',
  'track-rankings',
  'set-list',
  'sorts',
  'sort',
  'user-profile',
]);

queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== 'updated' || event.action.type !== 'success' || !event.action.manual) return;
  const { queryKey, queryHash, state } = event.query;
  if (SAVED.has(queryKey[0]) && state.dataUpdatedAt > 0) keepKnown(queryHash, state.data);
});

/** Reads, or takes what this browser keeps where the site gives no answer. */
async function readOrStandIn<Data>(
  read: () => Data | Promise<Data>,
  { signal, queryKey }: { readonly signal: AbortSignal; readonly queryKey: readonly unknown[] },
): Promise<Data> {
  letStandIn(signal);
  // Kept by this very query, so it has its shape.
  const findOwn = async (kept?: { value: Data; at: number }) =>
    (await findKnown(hashKey(queryKey), kept)) as { value: Data } | undefined;
  try {
    const data = await read();
    const since = keptSince(signal);
    return since === undefined ? data : ((await findOwn({ value: data, at: since }))?.value ?? data);
  } catch (error) {
    const own = isUnanswered(error) ? await findOwn() : undefined;
    if (own) return own.value;
    throw error;
  }
}

let owner = currentSession()?.username;
subscribeToSession(() => {
  const username = currentSession()?.username;
  if (username !== owner) queryClient.clear();
  owner = username;
});
