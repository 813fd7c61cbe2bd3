import type { Endpoint, ReplyOf } from '@thirteen/contract/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import { contentTag } from './entity-tags.ts';
import { JsonText, serve } from './serve.ts';
import { createSharedReads, MAX_AGE_MS } from './shared-reads.ts';

type SharedRead<E extends Endpoint> = {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly read: () => Promise<ReplyOf<E>>;
};

/**
 * Serves an answer that is the same for everyone: requests within one second share one read of the database. One that
 * needs no session may be kept for that second by caches, too, and is a 304 afterwards while it stays the same.
 */
export function serveShared<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  { now, read }: SharedRead<E>,
): void {
  const shared = createSharedReads<Answer>(now);
  const readAnswer = async (): Promise<Answer> => {
    const text = JSON.stringify(await read());
    return { json: new JsonText(text), tag: endpoint.session === 'none' ? contentTag(text) : undefined };
  };

  serve(app, endpoint, async ({ reply }) => {
    const { json, tag } = await shared(endpoint.path, readAnswer);
    if (tag !== undefined) reply.publicEtag(tag, MAX_AGE_MS / 1000);
    return json;
  });
}

/** The answer as it is sent, with its `ETag` where caches may keep it. */
type Answer = { readonly json: JsonText; readonly tag: string | undefined };
