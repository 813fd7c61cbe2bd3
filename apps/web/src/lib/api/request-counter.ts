import { createStore } from '#lib/store.ts';

/** How many requests are under way: the global loading line shows while it is above zero. */
export const requestCount = createStore(0);

/** Counts a request as under way. Call the function it returns once, when the answer is there. */
export function beginRequest(): () => void {
  requestCount.set(requestCount.get() + 1);
  let ended = false;
  return () => {
    if (ended) return;
    ended = true;
    requestCount.set(requestCount.get() - 1);
  };
}
