import { cleanText } from '@thirteen/domain/text/clean-text.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../errors.ts';
import { HttpProblem } from '../problem.ts';

/** Answers that there is no such page, as people see it. */
type NotFoundPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

// Fits a search of 200 characters of four bytes each.
const MAX_LENGTH = 4096;
// Visible ASCII without escapes never needs cleaning.
const PLAIN = /^[!-$&-~]*$/;
const FOR_PROGRAMS = /^(?:https?:\/\/[^/]*)?\/(?:api|media|assets|share)(?:\/|$)/;

/**
 * Cleans the path parameters of every route, and the query of routes for programs. What can't be cleaned is a 400 that names
 * the field; for pages it is the not-found page.
 */
export function checkAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const problem = PLAIN.test(request.url) ? undefined : cleanAddress(request);
    const refusal = request.url.length > MAX_LENGTH ? new HttpProblem('malformed') : problem;
    if (refusal === undefined) done();
    else refuseAddress(app, request, reply, refusal);
  });
}

/** Answers an address that can't be read: programs get the problem as JSON, people the not-found page. */
export function refuseAddress(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  problem: HttpProblem,
): FastifyReply {
  if (app.notFoundPage === undefined || isForPrograms(request)) return sendProblem(reply, problem);
  return app.notFoundPage(request, reply);
}

/** Answers addresses that are no route. */
export function answerUnknownAddresses(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) =>
    refuseAddress(app, request, reply, new HttpProblem('not-found')),
  );
}

function isForPrograms({ url, method }: FastifyRequest): boolean {
  return FOR_PROGRAMS.test(url.split('?', 1)[0] ?? '') || method !== 'GET';
}

function cleanAddress(request: FastifyRequest): HttpProblem | undefined {
  // The server does not read the query of a page; the web app checks what it uses of it.
  if (!isForPrograms(request)) return cleanValues(request.params);
  const [, ...query] = request.url.split('?');
  if (!isDecodable(query.join('?'))) return new HttpProblem('malformed', { field: 'query' });
  return cleanValues(request.params) ?? cleanValues(request.query);
}

/** Cleans the values of a record in their place. Answers the problem of the first that can't be cleaned. */
function cleanValues(values: unknown): HttpProblem | undefined {
  if (typeof values !== 'object' || values === null) return undefined;
  for (const [name, value] of Object.entries(values)) {
    const texts: readonly unknown[] = Array.isArray(value) ? value : [value];
    const cleaned = texts.map((text) => cleanText(String(text)));
    const failed = [cleanText(name), ...cleaned].find((text) => !text.ok);
    // The wildcard of a pattern has no name.
    if (failed?.ok === false) return new HttpProblem(failed.problem, { field: name === '*' ? 'path' : name });
    const clean = cleaned.flatMap((text) => (text.ok ? [text.value] : []));
    Object.assign(values, { [name]: Array.isArray(value) ? clean : clean[0] });
  }
  return undefined;
}

function isDecodable(query: string): boolean {
  try {
    decodeURIComponent(query);
    return true;
  } catch {
    return false;
  }
}

// Only an interface can be added to from another file.
/* oxlint-disable typescript/consistent-type-definitions */
declare module 'fastify' {
  interface FastifyInstance {
    /** Undefined where the site has no pages. */
    notFoundPage: NotFoundPage | undefined;
  }
}
