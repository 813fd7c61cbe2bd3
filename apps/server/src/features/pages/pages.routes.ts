import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { sitePages, type SitePage } from '@thirteen/contract/pages.ts';
import type { Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import { isEraTheme } from '@thirteen/domain/catalogue/era-theme.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '#platform/http/errors.ts';
import { HttpProblem } from '#platform/http/problem.ts';
import { headTags } from './head-tags.ts';

const WEB_APP = fileURLToPath(new URL('../../../../web/dist', import.meta.url));
const HEAD = /<!--head-->[\s\S]*?<!--\/head-->/;
// Rankings of the whole catalogue stand beside those of single albums.
const WHOLE_CATALOGUE = new Set(['allAlbums', 'allSongs', 'singles', 'byTrackNumber']);

const NOT_FOUND: SitePage = { path: '', title: 'Page not found' };

type PagesParts = {
  readonly catalogue: { current(): Catalogue };
  /** The origin of links in head tags, asked for when the port is known. */
  readonly origin: () => string;
};

/** Serves the web app: its files, and its one document for every page, with the tags that crawlers read. */
export async function servePages(app: FastifyInstance, { catalogue, origin }: PagesParts): Promise<void> {
  const hasWebApp = existsSync(join(WEB_APP, 'index.html'));
  const document = hasWebApp ? readFileSync(join(WEB_APP, 'index.html'), 'utf8') : undefined;
  if (hasWebApp) {
    await app.register(fastifyStatic, {
      root: WEB_APP,
      wildcard: false,
      index: false,
      // Names under /assets/ hold a hash of what is inside.
      setHeaders: (reply, path) =>
        void reply.header(
          'cache-control',
          path.startsWith(join(WEB_APP, 'assets'))
            ? 'public, max-age=31536000, immutable'
            : 'public, max-age=300',
        ),
    });
  }

  const sendPage = (request: FastifyRequest, reply: FastifyReply, status: number, page: SitePage) => {
    if (document === undefined) throw new HttpProblem('not-found');
    const [path = '/'] = request.url.split('?');
    return reply
      .code(status)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(document.replace(HEAD, () => headTags(page, { path, origin: origin() })));
  };

  for (const page of sitePages) {
    app.get<{ Params: { ranking?: string } }>(page.path, { schema: { hide: true } }, (request, reply) => {
      const { ranking } = request.params;
      const isThere =
        ranking === undefined || WHOLE_CATALOGUE.has(ranking) || isAlbum(catalogue.current(), ranking);
      return isThere ? sendPage(request, reply, 200, page) : sendPage(request, reply, 404, NOT_FOUND);
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const isForPrograms = /^\/(?:api|media|assets)(?:\/|$)/.test(request.url) || request.method !== 'GET';
    return isForPrograms || document === undefined
      ? sendProblem(reply, new HttpProblem('not-found'))
      : sendPage(request, reply, 404, NOT_FOUND);
  });
}

function isAlbum(catalogue: Catalogue, slug: string): boolean {
  return isEraTheme(slug) || catalogue.albums.some((album) => album.slug === slug);
}
