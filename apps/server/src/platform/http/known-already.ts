import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';

/** Whether the client has the answer already whose `etag` is set: `If-None-Match` by RFC 9110, section 13.1.2. */
export function isKnownAlready(request: FastifyRequest, reply: FastifyReply): boolean {
  const etag = reply.getHeader('etag');
  return typeof etag === 'string' && fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag });
}
