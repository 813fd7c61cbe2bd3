import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';

/** A method and the pattern of an address that an app serves. */
export type Route = { readonly method: string; readonly pattern: string };

const CREATED = 'fastify.initialization';

/** Starts an app, and answers it with every route that anything in it serves. */
export async function withRoutes<App>(
  start: () => Promise<App>,
): Promise<{ readonly app: App; readonly routes: readonly Route[] }> {
  const routes: Route[] = [];
  const listen = (message: unknown) => {
    // What the framework says on this channel.
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) routes.push({ method: one, pattern: url });
    });
  };
  subscribe(CREATED, listen);
  try {
    return { app: await start(), routes };
  } finally {
    unsubscribe(CREATED, listen);
  }
}
