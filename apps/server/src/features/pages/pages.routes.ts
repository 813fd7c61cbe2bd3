import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { findSitePage } from '@thirteen/contract/page-address.ts';
import {
  notFoundPage,
  rankingPageTitle,
  sitePages,
  type PageImage,
  type SharedPage,
  type SitePage,
} from '@thirteen/contract/pages.ts';
import type { Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpProblem } from '#platform/http/problem.ts';
import { firstParts, firstScreenHtml, headTags } from './head-tags.ts';
import { codeLinks, createPageCode } from './page-code.ts';

const HEAD = /<!--head-->[\s\S]*?<!--\/head-->/;
const ROOT = '<div id="root"></div>';

/** A page on its way out; `address` is its own where it is not the one asked for. */
type Sent = SitePage & Partial<SharedPage> & { readonly address?: string };

type PagesParts = {
  /** The folder of the built web app. */
  readonly webApp: string;
  readonly catalogue: { current(): Catalogue };
  /** The origin of links in head tags, asked for when the port is known. */
  readonly origin: () => string;
  /** The picture of pages that have none of their own. */
  readonly siteImage: PageImage;
  /** What a fan shares, found by the name in the address; by the pattern of the page. */
  readonly sharedPages: Readonly<Record<string, (name: string) => Promise<SharedPage | undefined>>>;
};

/** Serves the web app: its files, and its one document for every page, with the tags that crawlers read. */
export async function servePages(app: FastifyInstance, parts: PagesParts): Promise<void> {
  const { webApp, catalogue, origin, siteImage, sharedPages } = parts;
  const hasWebApp = existsSync(join(webApp, 'index.html'));
  const document = hasWebApp ? readFileSync(join(webApp, 'index.html'), 'utf8') : undefined;
  const codeOf = createPageCode(webApp);
  if (hasWebApp) {
    await app.register(fastifyStatic, {
      root: webApp,
      wildcard: false,
      index: false,
      // Names under /assets/ hold a hash of what is inside.
      setHeaders: (reply, path) =>
        void reply.header(
          'cache-control',
          path.startsWith(join(webApp, 'assets'))
            ? 'public, max-age=31536000, immutable'
            : 'public, max-age=300',
        ),
    });
  }

  const sendPage = (request: FastifyRequest, reply: FastifyReply, status: number, page: Sent) => {
    if (document === undefined) throw new HttpProblem('not-found');
    const [asked = '/'] = request.url.split('?');
    const { image = siteImage, address = asked } = page;
    const code = codeOf(page);
    const head = [
      headTags(page, { path: address, origin: origin(), image }),
      // What a first screen shows comes before what takes its place.
      page.firstScreen === undefined ? codeLinks(code) : '',
      firstParts(page),
    ].filter((part) => part !== '');
    if (page.hasSecretAddress) void reply.header('referrer-policy', 'no-referrer');
    return reply
      .code(status)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(
        document
          .replace(HEAD, () => head.join('\n    '))
          .replace(ROOT, () => `<div id="root">${firstScreenHtml(page, code)}</div>`),
      );
  };

  for (const [pattern, find] of Object.entries(sharedPages)) {
    app.get<{ Params: { username: string } }>(pattern, { schema: { hide: true } }, async (request, reply) => {
      const shared = await find(request.params.username);
      // What is said of the pattern says nothing of whether anybody has that name.
      const plain: SitePage = sitePages.find(({ path }) => path === pattern) ?? notFoundPage;
      return shared
        ? sendPage(request, reply, 200, { ...plain, ...shared, address: shared.path })
        : sendPage(request, reply, 404, plain);
    });
  }
  const leadOn = (request: FastifyRequest, reply: FastifyReply) => {
    const [path = '/'] = request.url.split('?');
    const address = findSitePage(path)?.address ?? path;
    if (address !== path) return redirect(request, reply, address);
    return sendPage(request, reply, 404, notFoundPage);
  };

  for (const page of sitePages.filter(({ path }) => !(path in sharedPages))) {
    app.get<{ Params: { ranking?: string } }>(page.path, { schema: { hide: true } }, (request, reply) => {
      const { ranking } = request.params;
      if (ranking === undefined) return sendPage(request, reply, 200, page);
      const album = findAlbumBySlug(catalogue.current(), ranking);
      if (album === undefined) return leadOn(request, reply);
      if (album.slug !== ranking) return redirect(request, reply, page.path.replace(':ranking', album.slug));
      return sendPage(request, reply, 200, { ...page, title: rankingPageTitle(album.title) });
    });
  }
  if (document !== undefined) app.notFoundPage = leadOn;
}

/** Leads to an address of this site for good, with the query that came along. */
function redirect(request: FastifyRequest, reply: FastifyReply, address: string): FastifyReply {
  const query = request.url.slice((request.url.split('?')[0] ?? '').length);
  return reply.redirect(`${address}${query}`, 301);
}

function findAlbumBySlug({ albums }: Catalogue, slug: string) {
  return albums.find((album) => album.slug === slug.toLowerCase());
}
