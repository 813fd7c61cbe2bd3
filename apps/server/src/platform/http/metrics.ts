import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { HttpProblem } from './problem.ts';
import type { RequestTurns } from './request-turns.ts';

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
  turns: RequestTurns,
  { isPublic, isProxied }: Access,
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureTurns(registry, turns);
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
    if (!isPublic && (isProxied || !isLocal(request))) throw new HttpProblem('not-found');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Requests that wait for their turn, and those that were refused because too many did. */
function measureTurns(registry: Registry, turns: RequestTurns): void {
  const registers = [registry];
  new Gauge({
    name: 'http_requests_waiting',
    help: 'Requests that were read and wait for their turn',
    registers,
    collect() {
      this.set(turns.figures().waiting);
    },
  });
  new Counter({
    name: 'http_requests_refused_total',
    help: 'Requests answered 503 because more was asked than could be done',
    registers,
    collect() {
      this.reset();
      this.inc(turns.figures().refused);
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
