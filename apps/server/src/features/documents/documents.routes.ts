import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { addedEras } from '@thirteen/catalogue/eras.ts';
import { findSitePage, rankingPageTitle } from '@thirteen/contract/pages/page-address.ts';
import { BUILD_NAME } from '@thirteen/contract/pages/document.ts';
import { notFoundPage, pages, type PageName, type SitePage } from '@thirteen/contract/pages/pages.ts';
import type { PageImage, SharedPage } from '@thirteen/contract/sharing.ts';
import type { Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpProblem } from '#platform/http/problem.ts';
import { firstScreenHtml } from './first-screen.ts';
import { addedEraLink, firstParts, headTags } from './head-tags.ts';
import { createKeptBuilds } from './kept-builds.ts';
import { serveShareTarget } from './share-target.ts';
import { codeLinks, createPageCode } from './page-code.ts';
import type { TextPage } from './text-pages.ts';

const HEAD = /<!--head-->[\s\S]*?<!--\/head-->/;
const ROOT = '<div id="root"></div>';

/** A page on its way out, with its name where it is one; `address` is its own where it is not the one asked for. */
type Sent = Pick<SitePage, 'title' | 'description' | 'hasSecretAddress'> &
  Partial<SharedPage> &
  Partial<TextPage> & { readonly name?: PageName; readonly address?: string };

/** What the document brings along of a page that is the same for everyone. */
function firstScreenOf(
  name: PageName,
  { heading, access }: SitePage,
): Pick<SharedPage, 'picture' | 'firstScreen'> {
  if (name === 'userHome') return { picture: '/media/scenes/night-stage.svg', firstScreen: { for: 'fans' } };
  if (access === 'visitors')
    return { picture: '/media/scenes/stadium.svg', firstScreen: { for: 'visitors' } };
  if (heading === undefined) return {};
  const { text, lead, width } = heading;
  return { firstScreen: { for: 'all', look: width, heading: text, ...(lead !== undefined && { lead }) } };
}

/** `search` is the query of the address asked for. */
type FindShared = (named: string, search: URLSearchParams) => Promise<SharedPage | undefined>;

type DocumentsParts = {
  /** The folder of the built web app. */
  readonly webApp: string;
  readonly catalogue: { current(): Catalogue; revision(): number };
  /** The origin of links in head tags, asked for when the port is known. */
  readonly origin: () => string;
  /** The picture of pages that have none of their own. */
  readonly siteImage: PageImage;
  /** The pages that a fan shares: what each says of itself, by what its address names. */
  readonly sharedPages: Partial<Readonly<Record<PageName, FindShared>>>;
  /** The pages to read: what each says. */
  readonly textPages: Partial<Readonly<Record<PageName, TextPage>>>;
  readonly dataFolder: (name: 'builds') => string;
  readonly config: { readonly offline: boolean };
  readonly now: () => number;
};

