import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { HttpProblem } from './problem.ts';

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/** Counts and times requests by route, and shows the figures at `/api/metrics`, to this machine alone unless configured. */
export function measureRequests(app: FastifyInstance, isPublic: boolean): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [registry],
  });

  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  app.get('/api/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isPublic && !isLocal(request)) throw new HttpProblem('not-found');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

// A proxy on this machine connects from loopback, too, but names whom it speaks for.
function isLocal(request: FastifyRequest): boolean {
  const isForwarded = 'x-forwarded-for' in request.headers || 'forwarded' in request.headers;
  return !isForwarded && LOOPBACK.test(request.socket.remoteAddress ?? '');
}
