import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const HSTS = 'max-age=31536000; includeSubDomains';

/**
 * Sends the security headers with every answer. Scripts and styles come from this site alone, nothing inline; pictures
 * and sound also from the configured media hosts. HSTS goes out where the request came over TLS, as far as known.
 */
export async function secureAnswers(app: FastifyInstance, mediaBaseUrl: string): Promise<void> {
  const media = mediaBaseUrl.startsWith('/') ? [] : [new URL(mediaBaseUrl).origin];
  await app.register(helmet, {
    global: true,
    strictTransportSecurity: false,
    frameguard: { action: 'deny' },
    crossOriginResourcePolicy: { policy: 'same-site' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        connectSrc: ["'self'", ...media],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...media],
        manifestSrc: ["'self'"],
        mediaSrc: ["'self'", ...media],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        workerSrc: ["'self'"],
      },
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    if (request.protocol === 'https') void reply.header('strict-transport-security', HSTS);
  });
}
