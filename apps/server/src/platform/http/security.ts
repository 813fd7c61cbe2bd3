import type { MediaOrigins } from '@thirteen/domain/catalogue/media.ts';
import type { FastifyInstance } from 'fastify';

const HSTS = 'max-age=31536000; includeSubDomains';

/** Headers by their names. */
export type Headers = Readonly<Record<string, string>>;

type Site = {
  readonly mediaBaseUrl: string;
  /** The origin that browsers use; undefined while nobody has named one. */
  readonly publicUrl: string | undefined;
};

/**
 * The security headers of every answer. Scripts and styles come from this site alone, nothing inline; pictures and
 * sound also from the configured media hosts. HSTS goes out where the site is known to be reached over TLS.
 */
export function securityHeaders({ mediaBaseUrl, publicUrl }: Site): Headers {
  // Built once, and only headers that today's browsers use: each costs half a microsecond per request.
  return {
    'content-security-policy': toPolicy(mediaBaseUrl, NO_ORIGINS),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-site',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(publicUrl?.startsWith('https:') && { 'strict-transport-security': HSTS }),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
}

/**
 * Puts the headers on every answer of an app that reaches its hooks. Their policy follows the hosts of covers and previews
 * that `allowMediaOf` names.
 */
export function secureAnswers(app: FastifyInstance, site: Site): void {
  let headers = securityHeaders(site);
  app.decorate('allowMediaOf', (origins: MediaOrigins) => {
    headers = { ...headers, 'content-security-policy': toPolicy(site.mediaBaseUrl, origins) };
  });
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}

const NO_ORIGINS: MediaOrigins = { pictures: [], sounds: [] };

function toPolicy(mediaBaseUrl: string, { pictures, sounds }: MediaOrigins): string {
  const media = mediaBaseUrl.startsWith('/') ? '' : ` ${new URL(mediaBaseUrl).origin}`;
  const allowed = (origins: readonly string[]) =>
    origins
      .filter((origin) => ` ${origin}` !== media)
      .map((origin) => ` ${origin}`)
      .join('');
  return [
    "default-src 'self'",
    "base-uri 'none'",
    `connect-src 'self'${media}`,
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `img-src 'self' data: blob:${media}${allowed(pictures)}`,
    "manifest-src 'self'",
    `media-src 'self'${media}${allowed(sounds)}`,
    "object-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "worker-src 'self'",
  ].join(';');
}

// Only an interface can be added to from another file.
/* oxlint-disable typescript/consistent-type-definitions */
declare module 'fastify' {
  interface FastifyInstance {
    /** Lets browsers load covers and previews from these origins, and from no other that was named before. */
    allowMediaOf: (origins: MediaOrigins) => void;
  }
}
