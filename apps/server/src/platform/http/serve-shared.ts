import type { Endpoint, ReplyOf } from '@thirteen/contract/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import { JsonText, serve } from './serve.ts';
import { createSharedReads } from './shared-reads.ts';

type SharedRead<E extends Endpoint> = {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly read: () => Promise<ReplyOf<E>>;
};

/** Serves an answer that is the same for everyone: requests within one second share one read of the database. */
export function serveShared<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  { now, read }: SharedRead<E>,
): void {
  const shared = createSharedReads<JsonText>(now);
  const readText = async () => new JsonText(JSON.stringify(await read()));
  serve(app, endpoint, () => shared(endpoint.path, readText));
}
