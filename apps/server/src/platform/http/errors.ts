import { PROBLEM_CODE_HEADER } from '@thirteen/contract/problems.ts';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { UserGone } from '../db/database.ts';
import { HttpProblem } from './problem.ts';
import { toEtag } from './revision.ts';

const RETRY_AFTER_SECONDS = 2;

/** Answers everything that was thrown in the API's one error shape; what nobody expected is logged and not told. */
export function handleErrors(app: FastifyInstance, isUnavailable: (error: unknown) => boolean): void {
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    const problem = toProblem(error, isUnavailable);
    // A flood that is turned away on purpose must not fill the log.
    const isExpected = error instanceof HttpProblem && error.cause === undefined;
    if (problem.status >= 500 && !isExpected)
      request.log.error({ err: error, requestId: request.id }, 'request failed');
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

function toProblem(error: FastifyError | Error, isUnavailable: (error: unknown) => boolean): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (error instanceof UserGone) return new HttpProblem('session-required');
  if (isUnavailable(error)) {
    return new HttpProblem('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS, cause: error });
  }
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return new HttpProblem('too-large');
  if (status === 415) return new HttpProblem('unsupported-media-type');
  if (status !== undefined && status >= 400 && status < 500)
    return new HttpProblem('malformed', { cause: error });
  return new HttpProblem('unexpected', { cause: error });
}
