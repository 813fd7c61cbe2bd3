import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Database } from '#platform/db/database.ts';
import type { Limits, LimitRule } from '#platform/http/limits.ts';
import { HttpProblem } from '#platform/http/problem.ts';
import { createCachedReads } from '#platform/http/serve-cached.ts';
import { isPublicOrigin } from '#platform/public-origin.ts';
import { robotsText, SECURITY_PATH, securityText, SITEMAP_PATH } from './crawler-files.ts';
import { listSitemapParts, listPaths } from './sitemap.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A sitemap, or the index of one, as XML (sitemaps.org). Addresses are whole; none holds a sign that XML needs escaped. */
function sitemapXml(kind: 'index' | 'addresses', addresses: readonly string[]): string {
  const [list, entry] = kind === 'index' ? ['sitemapindex', 'sitemap'] : ['urlset', 'url'];
  const lines = addresses.map((address) => `<${entry}><loc>${address}</loc></${entry}>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${list} xmlns="${NAMESPACE}">`,
    ...lines,
    `</${list}>`,
    '',
  ].join('\n');
}

/** How often parts of the sitemap may be read, before `LIMITS_FACTOR`: each lists about two thousand fans. */
const crawlerLimits = {
  partsPerAddress: { name: 'sitemap-address', points: 120, seconds: 60 },
} as const satisfies Record<string, LimitRule>;

type CrawlerParts = {
  readonly database: Database;
  readonly limits: Limits;
  /** The origin of the addresses, asked for when the port is known. */
  readonly origin: () => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly config: { readonly securityContact: string | undefined };
};

const hidden = { schema: { hide: true } };

/** What programs look for at fixed addresses of every site: robots.txt, the sitemap, and security.txt. */
export function serveCrawlers(app: FastifyInstance, parts: CrawlerParts): void {
  const { database, limits, origin, now, config } = parts;
  app.get('/robots.txt', hidden, (_request, reply) =>
    sendText(reply, robotsText(origin(), isPublicOrigin(origin()))),
  );
  app.get(SECURITY_PATH, hidden, (_request, reply) =>
    sendText(reply, securityText({ origin: origin(), contact: config.securityContact, now: now() })),
  );

  // Nobody's own: however many ask, the database is asked once a second for each part.
  const cached = createCachedReads<readonly string[] | undefined>(now);
  app.get(SITEMAP_PATH, hidden, async (_request, reply) => {
    const names = (await cached('', () => listSitemapParts(database.read))) ?? [];
    const addresses = names.map((part) => `${origin()}/sitemap-${part}.xml`);
    return sendXml(reply, sitemapXml('index', addresses));
  });
  app.get<{ Params: { part: string } }>(
    '/sitemap-:part(^[\\w-]{1,12}).xml',
    hidden,
    async (request, reply) => {
      await limits.take({ rule: crawlerLimits.partsPerAddress, address: request.ip });
      const { part } = request.params;
      const paths = await cached(part, () => listPaths(database.read, part));
      if (!paths) throw new HttpProblem('not-found');
      return sendXml(
        reply,
        sitemapXml(
          'addresses',
          paths.map((path) => `${origin()}${path}`),
        ),
      );
    },
  );
}

function sendText(reply: FastifyReply, text: string): FastifyReply {
  return reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(text);
}

// A fan who is no longer public leaves it within a second, so that nothing else may keep a copy.
function sendXml(reply: FastifyReply, xml: string): FastifyReply {
  return reply.header('cache-control', 'no-cache').type('application/xml; charset=utf-8').send(xml);
}
