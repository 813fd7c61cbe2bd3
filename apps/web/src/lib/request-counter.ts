let requests = 0;
const listeners = new Set<() => void>();

/** Counts a request as under way. Call the function it returns once, when the answer is there. */
export function beginRequest(): () => void {
  change(1);
  let ended = false;
  return () => {
    if (ended) return;
    ended = true;
    change(-1);
  };
}

/** How many requests are under way: the global loading line shows while it is above zero. */
export function countRequests(): number {
  return requests;
}

export function subscribeToRequests(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(by: 1 | -1) {
  requests += by;
  for (const listener of listeners) listener();
}
