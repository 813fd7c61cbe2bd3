import { setTimeout as sleep } from 'node:timers/promises';
import { send } from '../../../apps/server/src/testing/call.ts';
import { grouped, median, noteFigure, print, printMachine, printTable } from '../report.ts';
import { fansOnEachEngine, type Site } from './fans.ts';
import type { Mix } from './mix.ts';
import { sendTraffic, type Traffic, type TrafficResult } from './traffic.ts';

const FANS = Number(process.env['BENCH_SESSIONS'] ?? 100);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 5);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const CONNECTIONS = [16, 50, 128, 256, 500, 1000, 2000, 4000];
// As a proxy in front of the site has.
const BOUNDED = 2000;
const REST_MS = 2000;
const IDLE_LOOKS = 20;

/** Nine reads of six kinds to one write of a Top 13. */
const SHARES: Readonly<Record<string, number>> = {
  'GET /api/rankings/user/top-thirteen': 30,
  'GET /api/rankings/rankings': 15,
  'GET /api/profile/user-profile': 15,
  'GET /api/rankings/all-songs-ranking': 10,
  'GET /api/albums/album/': 10,
  'GET /api/users/top-favorite-songs': 10,
  'POST /api/rankings/user/top-thirteen': 10,
};
const toMix = (all: Mix): Mix =>
  all.flatMap(({ kind, make }) => {
    const share = SHARES[kind];
    return share === undefined ? [] : [{ kind, share, make }];
  });

/**
 * What a server does when more is asked than it can do: clients that ask again at once, by their number, and requests that come
 * at four times what can be done, whatever the answers. Prints a table of medians for each, engine and version.
 */
export async function run(): Promise<void> {
  printMachine(`${ROUNDS} rounds of ${SECONDS} s; clients on the same cores, on bare sockets`);
  print('Nine reads of six kinds to one write of a Top 13.');
  const both = async (site: Site) => comeAnyway(site, await askAgainAtOnce(site));
  await fansOnEachEngine(FANS, both, toMix);
}

/** Table 1; answers the most good answers in a second. */
async function askAgainAtOnce(site: Site): Promise<number> {
  const pace = { kind: 'pauses', ms: 0 } as const;
  await ask(site, 50, pace);
  const rounds = new Map(CONNECTIONS.map((count) => [count, [] as TrafficResult[]]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [count, results] of rounds) results.push(await ask(site, count, pace));
  const best = Math.max(...[...rounds.values()].map((results) => goodOf(results)));
  const rows = [...rounds].map(([count, results]) => {
    if (count >= 1000) noteFigure(`${site.name}: ${count} connections × best`, goodOf(results) / best);
    return [grouped(count), ...cellsOf(results, best)];
  });
  printTable(`${site.name}: clients that ask again at once`, ['connections', ...HEAD], rows);
  return best;
}

/** Table 2. */
async function comeAnyway(site: Site, best: number): Promise<void> {
  const idleMs = await look(site);
  const rows: string[][] = [];
  for (const opensMore of [false, true]) {
    const results: TrafficResult[] = [];
    const after: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      results.push(await ask(site, BOUNDED, { kind: 'rate', perSecond: 4 * best, opensMore }));
      await sleep(REST_MS);
      after.push(await look(site));
    }
    const unsent = median(results.map((result) => result.unsent / SECONDS));
    const name = opensMore ? 'as many as it takes' : grouped(BOUNDED);
    rows.push([
      name,
      ...cellsOf(results, best),
      grouped(unsent),
      `${idleMs.toFixed(1)}, ${median(after).toFixed(1)}`,
    ]);
    noteFigure(`${site.name}: open loop, ${name} × best`, goodOf(results) / best);
  }
  const title = `${site.name}: ${grouped(4 * best)} requests a second, timed from when each was due`;
  printTable(title, ['connections', ...HEAD, 'unsent/s', 'a read when idle, and 2 s after, ms'], rows);
}

const HEAD = ['good/s', '× best', 'refused', 'failed', 'p50 ms', 'p99 ms', 'slowest s'];

function cellsOf(results: readonly TrafficResult[], best: number): readonly string[] {
  const middle = (key: keyof TrafficResult['all']) => median(results.map(({ all }) => all[key]));
  return [
    grouped(goodOf(results)),
    (goodOf(results) / best).toFixed(2),
    ...[middle('refused'), middle('failed')].map(grouped),
    ...[middle('p50Ms'), middle('p99Ms')].map((ms) => ms.toFixed(0)),
    (middle('longestMs') / 1000).toFixed(2),
  ];
}

/** Good answers a second. */
function goodOf(results: readonly TrafficResult[]): number {
  return median(results.map(({ all }) => all.answered)) / SECONDS;
}

function ask({ server, clients }: Site, count: number, pace: Traffic['pace']): Promise<TrafficResult> {
  return sendTraffic({ origin: server.origin, seconds: SECONDS, connections: clients(count), pace });
}

/** How long a read takes when nothing else asks: the middle of some. */
async function look({ server, clients }: Site): Promise<number> {
  const [{ token } = { token: '' }] = clients(1);
  const times: number[] = [];
  for (let looks = 0; looks < IDLE_LOOKS; looks += 1) {
    const askedAt = performance.now();
    await (await send(`${server.origin}/api/rankings/user/top-thirteen`, { token })).text();
    times.push(performance.now() - askedAt);
  }
  return median(times);
}
