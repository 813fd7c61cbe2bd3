import { once } from 'node:events';
import { Agent, request as sendRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Header } from './headers.ts';

/** An answer as it came. Names of headers are in small letters; one that came twice is joined. */
export type Answer = {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
};

/** What became of a request: its answer, or why there is none. */
export type Outcome = Answer | 'closed' | 'no answer in time' | 'refused';

/** Bytes that are no answer by the rules of HTTP/1.1. */
export class BrokenAnswer extends Error {}

type SentRequest = {
  readonly method: string;
  readonly target: string;
  readonly headers: readonly Header[];
  readonly body: Buffer | undefined;
  readonly isChunked: boolean;
};

/** A client that keeps its connection, as browsers do, and repairs nothing of what it sends. */
export type Connection = {
  /** Sends one request and waits for its answer. Throws BrokenAnswer. */
  ask(request: SentRequest): Promise<Outcome>;
  /** Sends bytes over a connection of their own: the heads of all answers until it is closed or was quiet for `quietMs`. */
  askRaw(bytes: Buffer, quietMs: number): Promise<readonly Answer[] | 'refused'>;
  close(): void;
};

// A busy machine takes its time; drawing gives up after 30 s.
const ANSWER_WITHIN_MS = 40_000;
const HEADS = /HTTP\/1\.1 ([2-5]\d\d) [^\r\n]*\r\n((?:[^\r\n]+\r\n)*)\r\n/g;

/** Opens no connection before the first request. `origin` is such as `http://127.0.0.1:43210`. */
export function createConnection(origin: string): Connection {
  const { hostname, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });

  async function ask(request: SentRequest): Promise<Outcome> {
    const { method, target: path, headers, body, isChunked } = request;
    const framing = isChunked ? ['transfer-encoding', 'chunked'] : ['content-length', String(body?.length)];
    const lines = [...headers.flat(), ...(body === undefined ? [] : framing)];
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const sent = sendRequest({ agent, hostname, port, method, path, headers: lines, setHost: false, signal });
    // What breaks after the answer's head came is told by its body.
    sent.on('error', () => undefined).end(body);
    try {
      const [answer] = (await once(sent, 'response')) as [IncomingMessage];
      return {
        status: answer.statusCode ?? 0,
        headers: joined(answer.rawHeaders),
        body: await buffer(answer),
      };
    } catch (error) {
      const code = String(error instanceof Error && 'code' in error && error.code);
      if (signal.aborted) return 'no answer in time';
      if (code.startsWith('HPE_')) throw new BrokenAnswer(`an answer that breaks off or is none: ${code}`);
      if (code === 'ECONNREFUSED') return 'refused';
      // A connection that was idle may end at any time.
      return sent.reusedSocket ? ask(request) : 'closed';
    }
  }

  async function askRaw(bytes: Buffer, quietMs: number): Promise<readonly Answer[] | 'refused'> {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    let text = '';
    let isRefused = false;
    const quiet = setTimeout(() => socket.destroy(), quietMs);
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      quiet.refresh();
    });
    socket.on('error', (error) => (isRefused ||= 'code' in error && error.code === 'ECONNREFUSED'));
    socket.write(bytes);
    await new Promise((resolve) => socket.once('close', resolve));
    clearTimeout(quiet);
    if (isRefused) return 'refused';
    return [...text.matchAll(HEADS)].map(([, status, head = '']) => ({
      status: Number(status),
      headers: joined(head.split('\r\n').flatMap((line) => /^([\w-]+): ?(.*)$/.exec(line)?.slice(1) ?? [])),
      body: Buffer.alloc(0),
    }));
  }

  return { ask, askRaw, close: () => agent.destroy() };
}

/** Headers from names and values by turns. */
function joined(raw: readonly string[]): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  for (let index = 0; index < raw.length; index += 2) {
    const name = (raw[index] ?? '').toLowerCase();
    const before = headers.get(name);
    headers.set(name, before === undefined ? (raw[index + 1] ?? '') : `${before}, ${raw[index + 1]}`);
  }
  return headers;
}
