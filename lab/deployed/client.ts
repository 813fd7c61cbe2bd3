import { request, type Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';

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
  /** Sent as JSON, unless it is bytes already. */
  readonly body?: unknown;
  /** The address of this machine to call from: each one of 127.0.0.0/8 is another client to the server. */
  readonly from?: string;
  readonly agent?: Agent;
};

/** Asks as a program does that leaves headers and encodings alone, unlike `fetch`. */
export function ask(url: string, { method, headers, body, from, agent }: Asking = {}): Promise<Answer> {
  const bytes = body === undefined || Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
  return new Promise((resolve, reject) => {
    const sending = request(url, {
      method: method ?? (bytes ? 'POST' : 'GET'),
      headers: { ...(bytes && { 'content-type': 'application/json' }), ...headers },
      ...(from !== undefined && { localAddress: from }),
      ...(agent && { agent }),
    });
    sending.once('response', async (response) => {
      const localPort = response.socket.localPort;
      const chunks: Buffer[] = [];
      try {
        for await (const chunk of response) chunks.push(chunk as Buffer);
      } catch (error) {
        return reject(error instanceof Error ? error : new Error(String(error)));
      }
      const { statusCode: status = 0 } = response;
      resolve({ status, headers: response.headers, body: Buffer.concat(chunks), localPort });
    });
    sending.once('error', reject);
    sending.end(bytes);
  });
}

/** The JSON of an answer. */
export function jsonOf({ body }: Answer): unknown {
  return JSON.parse(body.toString());
}
