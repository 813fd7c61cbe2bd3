import { connect, type Socket } from 'node:net';
import { BrokenAnswer, takeAnswer, type Answer } from './wire.ts';

/** What became of a request: its answer, or why there is none. */
export type Outcome = Answer | 'closed' | 'no answer in time' | 'refused';

/** A client that sends bytes as they are and keeps its connection, as browsers do. */
export type Connection = {
  /** Sends one request and waits for its answer. Throws BrokenAnswer. */
  ask(bytes: Buffer, method: string): Promise<Outcome>;
  /** Sends bytes over a connection of their own: all answers until it is closed or was quiet for `quietMs`. Throws BrokenAnswer. */
  askRaw(bytes: Buffer, quietMs: number): Promise<readonly Answer[] | 'refused'>;
  close(): void;
};

// A busy machine takes its time; drawing gives up after 30 s.
const ANSWER_WITHIN_MS = 40_000;

/** Opens no connection before the first request. `origin` is such as `http://127.0.0.1:43210`. */
export function createConnection(origin: string): Connection {
  const { hostname, port } = new URL(origin);
  const open = () => connect({ host: hostname, port: Number(port), noDelay: true });
  let kept: Socket | undefined;

  async function askOnce(bytes: Buffer, method: string): Promise<Outcome> {
    const socket = kept ?? open();
    kept = undefined;
    const { outcome, isReusable } = await exchange(socket, bytes, method);
    if (isReusable) kept = socket;
    else socket.destroy();
    return outcome;
  }

  return {
    async ask(bytes, method) {
      const wasKept = kept !== undefined;
      const outcome = await askOnce(bytes, method);
      // A connection that was idle may end at any time.
      return outcome === 'closed' && wasKept ? askOnce(bytes, method) : outcome;
    },
    askRaw: (bytes, quietMs) => askUntilQuiet(open(), bytes, quietMs),
    close: () => kept?.destroy(),
  };
}

type Exchange = { readonly outcome: Outcome; readonly isReusable: boolean };

function exchange(socket: Socket, bytes: Buffer, method: string): Promise<Exchange> {
  let received = Buffer.alloc(0);
  const { promise, resolve, reject } = Promise.withResolvers<Exchange>();
  const end = (outcome: Outcome, isReusable = false) => resolve({ outcome, isReusable });
  const read = (hasEnded: boolean) => {
    try {
      const taken = takeAnswer(received, method, hasEnded);
      if (taken === undefined) return;
      if (taken.rest.length > 0) throw new BrokenAnswer('bytes after the answer');
      end(taken.answer, !hasEnded && taken.answer.headers.get('connection') !== 'close');
    } catch (error) {
      reject(error);
    }
  };
  const limit = setTimeout(() => end('no answer in time'), ANSWER_WITHIN_MS);
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk]);
    read(false);
  });
  socket.on('error', (error) => {
    if ('code' in error && error.code === 'ECONNREFUSED') end('refused');
  });
  socket.on('close', () => {
    read(true);
    end('closed');
  });
  socket.write(bytes);
  return promise.finally(() => {
    clearTimeout(limit);
    forget(socket);
  });
}

function askUntilQuiet(
  socket: Socket,
  bytes: Buffer,
  quietMs: number,
): Promise<readonly Answer[] | 'refused'> {
  let received = Buffer.alloc(0);
  const { promise, resolve, reject } = Promise.withResolvers<readonly Answer[] | 'refused'>();
  const end = (hasEnded: boolean) => {
    try {
      resolve(takeAll(received, hasEnded));
    } catch (error) {
      reject(error);
    }
  };
  const quiet = setTimeout(() => end(false), quietMs);
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk]);
    quiet.refresh();
  });
  socket.on('error', (error) => {
    if ('code' in error && error.code === 'ECONNREFUSED') resolve('refused');
  });
  socket.on('close', () => end(true));
  socket.write(bytes);
  return promise.finally(() => {
    clearTimeout(quiet);
    forget(socket).destroy();
  });
}

// What happens to a connection that nobody listens to any more is no error.
function forget(socket: Socket): Socket {
  return socket.removeAllListeners().on('error', () => undefined);
}

function takeAll(received: Buffer, hasEnded: boolean): readonly Answer[] {
  const answers: Answer[] = [];
  for (let left = received; left.length > 0;) {
    const taken = takeAnswer(left, 'GET', hasEnded);
    if (taken === undefined && !hasEnded) break;
    if (taken === undefined) throw new BrokenAnswer('half an answer');
    answers.push(taken.answer);
    left = taken.rest;
  }
  return answers;
}
