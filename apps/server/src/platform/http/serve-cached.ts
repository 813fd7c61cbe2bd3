import type { Endpoint, ReplyOf } from '@thirteen/contract/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import { contentTag } from './entity-tags.ts';
import { JsonText, serve } from './serve.ts';

type CachedRead<E extends Endpoint> = {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly read: () => Promise<ReplyOf<E>>;
};

/**
 * Serves an answer that is the same for everyone: requests within one second share one read of the database. One that
 * needs no session may be kept for that second by caches, too, and is a 304 afterwards while it stays the same.
 */
export function serveCached<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  { now, read }: CachedRead<E>,
): void {
  const cached = createCachedReads<Answer>(now);
  const readAnswer = async (): Promise<Answer> => {
    const text = JSON.stringify(await read());
    return { json: new JsonText(text), tag: endpoint.session === 'none' ? contentTag(text) : undefined };
  };

  serve(app, endpoint, async ({ reply }) => {
    const { json, tag } = await cached(endpoint.path, readAnswer);
    if (tag !== undefined) reply.publicEtag(tag, MAX_AGE_MS / 1000);
    return json;
  });
}

/** The answer as it is sent, with its `ETag` where caches may keep it. */
type Answer = { readonly json: JsonText; readonly tag: string | undefined };

/** How long an answer is kept, in milliseconds: statistics may be two seconds old; the catalogue, or a cache on the way, may be one. */
const MAX_AGE_MS = 1000;

/** Answers what `read` finds for `key`; requests for the same key within one second share one read of the database. */
export type CachedReads<Value> = (key: string, read: () => Promise<Value>) => Promise<Value>;

/** Shares reads whose answers are the same for everyone. `now`: milliseconds since 1970. */
export function createCachedReads<Value>(now: () => number): CachedReads<Value> {
  const latest = new Map<string, { readonly value: Promise<Value>; readonly begunAt: number }>();
  // A clock that is set back must not make an answer old for as long.
  const isFresh = ({ begunAt }: { readonly begunAt: number }) => Math.abs(now() - begunAt) < MAX_AGE_MS;

  return (key, read) => {
    const found = latest.get(key);
    if (found && isFresh(found)) return found.value;
    for (const [old, reading] of latest) if (!isFresh(reading)) latest.delete(old);
    const reading = { value: read(), begunAt: now() };
    latest.set(key, reading);
    // A failed read is reported to those who wait for it, and not kept.
    reading.value.catch(() => {
      if (latest.get(key) === reading) latest.delete(key);
    });
    return reading.value;
  };
}