/** Serves the web app: its files, and its one document for every page, with the tags that crawlers read. */
export async function serveDocuments(app: FastifyInstance, parts: DocumentsParts): Promise<void> {
  const { webApp, catalogue, origin, siteImage, sharedPages, textPages } = parts;
  const index = join(webApp, 'index.html');
  const document = existsSync(index) ? readFileSync(index, 'utf8') : undefined;
  const codeOf = createPageCode(webApp);
  if (document !== undefined) await serveFiles(app, document, parts);

  const sendPage = (request: FastifyRequest, reply: FastifyReply, status: number, page: Sent) => {
    if (document === undefined) throw new HttpProblem('not-found');
    const [asked = '/'] = request.url.split('?');
    const { image = siteImage, address = asked } = page;
    const code = codeOf(page.name);
    const head = [
      headTags(page, { path: address, origin: origin(), image }),
      // With a first screen its picture is loaded first, and the code after it.
      page.firstScreen === undefined ? codeLinks(code) : '',
      firstParts(page),
      addedEraLink(addedEras(catalogue.current()), catalogue.revision()),
    ].filter((part) => part !== '');
    // Read by search engines that run no script, and stays while the app replaces what is in the head.
    if (app.webBuild !== undefined) void reply.header(BUILD_NAME, app.webBuild);
    if (page.noindex) void reply.header('x-robots-tag', 'noindex');
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

  const leadOn = (request: FastifyRequest, reply: FastifyReply) => {
    const [path = '/'] = request.url.split('?');
    const address = findSitePage(path)?.address ?? path;
    if (address !== path) return redirect(request, reply, address);
    return sendPage(request, reply, 404, notFoundPage);
  };

  const serveShared = (name: PageName, page: SitePage, find: FindShared) =>
    app.get<{ Params: Readonly<Record<string, string>> }>(
      page.path,
      { schema: { hide: true } },
      async (request, reply) => {
        const [named = ''] = Object.values(request.params);
        const [, query] = request.url.split('?');
        const shared = await find(named, new URLSearchParams(query));
        // The plain page, whether or not anybody has that name.
        return shared
          ? sendPage(request, reply, 200, { ...page, ...shared, name, address: shared.path })
          : sendPage(request, reply, 404, { ...page, name });
      },
    );

  const servePlain = (name: PageName, page: SitePage) =>
    app.get<{ Params: { ranking?: string } }>(page.path, { schema: { hide: true } }, (request, reply) => {
      const { ranking } = request.params;
      if (ranking === undefined)
        return sendPage(request, reply, 200, {
          ...page,
          ...firstScreenOf(name, page),
          ...textPages[name],
          name,
        });
      const album = findAlbumBySlug(catalogue.current(), ranking);
      if (album === undefined) return leadOn(request, reply);
      if (album.slug !== ranking) return redirect(request, reply, page.path.replace(':ranking', album.slug));
      return sendPage(request, reply, 200, { ...page, name, title: rankingPageTitle(album.title) });
    });

  serveShareTarget(app);
  // The table's own keys.
  for (const [name, page] of Object.entries(pages) as readonly [PageName, SitePage][]) {
    const find = sharedPages[name];
    if (find) serveShared(name, page, find);
    else servePlain(name, page);
  }
  if (document !== undefined) app.notFoundPage = leadOn;
}

const BUILD = new RegExp(`<meta name="${BUILD_NAME}" content="(.+?)"`);

/** Serves the files of the web app, and those of earlier builds that pages still ask for. */
async function serveFiles(
  app: FastifyInstance,
  document: string,
  { webApp, dataFolder, now, config }: DocumentsParts,
): Promise<void> {
  const kept = dataFolder('builds');
  // Names under /assets/ hold a hash of what is inside.
  const isForGood = (path: string) =>
    [join(webApp, 'assets'), kept].some((folder) => path.startsWith(folder));
  await app.register(fastifyStatic, {
    root: webApp,
    wildcard: false,
    index: false,
    setHeaders: (reply, path) =>
      void reply.header(
        'cache-control',
        isForGood(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
      ),
  });

  const workerFile = join(webApp, config.offline ? join('.vite', 'worker.js') : 'no-worker.js');
  const worker = existsSync(workerFile) ? readFileSync(workerFile, 'utf8') : undefined;
  app.get('/worker.js', { schema: { hide: true } }, async (_request, reply) => {
    if (worker === undefined) throw new HttpProblem('not-found');
    return reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(worker);
  });

  const builds = createKeptBuilds(kept, now);
  app.get<{ Params: { file: string } }>(
    '/assets/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { file } = request.params;
      const folder = await builds.find(file);
      if (folder === undefined) throw new HttpProblem('not-found');
      return reply.sendFile(file, folder);
    },
  );
  app.webBuild = BUILD.exec(document)?.[1];
  if (app.webBuild === undefined) return;
  await builds
    .keep(app.webBuild, join(webApp, 'assets'))
    .catch((err: unknown) => app.log.warn({ err }, 'web app not kept for pages that are open'));
}

/** Leads to an address of this site for good, with the query that came along. */
function redirect(request: FastifyRequest, reply: FastifyReply, address: string): FastifyReply {
  const query = request.url.slice((request.url.split('?')[0] ?? '').length);
  return reply.redirect(`${address}${query}`, 301);
}

function findAlbumBySlug({ albums }: Catalogue, slug: string) {
  return albums.find((album) => album.slug === slug.toLowerCase());
}
