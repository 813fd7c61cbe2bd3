import type { Endpoint, ReplyOf } from '@thirteen/contract/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import { JsonText, serve } from './serve.ts';

// Statistics may be two seconds old; the catalogue may be one of them.
const MAX_AGE_MS = 1000;

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
  let latest: { readonly text: Promise<JsonText>; readonly begunAt: number } | undefined;
  const readText = async () => new JsonText(JSON.stringify(await read()));
  serve(app, endpoint, () => {
    // A clock that is set back must not make the answer old for as long.
    if (latest && Math.abs(now() - latest.begunAt) < MAX_AGE_MS) return latest.text;
    const reading = { text: readText(), begunAt: now() };
    latest = reading;
    // A failed read is reported to those who wait for it, and not kept.
    reading.text.catch(() => {
      if (latest === reading) latest = undefined;
    });
    return reading.text;
  });
}
