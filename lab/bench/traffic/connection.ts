import { connect, type Socket } from 'node:net';
import type { Asked } from './traffic.ts';

/** An answer as far as it matters here; status 0: the connection broke. */
export type Answer = { readonly status: number; readonly mayRetry: boolean; readonly ms: number };

type Waiting = { readonly dueAt: number; readonly onAnswer: (answer: Answer) => void };

/**
 * A client with a connection that it keeps, and opens anew when it breaks. By hand on a socket: Node's client would take more time for a
 * request than the server does.
 */
export function openConnection(origin: string, token: string) {
  const { hostname, port } = new URL(origin);
  const common = `Host: ${hostname}:${port}\r\nAuthorization: Bearer ${token}\r\n`;
  let socket: Socket | undefined;
  let waiting: Waiting | undefined;
  let text = '';

  function settle(status: number, mayRetry: boolean): void {
    const settled = waiting;
    waiting = undefined;
    settled?.onAnswer({ status, mayRetry, ms: performance.now() - settled.dueAt });
  }

  function open(): Socket {
    const opened = connect({ host: hostname, port: Number(port), noDelay: true });
    opened.setEncoding('latin1');
    text = '';
    opened.on('data', (chunk) => {
      text += String(chunk);
      const head = text.indexOf('\r\n\r\n');
      if (head === -1) return;
      const headers = text.slice(0, head);
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(headers)?.[1] ?? 0);
      if (text.length < head + 4 + length) return;
      text = text.slice(head + 4 + length);
      settle(Number(headers.slice(9, 12)), /\r\nretry-after: \d/i.test(headers));
    });
    opened.on('error', () => undefined);
    opened.on('close', () => {
      if (socket === opened) socket = undefined;
      settle(0, false);
    });
    return opened;
  }

  return {
    /** Sends a request and calls back with the answer, timed from when it was due. Only while no other waits. */
    ask({ method, path, body }: Asked, onAnswer: Waiting['onAnswer'], dueAt = performance.now()) {
      socket ??= open();
      waiting = { dueAt, onAnswer };
      const content =
        body === undefined
          ? '\r\n'
          : `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
      socket.write(`${method} ${path} HTTP/1.1\r\n${common}${content}`);
    },
    close() {
      waiting = undefined;
      socket?.destroy();
    },
  };
}
