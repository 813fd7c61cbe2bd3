import { findSharedPage, SHARE_TARGET } from '@thirteen/contract/pages/share-target.ts';
import type { FastifyInstance } from 'fastify';

/** Leads what another app hands to the installed one, by the manifest, to the page that it names; home where it names none. */
export function serveShareTarget(app: FastifyInstance): void {
  app.get<{ Querystring: Readonly<Record<string, string | readonly string[]>> }>(
    SHARE_TARGET,
    { schema: { hide: true } },
    (request, reply) => reply.redirect(findSharedPage(Object.values(request.query).flat()), 303),
  );
}
