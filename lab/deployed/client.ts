import { once } from 'node:events';
import {
  request,
  type Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http';
import { buffer } from 'node:stream/consumers';

/** An answer with its body, undecoded, and the connection that it came by. */
export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly localPort: number | undefined;
};

type Asking = {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** The address of this machine to call from: each one of 127.0.0.0/8 is another client to the server. */
  readonly from?: string;
  readonly agent?: Agent;
};

/** Asks as a program does that leaves headers and encodings alone, unlike `fetch`. */
export async function ask(url: string, { method, headers, body, from, agent }: Asking = {}): Promise<Answer> {
  const sending = request(url, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(from !== undefined && { localAddress: from }),
    ...(agent && { agent }),
  });
  // What breaks after the answer's head came is told by its body.
  sending.on('error', () => undefined).end(body === undefined ? undefined : JSON.stringify(body));
  const [answer] = (await once(sending, 'response')) as [IncomingMessage];
  const { localPort } = answer.socket;
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    body: await buffer(answer),
    localPort,
  };
}

/** The JSON of an answer. */
export function jsonOf({ body }: Answer): unknown {
  return JSON.parse(body.toString());
}
