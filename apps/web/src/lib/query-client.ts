import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { logFailure } from './log-failure.ts';
import { currentSession, subscribeToSession } from './session.ts';

const RETRIES = 3;

/** Whether a failed load is worth another try: the network or the server failed, rather than refused. */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  return failures < RETRIES && error instanceof ApiError && (error.code === 'offline' || error.status >= 500);
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
    },
    mutations: { networkMode: 'always' },
  },
});

/** Resets queries that failed, so that "Try again" asks the server once more. */
export function forgetFailedQueries(): void {
  void queryClient.resetQueries({ predicate: (query) => query.state.status === 'error' });
}

let owner = currentSession()?.username;
subscribeToSession(() => {
  const username = currentSession()?.username;
  if (username !== owner) queryClient.clear();
  owner = username;
});
