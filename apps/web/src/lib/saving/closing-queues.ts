const closing = new Set<Promise<void>>();

/** Notes that a queue is being closed, until it keeps no more changes in the browser. */
export function noteClosing(closed: Promise<void>): void {
  closing.add(closed);
  void closed.then(() => closing.delete(closed));
}

/** Resolves when the queues of those who have logged out keep no more changes in the browser. */
export async function whenQueuesClosed(): Promise<void> {
  await Promise.all(closing);
}
