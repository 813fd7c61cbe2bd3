import type { FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import { isNotModified } from './entity-tags.ts';

const cacheControl = {
  /** For an address that changes whenever the bytes do. */
  forGood: 'public, max-age=31536000, immutable',
  forADay: 'public, max-age=86400',
  /** For what may be withdrawn at any time: who asked may keep it, and asks before showing it again. */
  whileAllowed: 'private, no-cache',
} as const;

/** How long whoever was sent a file may keep it. */
export type FileKeeping = keyof typeof cacheControl;

type File = {
  /** Asked for only where the client does not know them yet. */
  readonly bytes: () => Buffer | Promise<Buffer>;
  readonly type: string;
  /** In quotes, ready for the header. */
  readonly etag: string;
  readonly kept: FileKeeping;
};

/** Sends a file from memory: whole, the one range asked for (RFC 9110, section 14), or 304 when it is known already. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: File,
): Promise<FastifyReply> {
  void reply
    .header('etag', file.etag)
    .header('accept-ranges', 'bytes')
    .header('cache-control', cacheControl[file.kept])
    // Other sites may show a cover or a card, and players ask for sound by `crossorigin`.
    .header('cross-origin-resource-policy', 'cross-origin')
    .type(file.type);
  if (isNotModified(request, reply)) return reply.code(304).send();

  const bytes = await file.bytes();
  const size = bytes.length;
  const range = rangeOf(request, size, file.etag);
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send('');
  if (range === undefined) return reply.send(bytes);
  return reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${size}`)
    .send(bytes.subarray(range.start, range.end + 1));
}

/** The single range of a request. Undefined for none, several, or one that is meant for other bytes than these. */
function rangeOf(request: FastifyRequest, size: number, etag: string) {
  const { range, 'if-range': ifRange } = request.headers;
  if (range === undefined || (ifRange !== undefined && ifRange !== etag)) return undefined;
  const ranges = parseRange(size, range);
  if (ranges === -1) return 'unsatisfiable' as const;
  if (ranges === -2 || ranges.type !== 'bytes') return undefined;
  return ranges.length === 1 ? ranges[0] : undefined;
}
