import compress from '@fastify/compress';
import Fastify, { LogController, type FastifyInstance, type FastifySerializerCompiler } from 'fastify';
import { type Database, DatabaseUnavailable } from '../db/database.ts';
import { isAway } from '../db/postgres/postgres.ts';
import { isSqliteUnavailable } from '../db/sqlite/node-sqlite.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { createSecurityLog } from '../security-log.ts';
import { answerUnknownAddresses, checkAddresses, refuseAddress } from './connections/addresses.ts';
import { connectionLimits, proxyLimits } from './connections/connection-limits.ts';
import { createGuardedServer } from './connections/connections.ts';
import { handleErrors } from './errors.ts';
import { hasModestShape } from './json-shape.ts';
import { logOptions } from '../log-options.ts';
import { measureRequests } from './metrics.ts';
import { meetPages } from './page-versions.ts';
import { createParserAnswers } from './parser-answers.ts';
import { HttpProblem } from './problem.ts';
import { clientReader, readForwarded, toTrust, warnOfProxies } from './connections/proxies.ts';
import { createRequestTurns } from './connections/request-turns.ts';
import { secureAnswers, securityHeaders } from './security.ts';
import { compileValidator } from './validation.ts';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import createSerializer from 'fast-json-stringify';
import type { TSchema } from 'typebox';

type Serialize = (reply: unknown) => string;

const serializers = new WeakMap<TSchema, Serialize>();

/**
 * Writes a reply as its schema has it. Many routes share schemas, each of which is compiled once for a process, when it is
 * first written.
 */
const compileSerializer: FastifySerializerCompiler<TSchema> =
  ({ schema }) =>
  (reply: unknown) =>
    serializerOf(schema)(reply);

function serializerOf(schema: TSchema): Serialize {
  const known = serializers.get(schema);
  if (known) return known;
  const serialize: Serialize = createSerializer(schema);
  serializers.set(schema, serialize);
  return serialize;
}

const BODY_LIMIT_BYTES = 256 * 1024;
const COMPRESS_FROM_BYTES = 1400;
const READY_FOR_MS = 1000;

type HttpParts = {
  readonly database: Database;
  readonly mediaBaseUrl: string;
  readonly publicUrl: string | undefined;
  readonly trustProxy: boolean | number | string;
  readonly logLevel: string;
  readonly metricsPublic: boolean;
  /** Pages with a lower number are told to load anew. */
  readonly contractNumber: number;
};

/** The HTTP server with all that every feature needs, and no route of a feature yet. */
export async function createHttp(parts: HttpParts): Promise<FastifyInstance> {
  const headers = securityHeaders(parts);
  const metrics = createMetrics();
  const answers = createParserAnswers(headers);
  const limits = parts.trustProxy === false ? connectionLimits : { ...connectionLimits, ...proxyLimits };
  const turns = createRequestTurns(limits, () => parts.database.load().waiting);
  const clientOf = clientReader(parts.trustProxy);
  const onRefusal = metrics.noteConnectionRefused;
  const app: FastifyInstance = Fastify({
    serverFactory: (handle) => createGuardedServer(handle, answers, limits, { turns, clientOf, onRefusal }),
    clientErrorHandler: answers.dropUnreadable,
    logger: logOptions(parts.logLevel),
    // A line for each request would name people by what they ask for.
    logController: new LogController({ disableRequestLogging: true }),
    // A logger made for each request would cost more than the request's own work; the id is logged where it matters.
    childLoggerFactory: (logger) => logger,
    trustProxy: toTrust(parts.trustProxy),
    bodyLimit: BODY_LIMIT_BYTES,
    forceCloseConnections: 'idle',
    // What was read before the site stops is answered, also where it still waits for its turn.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
    frameworkErrors: (_error, request, reply) =>
      void refuseAddress(
        app,
        request,
        reply.headers(headers),
        new HttpProblem('malformed', { field: 'path' }),
      ),
  });

  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(compileSerializer);
  app.decorateRequest('sessionUser', undefined);
  app.decorate('securityLog', metrics.counting(createSecurityLog(app.log)));
  app.decorate('notFoundPage', undefined);
  handleErrors(app, (error) => {
    const isRefused = isUnavailable(error);
    if (isRefused) metrics.noteRefusal();
    return isRefused;
  });
  readForwarded(app, parts.trustProxy);
  app.removeContentTypeParser('text/plain');
  readJson(app);
  secureAnswers(app, parts);
  meetPages(app, parts.contractNumber);
  checkAddresses(app);
  answerUnknownAddresses(app);
  letGoWhenClosing(app);
  warnOfProxies(app, parts.trustProxy);
  await app.register(compress, {
    threshold: COMPRESS_FROM_BYTES,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
  });
  await describeApi(app);
  measureRequests(
    app,
    { metrics, turns },
    { isPublic: parts.metricsPublic, isProxied: parts.trustProxy !== false },
  );
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

/** Reads bodies: of a modest shape, or empty, as clients send them that always name JSON as their content type. */
function readJson(app: FastifyInstance): void {
  // What could name a prototype is refused before, and what the contract does not name is dropped after.
  const parseJson = app.getDefaultJsonParser('ignore', 'ignore');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const json = body.toString();
    if (json === '') done(null, undefined);
    else if (hasModestShape(json)) void parseJson(request, json, done);
    else done(new HttpProblem('malformed'), undefined);
  });
}

/** `health`: the process is up. `ready`: the database answers, so that requests may be sent here. */
function reportHealth(app: FastifyInstance, database: Database): void {
  let asked: { readonly at: number; readonly isReady: Promise<boolean> } | undefined;

  /** Asks the database at most once a second, however many want to know. */
  function isReady(): Promise<boolean> {
    if (asked && performance.now() - asked.at < READY_FOR_MS) return asked.isReady;
    const answer = database.read.selectFrom('facts').select('name').limit(1).execute();
    const toAnswer = (err: unknown) => {
      app.log.warn({ err }, 'database does not answer');
      return false;
    };
    asked = { at: performance.now(), isReady: answer.then(() => true, toAnswer) };
    return asked.isReady;
  }

  app.get('/api/health', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/api/ready', { schema: { hide: true } }, async () => {
    if (await isReady()) return { status: 'ready' };
    throw new HttpProblem('unavailable', { retryAfterSeconds: 2 });
  });
}

/** Lists every operation of the contract at `/api/docs`, for people who build on the API. */
async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Thirteen',
        version: '2.3.0',
        description:
          'The calls of the web app. Every error is JSON: statusCode, error, message, field?, details?.',
      },
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    },
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: false });
}
