import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** One request of a connection; `body` is JSON text. */
type LoadRequest = { readonly method: 'GET' | 'POST' | 'PUT'; readonly body?: string };

/** What one connection sends, over and over, one request at a time. */
export type LoadConnection = { readonly token: string; readonly requests: readonly LoadRequest[] };

export type Load = {
  readonly url: string;
  readonly seconds: number;
  readonly connections: readonly LoadConnection[];
};

/** What came back. `failed` counts answers other than 2xx, broken connections and time-outs. */
export type LoadResult = {
  readonly answered: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly failed: number;
};

/** Sends a load from a process of its own, so that measuring takes no time from the measured. */
export async function sendLoad(load: Load): Promise<LoadResult> {
  const child = fork(fileURLToPath(new URL('load.process.ts', import.meta.url)));
  child.send(load);
  const [result] = await once(child, 'message');
  await once(child, 'exit');
  return result as LoadResult;
}
