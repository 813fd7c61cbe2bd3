import { send } from '../../../apps/server/src/testing/call.ts';

/** No answer may take longer, whatever is wrong with the machine: what a request waits for at most, with some room. */
export const ANSWER_WITHIN_MS = 10_000;
// A request that gets none is given up, so that a run ends.
const GIVE_UP_MS = 15_000;

export type Question = {
  readonly method: string;
  readonly path: string;
  readonly token?: string;
  readonly body?: unknown;
  readonly ifMatch?: string | undefined;
};

/** An answer other than a 503, which tells to come back. */
export type Answer = { readonly status: number; readonly body: unknown; readonly headers: Headers };

/** Sends requests to a site with faults, and keeps what no fault excuses. */
export type Asker = {
  /** Undefined where the site is away, or the connection broke, so that nobody knows whether it was served. */
  ask(question: Question): Promise<Answer | undefined>;
  /** Sentences about answers that may never come: a 500, a 503 that says no time, one that took too long. */
  readonly offences: string[];
  /** How many answers came of each status, and the longest wait for one, in milliseconds. */
  readonly statuses: Map<number, number>;
  longestMs: number;
};

/** `origins` are the processes that may be asked now; requests go to one after the other. */
export function createAsker(origins: () => readonly string[]): Asker {
  let turn = 0;
  const asker: Asker = { ask, offences: [], statuses: new Map(), longestMs: 0 };

  async function ask({ method, path, token, body, ifMatch }: Question): Promise<Answer | undefined> {
    const serving = origins();
    const origin = serving[(turn += 1) % Math.max(1, serving.length)];
    if (origin === undefined) return undefined;
    const begunAt = performance.now();
    const what = `${method} ${path}`;
    try {
      const headers = ifMatch === undefined ? {} : { 'if-match': ifMatch };
      const signal = AbortSignal.timeout(GIVE_UP_MS);
      const response = await send(origin + path, { method, token, body, headers, signal });
      const text = await response.text();
      note(what, response, performance.now() - begunAt);
      const { status, headers: told } = response;
      return status === 503 ? undefined : { status, body: JSON.parse(text) as unknown, headers: told };
    } catch (error) {
      if (error instanceof DOMException && error.name === 'TimeoutError')
        asker.offences.push(`${what} got no answer within ${GIVE_UP_MS} ms`);
      return undefined;
    }
  }

  function note(what: string, { status, headers }: Response, tookMs: number): void {
    asker.statuses.set(status, (asker.statuses.get(status) ?? 0) + 1);
    asker.longestMs = Math.max(asker.longestMs, tookMs);
    if (status >= 500 && status !== 503) asker.offences.push(`${what} answered ${status}`);
    if (status === 503 && !/^\d+$/.test(headers.get('retry-after') ?? ''))
      asker.offences.push(`${what} answered 503 without a time to come back`);
    if (tookMs > ANSWER_WITHIN_MS)
      asker.offences.push(`${what} took ${Math.round(tookMs)} ms to answer ${status}`);
  }
  return asker;
}
