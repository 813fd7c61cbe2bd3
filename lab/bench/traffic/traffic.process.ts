import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '../report.ts';
import { openConnection, type Answer } from './connection.ts';
import type { Asked, Outcome, Traffic, TrafficResult } from './traffic.ts';

const TICK_MS = 2;
// Fewer than a machine has ports.
const MOST_CONNECTIONS = 12_000;
// Requests under way at the end get so long for their answers.
const LAST_ANSWERS_MS = 30_000;

/** Late: it came after the load had ended, so it says nothing of what is done in a second. */
type TimedAnswer = Answer & { readonly isLate: boolean };
type Client = ReturnType<typeof openConnection> & { next(): Asked };

process.once('message', async (message) => {
  const result = await send(message as Traffic);
  process.send?.(result, () => process.disconnect());
});

async function send({ origin, seconds, connections, pace }: Traffic): Promise<TrafficResult> {
  const answers = new Map<string, TimedAnswer[]>();
  const end = performance.now() + seconds * 1000;
  let under = 0;
  const ask: Ask = (client, then = () => undefined, dueAt = performance.now()) => {
    const asked = client.next();
    under += 1;
    client.ask(
      asked,
      (told) => {
        under -= 1;
        const answer = { ...told, isLate: performance.now() > end };
        const { kind = '' } = asked;
        const known = answers.get(kind);
        if (known) known.push(answer);
        else answers.set(kind, [answer]);
        then();
      },
      dueAt,
    );
  };
  const toClient = ({ token, requests }: Traffic['connections'][number], first = 0): Client => {
    let place = first;
    return {
      ...openConnection(origin, token),
      next: () => requests[place++ % requests.length] ?? { method: 'GET', path: '/' },
    };
  };
  const clients = connections.map((connection) => toClient(connection));
  const openMore = () => {
    const connection = connections[clients.length % connections.length];
    if (connection === undefined || clients.length >= MOST_CONNECTIONS) return undefined;
    const client = toClient(connection, clients.length);
    clients.push(client);
    return client;
  };
  const unsent =
    pace.kind === 'pauses'
      ? await withPauses(clients, pace.ms, end, ask)
      : await atRate(clients, pace, end, { ask, openMore: pace.opensMore ? openMore : () => undefined });
  for (const lastAt = performance.now() + LAST_ANSWERS_MS; under > 0 && performance.now() < lastAt;)
    await sleep(20);
  for (const client of clients) client.close();
  const kinds = [...answers].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    kinds: Object.fromEntries(kinds.map(([kind, of]) => [kind, toOutcome(of)])),
    all: toOutcome([...answers.values()].flat(), under),
    unsent,
  };
}

type Ask = (client: Client, then?: () => void, dueAt?: number) => void;

async function withPauses(clients: readonly Client[], ms: number, end: number, ask: Ask): Promise<number> {
  const pause = () => ms * (0.5 + Math.random());
  const goOn = (client: Client) => {
    if (performance.now() < end)
      ask(client, () => void (ms === 0 ? goOn(client) : setTimeout(goOn, pause(), client)));
  };
  // They come one after the other, not all in the same instant.
  for (const client of clients) setTimeout(goOn, Math.random() * ms, client);
  await sleep(Math.max(0, end - performance.now()) + 1.5 * ms);
  return 0;
}

async function atRate(
  clients: readonly Client[],
  { perSecond }: { readonly perSecond: number },
  end: number,
  { ask, openMore }: { readonly ask: Ask; readonly openMore: () => Client | undefined },
): Promise<number> {
  const free = [...clients];
  const start = performance.now();
  let due = 0;
  let unsent = 0;
  for (let now = start; now < end; now = performance.now()) {
    for (; due < ((now - start) / 1000) * perSecond; due += 1) {
      // The last that was free first, so that no connection is closed for being idle in between.
      const client = free.pop() ?? openMore();
      if (client) ask(client, () => void free.push(client), start + (due / perSecond) * 1000);
      else unsent += 1;
    }
    await sleep(TICK_MS);
  }
  return unsent;
}

function toOutcome(answers: readonly TimedAnswer[], unanswered = 0): Outcome {
  const isRefusal = ({ status, mayRetry }: Answer) => status === 503 && mayRetry;
  const served = answers.filter((answer) => !isRefusal(answer));
  // A connection that was closed without an answer was not accepted.
  const accepted = served.filter(({ status }) => status > 0);
  const times = accepted.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return {
    answered: served.filter(({ status, isLate }) => !isLate && status >= 200 && status < 400).length,
    refused: answers.length - served.length,
    failed: served.filter(({ status }) => status < 200 || status >= 400).length + unanswered,
    p50Ms: percentile(times, 0.5),
    p99Ms: percentile(times, 0.99),
    longestMs: times.at(-1) ?? Number.NaN,
  };
}
