import type { Header } from './headers.ts';

/** An answer as it came over the wire. Names of headers are in small letters; one that came twice is joined. */
export type Answer = {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
};

/** Bytes that are no answer by the rules of HTTP/1.1. */
export class BrokenAnswer extends Error {}

const HEAD_END = '\r\n\r\n';

/**
 * Takes the first answer off bytes, and answers what is left. Undefined while there is no whole one. `method` is that
 * of its request, `hasEnded` whether nothing more comes. Throws BrokenAnswer.
 */
export function takeAnswer(
  bytes: Buffer,
  method: string,
  hasEnded: boolean,
): { readonly answer: Answer; readonly rest: Buffer } | undefined {
  const headEnd = bytes.indexOf(HEAD_END);
  if (headEnd < 0) return undefined;
  const [statusLine = '', ...lines] = bytes.subarray(0, headEnd).toString('latin1').split('\r\n');
  const [, digits] = /^HTTP\/1\.1 (\d{3}) [\w '-]*$/.exec(statusLine) ?? [];
  if (digits === undefined) throw new BrokenAnswer(`a first line that is none: ${statusLine.slice(0, 80)}`);
  const status = Number(digits);
  const headers = readHeaders(lines);
  const after = bytes.subarray(headEnd + HEAD_END.length);
  // "Go on" comes before the answer.
  if (status < 200) return takeAnswer(after, method, hasEnded);
  const whole = takeBody(after, { status, headers, method, hasEnded });
  return whole && { answer: { status, headers, body: whole.body }, rest: whole.rest };
}

/** The bytes of a request: its head and its body, whole or in two chunks. */
export function toBytes(request: {
  readonly method: string;
  readonly target: string;
  readonly headers: readonly Header[];
  readonly body: Buffer | undefined;
  readonly isChunked: boolean;
}): Buffer {
  const { method, target, headers, body, isChunked } = request;
  const framing = isChunked ? 'transfer-encoding: chunked' : `content-length: ${body?.length}`;
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(body === undefined ? [] : [framing]),
  ];
  const head = Buffer.from(lines.join('\r\n') + HEAD_END, 'latin1');
  if (body === undefined) return head;
  return Buffer.concat([head, isChunked ? inChunks(body) : body]);
}

function inChunks(body: Buffer): Buffer {
  const half = Math.floor(body.length / 2);
  const chunks = [body.subarray(0, half), body.subarray(half)].filter((chunk) => chunk.length > 0);
  const parts = chunks.flatMap((chunk) => [`${chunk.length.toString(16)}\r\n`, chunk, '\r\n']);
  return Buffer.concat([...parts, '0\r\n\r\n'].map((part) => Buffer.from(part)));
}

function readHeaders(lines: readonly string[]): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  for (const line of lines) {
    const [, name, value] = /^([\w-]+): ?(.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined)
      throw new BrokenAnswer(`a header that is none: ${line.slice(0, 80)}`);
    const before = headers.get(name.toLowerCase());
    headers.set(name.toLowerCase(), before === undefined ? value : `${before}, ${value}`);
  }
  return headers;
}

type Framing = {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly method: string;
  readonly hasEnded: boolean;
};

type Taken = { readonly body: Buffer; readonly rest: Buffer };

function takeBody(bytes: Buffer, { status, headers, method, hasEnded }: Framing): Taken | undefined {
  if (method === 'HEAD' || status === 204 || status === 304) return { body: Buffer.alloc(0), rest: bytes };
  if (headers.get('transfer-encoding') === 'chunked') return takeChunks(bytes);
  const length = headers.get('content-length');
  // Without a length the end of the connection is the end of the answer.
  if (length === undefined) return hasEnded ? { body: bytes, rest: Buffer.alloc(0) } : undefined;
  if (!/^\d+$/.test(length)) throw new BrokenAnswer(`a length that is none: ${length}`);
  const size = Number(length);
  return bytes.length < size ? undefined : { body: bytes.subarray(0, size), rest: bytes.subarray(size) };
}

function takeChunks(bytes: Buffer): Taken | undefined {
  const chunks: Buffer[] = [];
  for (let at = 0; ;) {
    const lineEnd = bytes.indexOf('\r\n', at);
    if (lineEnd < 0) return undefined;
    const size = Number.parseInt(bytes.toString('latin1', at, lineEnd), 16);
    if (Number.isNaN(size)) throw new BrokenAnswer('a chunk without a size');
    const end = lineEnd + 2 + size + 2;
    if (bytes.length < end) return undefined;
    if (size === 0) return { body: Buffer.concat(chunks), rest: bytes.subarray(end) };
    chunks.push(bytes.subarray(lineEnd + 2, end - 2));
    at = end;
  }
}
