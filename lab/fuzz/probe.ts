import { readFileSync } from 'node:fs';
import type { FuzzFans } from './fuzz-fans.ts';
import { checkAnswer, checkDocumented, checkSession, type Finding } from './checks.ts';
import { BrokenAnswer, createConnection, type Outcome } from './connection.ts';
import type { RawRequest } from './raw-requests.ts';
import type { FuzzRequest } from './requests.ts';
import type { Route } from './routes.ts';
import type { Site } from './site.ts';

/** Sends requests to a site and says what is wrong with what came of them. */
export type Probe = {
  /** One request to a route. */
  ask(route: Route, request: FuzzRequest): Promise<readonly Finding[]>;
  /** Bytes over a connection of their own. */
  askRaw(request: RawRequest): Promise<readonly Finding[]>;
  /** How many requests were sent. */
  sent(): number;
  /** How long the longest kept the server's main thread, the best of its tries, in milliseconds. */
  longestMs(): number;
  close(): void;
};

/** How long one request may keep the server's one thread of JavaScript, in milliseconds. */
const LOOP_LIMIT_MS = 50;
// A garbage collection, the first compilation of a function or a cache that other programs emptied is not the request's
// fault: what counts comes back.
const TRIES = 10;
// No collection takes this long here: that was the request.
const SURELY_MS = 20 * LOOP_LIMIT_MS;
// What must be answered ends its connection; what need not be may leave it open and silent.
const ANSWERS_WITHIN_MS = 20_000;
const SILENT_AFTER_MS = 150;
const BODY_LIMIT_BYTES = 256 * 1024;
const ENDS_SESSIONS = /^\/+api\/+(?:auth|account)/i;

/** Asks one request after the other, so that what the server's main thread did is that request's work. */
export function createProbe({ origin, server, fuzzFans }: Site): Probe {
  const connection = createConnection(origin);
  let sent = 0;
  let longestMs = 0;

  async function timed<Value>(act: () => Promise<Value>) {
    sent += 1;
    const before = mainThreadMs(server.pid);
    const value = await act();
    const after = mainThreadMs(server.pid);
    return { value, costMs: before === undefined || after === undefined ? 0 : after - before };
  }

  async function watched<Value>(act: () => Promise<Value>) {
    const first = await timed(act);
    let { costMs } = first;
    for (let tries = 1; tries < TRIES && costMs >= LOOP_LIMIT_MS && costMs < SURELY_MS; tries += 1)
      costMs = Math.min(costMs, (await timed(act)).costMs);
    longestMs = Math.max(longestMs, costMs);
    const findings: Finding[] =
      costMs < LOOP_LIMIT_MS
        ? []
        : [{ kind: 'loop', text: `kept the server's main thread for ${costMs.toFixed()} ms of CPU time` }];
    return { value: first.value, findings };
  }

  return {
    async ask(route, request) {
      const sending = {
        ...request,
        headers: headersOf(request, { origin, fuzzFans }),
        body: request.body && Buffer.from(request.body.text, request.body.encoding),
      };
      const hasSession = fuzzFans.isAlive(request.session);
      try {
        const { value, findings } = await watched(() => connection.ask(sending));
        if (typeof value === 'string') return [...findings, ...checkSilence(value, request)];
        if (mayEndSession(request, value.status)) await fuzzFans.revive(request.session);
        const asked = { route, request, hasSession };
        return [
          ...findings,
          ...checkAnswer(value),
          ...checkSession(value, asked),
          ...checkDocumented(value, asked),
        ];
      } catch (error) {
        return toFindings(error);
      }
    },
    async askRaw({ bytes, leastAnswers }) {
      try {
        const { value, findings } = await watched(() =>
          connection.askRaw(
            Buffer.from(bytes, 'latin1'),
            leastAnswers > 0 ? ANSWERS_WITHIN_MS : SILENT_AFTER_MS,
          ),
        );
        if (value === 'refused') return [CRASH];
        const isShort = value.length < leastAnswers;
        return [
          ...findings,
          ...(isShort
            ? [{ kind: 'no answer', text: `${value.length} of ${leastAnswers} answers came` }]
            : []),
          ...value.flatMap(checkAnswer),
        ];
      } catch (error) {
        return toFindings(error);
      }
    },
    sent: () => sent,
    longestMs: () => longestMs,
    close: () => connection.close(),
  };
}

/** The CPU time of a process's main thread so far, in milliseconds; undefined where the system doesn't tell (it is Linux that does). */
function mainThreadMs(pid: number): number | undefined {
  if (process.platform !== 'linux') return undefined;
  try {
    const [nanoseconds] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ');
    return Number(nanoseconds) / 1e6;
  } catch {
    // The process is gone, which others tell.
    return undefined;
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

function toFindings(error: unknown): readonly Finding[] {
  if (error instanceof BrokenAnswer) return [{ kind: 'broken answer', text: `sent ${error.message}` }];
  throw error;
}
