import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';

/** Whether a write may go on over a revision, by a client's `If-Match`. Undefined: no condition, the last write wins. */
export type IfMatch = ((revision: number) => boolean) | undefined;

/** Reads an `If-Match` header; a weak tag counts like a strong one, and `*` sets no condition. */
export function parseIfMatch(header: string | undefined): IfMatch {
  const text = header?.trim();
  if (!text || text === '*') return undefined;
  const tags = new Set(text.split(',').map((tag) => tag.trim().replace(/^W\//, '')));
  return (revision) => tags.has(toEtag(revision));
}

/** The `ETag` of a revision; a list that was never saved has revision 0. */
export function toEtag(revision: number): string {
  return `"${revision}"`;
}

/** The `ETag` of a text: the same for the same content, on every server. */
export function contentTag(content: string): string {
  return `"${createHash('sha256').update(content).digest('base64url')}"`;
}

/** Whether the client already has the answer whose `etag` is set, so that 304 is enough: `If-None-Match`, RFC 9110, section 13.1.2. */
export function isNotModified(request: FastifyRequest, reply: FastifyReply): boolean {
  const etag = reply.getHeader('etag');
  return typeof etag === 'string' && fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag });
}
