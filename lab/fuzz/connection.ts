import { once } from 'node:events';
import { Agent, request as sendRequest, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Header } from './headers.ts';

/** An answer as it came. Names of headers are in small letters; one that came twice is joined. */
export type Answer = {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
};

/** What became of a request: its answer, or why there is none. `broken`: bytes that are no answer by the rules of HTTP/1.1. */
export type Outcome = Answer | 'closed' | 'no answer in time' | 'refused' | `broken: ${string}`;

type SentRequest = {
  readonly method: string;
  readonly target: string;
  readonly headers: readonly Header[];
  readonly body: Buffer | undefined;
  readonly isChunked: boolean;
};

// A busy machine takes its time; drawing gives up after 30 s.
const ANSWER_WITHIN_MS = 40_000;

/** A client that keeps its connection, as browsers do, and repairs nothing of what it sends. `origin` is such as `http://127.0.0.1:43210`. */
export function createConnection(origin: string) {
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
        headers: new Map(Object.entries(answer.headersDistinct).map(([name, all]) => [name, String(all)])),
        body: await buffer(answer),
      };
    } catch (error) {
      const code = String(error instanceof Error && 'code' in error && error.code);
      if (signal.aborted) return 'no answer in time';
      if (code.startsWith('HPE_')) return `broken: ${code}`;
      if (code === 'ECONNREFUSED') return 'refused';
      // A connection that was idle may end at any time.
      return sent.reusedSocket ? ask(request) : 'closed';
    }
  }

  return { ask, close: () => agent.destroy() };
}
