import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '@thirteen/contract/endpoint.ts';
import { None, NotModified } from '@thirteen/contract/endpoint.ts';
import { ProblemReply } from '@thirteen/contract/problems.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { compileCleaner } from './clean-request.ts';
import { HttpProblem } from './problem.ts';
import { contentTag, isNotModified, parseIfMatch, toEtag, type IfMatch } from './entity-tags.ts';

/** The user who sends a request. `tokenHash` identifies the session in use. */
export type SessionUser = { readonly id: string; readonly username: string; readonly tokenHash: string };

/** Finds the user of a session's token; undefined when it is unknown, expired or revoked. */
export type Authenticate = (token: string) => Promise<SessionUser | undefined>;

/** What a handler gets to know. `user` is there where the endpoint requires a session. */
export type Call<E extends Endpoint> = {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly user: E['session'] extends 'required' ? SessionUser : undefined;
  readonly ifMatch: IfMatch;
  /** The client's address, as far as proxies are trusted. */
  readonly address: string;
  /** The `User-Agent` header, unchanged. */
  readonly userAgent: string | undefined;
  readonly reply: ReplyParts;
};

/** Sets headers of the answer. */
export type ReplyParts = {
  /** Sends the revision of the list in the answer as `ETag`. */
  revision(revision: number): void;
  /** Lets caches keep the answer for a time, and then ask whether `tag` is still current. */
  publicEtag(tag: string, maxAgeSeconds: number): void;
  /** Answers what caches may keep but ask for again each time, since the next moment it may be public no longer. */
  fresh<Value>(value: Value): Value;
  /** Sends a header of the contract's own. */
  header(name: string, value: string): void;
};

/** A reply that is JSON text already, for hot paths that build it from parts which were turned into text once. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Reply<E extends Endpoint> = ReplyOf<E> | JsonText;

/** Serves one operation of the contract. The handler returns the reply, which is sent by its schema. */
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (call: Call<E>) => Promise<Reply<E>> | Reply<E>,
): void {
  const hasBody = endpoint.body !== None;
  const status = endpoint.status ?? 200;
  const cleanRequest = createCleanRequest(endpoint);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    // Checked before the body, so that a client without a session learns nothing about the schema.
    ...(endpoint.session === 'required' && {
      onRequest: async (request: FastifyRequest) => {
        request.sessionUser = await requireUser(app, request);
      },
    }),
    preValidation: (request, _reply, done) => {
      cleanRequest(request);
      done();
    },
    schema: {
      summary: endpoint.summary,
      tags: [endpoint.tag],
      ...(endpoint.session === 'required' && { security: [{ session: [] }] }),
      ...(endpoint.params !== None && { params: endpoint.params }),
      ...(endpoint.query !== None && { querystring: endpoint.query }),
      ...(hasBody && { body: endpoint.body }),
      response: {
        [status]: endpoint.reply,
        ...(mayBeKnown(endpoint) && { 304: NotModified }),
        '4xx': ProblemReply,
        '5xx': ProblemReply,
      },
    },
    handler: async (request, reply) => {
      const result = await handle(toCall(endpoint, request, reply));
      if (mayBeKnown(endpoint) && isNotModified(request, reply)) return reply.code(304).send();
      if (!(result instanceof JsonText)) return reply.code(status).send(result);
      return reply.code(status).type('application/json; charset=utf-8').send(result.text);
    },
  });
}

/** Whether a client may have the answer already: only what needs no session is kept by caches. */
function mayBeKnown({ method, session }: Endpoint): boolean {
  return method === 'GET' && session === 'none';
}

/** Cleans what a request brings along, before it is checked against the schemas. */
function createCleanRequest({ body, query, params }: Endpoint): (request: FastifyRequest) => void {
  const cleanBody = compileCleaner(body);
  const cleanQuery = compileCleaner(query);
  const cleanParams = compileCleaner(params);
  return (request) => {
    if (body !== None) {
      if (request.body === undefined)
        throw new HttpProblem('malformed', { message: 'A JSON body is required' });
      request.body = cleanBody(request.body);
    }
    if (query !== None) request.query = cleanQuery(request.query);
    if (params !== None) request.params = cleanParams(request.params);
  };
}

function toCall<E extends Endpoint>(endpoint: E, request: FastifyRequest, reply: FastifyReply): Call<E> {
  // The schemas have just proved these shapes; private answers stay out of every cache.
  if (endpoint.session === 'required') void reply.header('cache-control', 'no-store');
  const publicEtag = (tag: string, maxAgeSeconds: number) =>
    void reply.header('etag', tag).header('cache-control', `public, max-age=${maxAgeSeconds}`);
  return {
    params: request.params as ParamsOf<E>,
    query: request.query as QueryOf<E>,
    body: request.body as BodyOf<E>,
    user: request.sessionUser as Call<E>['user'],
    ifMatch: parseIfMatch(request.headers['if-match']),
    address: request.ip,
    userAgent: request.headers['user-agent'],
    reply: {
      revision: (revision) => void reply.header('etag', toEtag(revision)),
      publicEtag,
      fresh(value) {
        publicEtag(contentTag(JSON.stringify(value)), 0);
        return value;
      },
      header: (name, value) => void reply.header(name, value),
    },
  };
}

async function requireUser(app: FastifyInstance, request: FastifyRequest): Promise<SessionUser> {
  const [, token] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  const user = token === undefined ? undefined : await app.authenticate(token);
  if (!user) throw new HttpProblem('session-required');
  return user;
}

// Only an interface can be added to from another file.
/* oxlint-disable typescript/consistent-type-definitions */
declare module 'fastify' {
  interface FastifyInstance {
    authenticate: Authenticate;
  }
  interface FastifyRequest {
    sessionUser: SessionUser | undefined;
  }
}
