import compress from '@fastify/compress';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { DatabaseUnavailable } from '../db/database.ts';
import { isAway } from '../db/postgres.ts';
import { isSqliteUnavailable } from '../db/node-sqlite.ts';
import { describeApi } from './api-docs.ts';
import { handleErrors, sendProblem } from './errors.ts';
import { logOptions } from './log-options.ts';
import { measureRequests } from './metrics.ts';
import { HttpProblem } from './problem.ts';
import { toTrust, warnOfProxies } from './proxies.ts';
import { createSecureAnswer, secureAnswers } from './security.ts';
import type { Authenticate } from './serve.ts';
import { compileValidator } from './validation.ts';

const BODY_LIMIT_BYTES = 256 * 1024;
// A request that trickles in for longer than this is given up, so that slow clients can't hold connections.
const REQUEST_TIMEOUT_MS = 30_000;
const COMPRESS_FROM_BYTES = 1400;

type HttpParts = {
  readonly database: Database;
  readonly authenticate: Authenticate;
  readonly mediaBaseUrl: string;
  readonly trustProxy: boolean | number | string;
  readonly logLevel: string;
  readonly metricsPublic: boolean;
};

/** The HTTP server with all that every feature needs, and no route of a feature yet. */
export async function createHttp(parts: HttpParts): Promise<FastifyInstance> {
  const secure = createSecureAnswer(parts.mediaBaseUrl);
  const app = Fastify({
    logger: logOptions(parts.logLevel),
    // A line for each request would name people by what they ask for.
    logController: new LogController({ disableRequestLogging: true }),
    // A logger made for each request would cost more than the request's own work; the id is logged where it matters.
    childLoggerFactory: (logger) => logger,
    trustProxy: toTrust(parts.trustProxy),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
    frameworkErrors: (_error, _request, reply) =>
      void sendProblem(secure(reply), new HttpProblem('malformed')),
  });

  app.setValidatorCompiler(compileValidator);
  app.decorate('authenticate', parts.authenticate);
  app.decorateRequest('sessionUser', undefined);
  handleErrors(app, isUnavailable);
  app.removeContentTypeParser('text/plain');
  acceptEmptyJson(app);
  secureAnswers(app, secure);
  letGoWhenClosing(app);
  warnOfProxies(app, parts.trustProxy);
  await app.register(compress, {
    threshold: COMPRESS_FROM_BYTES,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
  });
  await describeApi(app);
  measureRequests(app, parts.metricsPublic);
  reportHealth(app, parts.database);
  return app;
}

function isUnavailable(error: unknown): boolean {
  return error instanceof DatabaseUnavailable || isAway(error) || isSqliteUnavailable(error);
}

/** Requests that are open when the server stops are answered, and their connections not kept for more. */
function letGoWhenClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) void reply.header('connection', 'close');
    done();
  });
}

/** Clients that name JSON as their content type also send requests without a body. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parseJson(request, body.toString(), done);
  });
}

/** `health`: the process is up. `ready`: the database answers, so that requests may be sent here. */
function reportHealth(app: FastifyInstance, database: Database): void {
  app.get('/api/health', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/api/ready', { schema: { hide: true } }, async (request) => {
    try {
      await database.read.selectFrom('facts').select('name').limit(1).execute();
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'database does not answer');
      throw new HttpProblem('unavailable', { retryAfterSeconds: 2, cause: error });
    }
  });
}
