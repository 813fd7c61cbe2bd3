import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import { createMetricsText } from '../metrics/all-processes.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { HttpProblem } from './problem.ts';
import type { RequestTurns } from './connections/request-turns.ts';

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;
const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;
const FORWARDING = /^(?:x-forwarded(?:-.*)?|forwarded|via|x-real-ip)$/;

type Access = {
  /** Whether other machines may read the figures, too. */
  readonly isPublic: boolean;
  /** Whether a proxy is in front of this server. Local requests can't be told apart then. */
  readonly isProxied: boolean;
};

/** Counts and times requests by route, and shows the figures at `/api/metrics`, to this machine alone unless configured. */
export function measureRequests(
  app: FastifyInstance,
  { metrics, turns }: { readonly metrics: Metrics; readonly turns: RequestTurns },
  { isPublic, isProxied }: Access,
): void {
  const textOfAll = createMetricsText(metrics.registry);
  app.decorate('metrics', metrics);
  measureTurns(metrics.registry, turns);
  app.addHook('onResponse', (request, reply, done) => {
    metrics.noteRequest({
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
    done();
  });
  app.get('/api/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isPublic && (isProxied || !isLocal(request))) throw new HttpProblem('not-found');
    return reply.type(metrics.registry.contentType).send(await textOfAll());
  });
}

function measureTurns(registry: Registry, turns: RequestTurns): void {
  new Gauge({
    name: 'http_requests_waiting',
    help: 'Requests that were read and wait for their turn',
    registers: [registry],
    collect() {
      this.set(turns.waiting());
    },
  });
}

// A proxy on this machine connects from loopback as well, but passes on the host of the request or a forwarding header.
function isLocal({ headers, socket }: FastifyRequest): boolean {
  return (
    LOOPBACK.test(socket.remoteAddress ?? '') &&
    LOOPBACK_HOST.test(headers.host ?? '') &&
    !Object.keys(headers).some((name) => FORWARDING.test(name))
  );
}

// Only an interface can be added to from another file.
/* oxlint-disable typescript/consistent-type-definitions */
declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics;
  }
}
