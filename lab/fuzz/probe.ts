import { readFileSync } from 'node:fs';
import type { FuzzFans } from './fuzz-fans.ts';
import { checkAnswer, checkDocumented, checkSession, type Finding } from './checks.ts';
import { createConnection, type Outcome } from './connection.ts';
import type { FuzzRequest } from './requests.ts';
import type { Route } from './routes.ts';
import type { Site } from './site.ts';

/** How long one request may keep the server's one thread of JavaScript, in milliseconds. */
const LOOP_LIMIT_MS = 50;
// A garbage collection, the first compilation of a function or a cache that other programs emptied is not the request's
// fault: what counts comes back.
const TRIES = 10;
// No collection takes this long here: that was the request.
const SURELY_MS = 20 * LOOP_LIMIT_MS;
const BODY_LIMIT_BYTES = 256 * 1024;
const ENDS_SESSIONS = /^\/+api\/+(?:auth|account)/i;

/** Says what is wrong with what comes of requests. Asks one after the other, so that what the server's main thread did is that request's work. */
export function createProbe({ origin, server, fuzzFans }: Site) {
  const connection = createConnection(origin);
  let sent = 0;
  let longestMs = 0;

  async function timed(act: () => Promise<Outcome>) {
    sent += 1;
    const before = mainThreadMs(server.pid);
    return { outcome: await act(), costMs: mainThreadMs(server.pid) - before };
  }

  async function watched(act: () => Promise<Outcome>) {
    const { outcome, ...first } = await timed(act);
    let { costMs } = first;
    for (let tries = 1; tries < TRIES && costMs >= LOOP_LIMIT_MS && costMs < SURELY_MS; tries += 1)
      costMs = Math.min(costMs, (await timed(act)).costMs);
    longestMs = Math.max(longestMs, costMs);
    const text = `kept the server's main thread for ${costMs.toFixed()} ms of CPU time`;
    return { outcome, findings: costMs < LOOP_LIMIT_MS ? [] : [{ kind: 'loop', text }] };
  }

  return {
    async ask(route: Route, request: FuzzRequest): Promise<readonly Finding[]> {
      const sending = {
        ...request,
        headers: headersOf(request, { origin, fuzzFans }),
        body: request.body && Buffer.from(request.body.text, request.body.encoding),
      };
      const hasSession = fuzzFans.isAlive(request.session);
      const { outcome, findings } = await watched(() => connection.ask(sending));
      if (typeof outcome === 'string') return [...findings, ...checkSilence(outcome, request)];
      if (mayEndSession(request, outcome.status)) await fuzzFans.revive(request.session);
      const asked = { route, request, hasSession };
      return [
        ...findings,
        ...checkAnswer(outcome),
        ...checkSession(outcome, asked),
        ...checkDocumented(outcome, asked),
      ];
    },
    /** How many requests were sent. */
    sent: () => sent,
    /** How long the longest kept the server's main thread, the best of its tries, in milliseconds. */
    longestMs: () => longestMs,
    close: () => connection.close(),
  };
}

/** The CPU time of a process's main thread so far, in milliseconds; 0 where the system doesn't tell, as all but Linux. */
function mainThreadMs(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    // Or the process is gone, which others tell.
    return 0;
  }
}

/** What nothing else explains: the server takes no connection any more. */
export const CRASH: Finding = { kind: 'crash', text: 'the server takes no connection any more' };

function headersOf(
  { session, headers }: FuzzRequest,
  { origin, fuzzFans }: { readonly origin: string; readonly fuzzFans: FuzzFans },
) {
  const token = fuzzFans.tokenOf(session);
  const host = headers.some(([name]) => name === 'host') ? [] : [['host', new URL(origin).host] as const];
  return [
    ...host,
    ...headers,
    ...(token === undefined ? [] : [['authorization', `Bearer ${token}`] as const]),
  ];
}

// Who sends too much may be cut off before the refusal is read.
function checkSilence(outcome: Exclude<Outcome, object>, { body }: FuzzRequest): readonly Finding[] {
  if (outcome === 'refused') return [CRASH];
  if (outcome === 'closed' && body !== undefined && body.text.length > BODY_LIMIT_BYTES) return [];
  return [{ kind: 'no answer', text: outcome }];
}

function mayEndSession({ method, target }: FuzzRequest, status: number): boolean {
  return status < 400 && method !== 'GET' && method !== 'HEAD' && ENDS_SESSIONS.test(target);
}
