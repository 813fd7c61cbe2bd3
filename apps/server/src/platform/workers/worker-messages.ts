/** What a worker is given: a job, and a number that every reply about it carries. */
export type JobMessage<Job> = { readonly id: number; readonly job: Job };

/** What a worker says: that a job began, what became of it, or that the worker itself is about to end. */
export type WorkerReply =
  | { readonly kind: 'begun'; readonly id: number }
  | { readonly kind: 'done'; readonly id: number; readonly result: Uint8Array }
  | { readonly kind: 'failed'; readonly id: number; readonly error: Error }
  | { readonly kind: 'crashed'; readonly error: Error };

/**
 * Reads what came over a worker's channel. Undefined for anything but a whole reply: tools that watch or measure a
 * program send messages of their own over the same channel.
 */
export function readReply(message: unknown): WorkerReply | undefined {
  if (typeof message !== 'object' || message === null) return undefined;
  const { kind, id, result, error }: Partial<Record<string, unknown>> = { ...message };
  if (kind === 'crashed') return error instanceof Error ? { kind, error } : undefined;
  if (typeof id !== 'number') return undefined;
  if (kind === 'begun') return { kind, id };
  if (kind === 'done') return result instanceof Uint8Array ? { kind, id, result } : undefined;
  if (kind === 'failed') return error instanceof Error ? { kind, id, error } : undefined;
  return undefined;
}
