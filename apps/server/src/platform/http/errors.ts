import { PROBLEM_CODE_HEADER, type ProblemCode } from '@thirteen/contract/problems.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { UserGone } from '../db/database.ts';
import type { SecurityEvent, SecurityLog } from '../security-log.ts';
import { HttpProblem } from './problem.ts';
import { toEtag } from './entity-tags.ts';

const RETRY_AFTER_SECONDS = 2;

/** Answers whatever was thrown in the API's error shape. Unexpected errors are logged, and their text is not sent. */
export function handleErrors(app: FastifyInstance, isUnavailable: (error: unknown) => boolean): void {
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    const problem = toProblem(error, isUnavailable);
    // Requests that are refused on purpose must not fill the log.
    const isExpected = error instanceof HttpProblem && error.cause === undefined;
    if (problem.status >= 500 && !isExpected)
      request.log.error({ err: error, requestId: request.id }, 'request failed');
    noteRefusal(app.securityLog, request, problem);
    return sendProblem(reply, problem);
  });
}

/** Sends a problem as JSON, with its code in a header for programs. */
export function sendProblem(reply: FastifyReply, problem: HttpProblem): FastifyReply {
  if (problem.retryAfterSeconds !== undefined) void reply.header('retry-after', problem.retryAfterSeconds);
  void reply.removeHeader('etag');
  if (problem.revision !== undefined) void reply.header('etag', toEtag(problem.revision));
  return reply
    .code(problem.status)
    .header(PROBLEM_CODE_HEADER, problem.code)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(problem.toReply());
}

// A hit limit is logged where it is counted.
const EVENT_OF_STATUS: Readonly<Record<number, SecurityEvent>> = {
  401: 'access-refused',
  403: 'access-refused',
};

/** Problems that the web app never causes: they show that somebody probes the API. */
const ATTEMPTS: ReadonlySet<ProblemCode> = new Set([
  'combining-marks',
  'control-characters',
  'malformed',
  'too-large',
  'unsupported-media-type',
]);

function noteRefusal(note: SecurityLog, request: FastifyRequest, { status, code }: HttpProblem): void {
  const facts = { userId: request.sessionUser?.id, address: request.ip };
  if (ATTEMPTS.has(code)) return note('input-refused', { ...facts, what: code });
  const event = EVENT_OF_STATUS[status];
  // A failed login is logged where the account is known.
  if (event === undefined || code === 'login-failed') return;
  note(event, { ...facts, what: request.routeOptions.url });
}

function toProblem(error: FastifyError | Error, isUnavailable: (error: unknown) => boolean): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (error instanceof UserGone) return new HttpProblem('session-required');
  // The framework's own errors first: an upload that breaks off has the same error code as a lost database.
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return new HttpProblem('too-large');
  if (status === 415) return new HttpProblem('unsupported-media-type');
  if (status !== undefined && status >= 400 && status < 500)
    return new HttpProblem('malformed', { cause: error });
  if (isUnavailable(error)) {
    return new HttpProblem('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS, cause: error });
  }
  return new HttpProblem('unexpected', { cause: error });
}

// Only an interface can be added to from another file.
/* oxlint-disable typescript/consistent-type-definitions */
declare module 'fastify' {
  interface FastifyInstance {
    securityLog: SecurityLog;
  }
}
