import { pages } from '@thirteen/contract/pages/pages.ts';
import type { FastifyInstance } from 'fastify';

/** What fans share: each is told apart by the first part of its path. */
const SHARED = [pages.t13, pages.publicProfile, pages.shareSetlist, pages.namedTop13, pages.match];
const LINK = new RegExp(`(?:${SHARED.map(({ path }) => path.replace(/:.*/, '')).join('|')})[\\w.~-]+`);

/** Leads what another app hands to the installed one, by the manifest, to the page that it names; home where it names none. */
export function serveShareTarget(app: FastifyInstance): void {
  app.get<{ Querystring: Readonly<Record<string, string | readonly string[]>> }>(
    '/share-target',
    { schema: { hide: true } },
    (request, reply) => {
      const handed = Object.values(request.query).flat().join(' ');
      return reply.redirect(LINK.exec(handed)?.[0] ?? pages.userHome.path, 303);
    },
  );
}
