import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** One request; `body` is JSON text. `kind`: under which its times are told. */
export type Asked = {
  readonly kind?: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: string;
};

/** What clients send over connections that they keep, each one request at a time, over and over. */
export type Traffic = {
  readonly origin: string;
  readonly seconds: number;
  readonly connections: readonly { readonly token: string; readonly requests: readonly Asked[] }[];
  /**
   * `pauses`: each client waits after an answer, half to one and a half times so long. `rate`: so many requests in a second
   * whatever the answers do: as far as connections are free or, `opensMore`, over new ones.
   */
  readonly pace:
    | { readonly kind: 'pauses'; readonly ms: number }
    | { readonly kind: 'rate'; readonly perSecond: number; readonly opensMore?: boolean };
};

/** What came of the requests of one kind. Times are those of answers other than a refusal, in milliseconds. */
export type Outcome = {
  /** Good answers until the load ended. */
  readonly answered: number;
  /** Answered 503 with a `Retry-After`. */
  readonly refused: number;
  /** Any other status from 400 on, 503 without a `Retry-After`, and broken connections. */
  readonly failed: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly longestMs: number;
};

export type TrafficResult = {
  readonly kinds: Readonly<Record<string, Outcome>>;
  readonly all: Outcome;
  /** Requests that were due while all connections waited for an answer. */
  readonly unsent: number;
};

/** Sends traffic from a process of its own. */
export async function sendTraffic(traffic: Traffic): Promise<TrafficResult> {
  const program = fileURLToPath(new URL('traffic.process.ts', import.meta.url));
  const child = fork(program, { serialization: 'advanced' });
  child.send(traffic);
  const [result] = (await once(child, 'message')) as [TrafficResult];
  await once(child, 'exit');
  return result;
}
