import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { grouped, median, toTable } from '../figures.ts';
import { noteFigure, print } from '../report.ts';
import { makeOverloadMix } from './mix.ts';
import { onEachEngine, type Site } from './sites.ts';
import { sendTraffic, type Traffic, type TrafficResult } from './traffic.ts';

const FANS = Number(process.env['BENCH_SESSIONS'] ?? 100);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 5);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const CONNECTIONS = [16, 50, 128, 256, 500, 1000, 2000, 4000];
// As a proxy in front of the site has.
const BOUNDED = 2000;
const REST_MS = 2000;
const IDLE_LOOKS = 20;

/**
 * What a server does when more is asked than it can do: clients that ask again at once, by their number, and requests that come
 * at four times what can be done, whatever the answers. Prints a table of medians for each, engine and version
 * (`BENCH_BEFORE` names another checkout).
 */
export async function run(): Promise<void> {
  print(
    `\nNode ${process.versions.node}, ${availableParallelism()} cores, ${ROUNDS} rounds of ${SECONDS} s; clients on the same cores, on bare sockets`,
  );
  print('Nine reads of six kinds to one write of a Top 13.');
  await onEachEngine(
    FANS,
    async (site) => {
      const best = await askAgainAtOnce(site);
      await comeAnyway(site, best);
    },
    { mix: makeOverloadMix, before: true },
  );
}

/** Table 1; answers the most good answers in a second. */
async function askAgainAtOnce(site: Site): Promise<number> {
  await send(site, 50, { kind: 'pauses', ms: 0 });
  const rounds = new Map(CONNECTIONS.map((count) => [count, [] as TrafficResult[]]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [count, results] of rounds) results.push(await send(site, count, { kind: 'pauses', ms: 0 }));
  const rows = [...rounds].map(([count, results]) => ({ count, ...mediansOf(results) }));
  const best = Math.max(...rows.map(({ good }) => good));
  print(`\n${site.engine}, ${site.version}: clients that ask again at once\n`);
  const head = ['connections', 'good/s', '× best', 'refused', 'failed', 'p50 ms', 'p99 ms', 'slowest s'];
  print(
    toTable(
      head,
      rows.map(({ count, good, refused, failed, p50Ms, p99Ms, longestMs }) => [
        grouped(count),
        grouped(good),
        (good / best).toFixed(2),
        grouped(refused),
        grouped(failed),
        p50Ms.toFixed(0),
        p99Ms.toFixed(0),
        (longestMs / 1000).toFixed(2),
      ]),
    ),
  );
  for (const { count, good } of rows)
    if (count >= 1000)
      noteFigure(`${site.engine}, ${site.version}: ${count} connections × best`, good / best);
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
      results.push(await send(site, BOUNDED, { kind: 'rate', perSecond: 4 * best, opensMore }));
      await sleep(REST_MS);
      after.push(await look(site));
    }
    const { good, refused, failed, p99Ms, longestMs } = mediansOf(results);
    const unsent = median(results.map((result) => result.unsent / SECONDS));
    rows.push([
      opensMore ? 'as many as it takes' : grouped(BOUNDED),
      ...[4 * best, good].map(grouped),
      (good / best).toFixed(2),
      ...[refused, failed, unsent].map(grouped),
      p99Ms.toFixed(0),
      (longestMs / 1000).toFixed(2),
      `${idleMs.toFixed(1)}, ${median(after).toFixed(1)}`,
    ]);
    noteFigure(
      `${site.engine}, ${site.version}: open loop ${opensMore ? 'unbounded' : 'bounded'} × best`,
      good / best,
    );
  }
  print(`\n${site.engine}, ${site.version}: requests at four times the best, timed from when each was due\n`);
  const head = [
    'connections',
    'due/s',
    'good/s',
    '× best',
    'refused',
    'failed',
    'unsent/s',
    'p99 ms',
    'slowest s',
    'a read when idle, and 2 s after, ms',
  ];
  print(toTable(head, rows));
}

function send({ server, clients }: Site, count: number, pace: Traffic['pace']): Promise<TrafficResult> {
  return sendTraffic({ origin: server.origin, seconds: SECONDS, connections: clients(count), pace });
}

type Medians = Pick<TrafficResult['all'], 'refused' | 'failed' | 'p50Ms' | 'p99Ms' | 'longestMs'> & {
  /** Good answers a second. */
  readonly good: number;
};

function mediansOf(results: readonly TrafficResult[]): Medians {
  const of = (read: (all: TrafficResult['all']) => number) => median(results.map(({ all }) => read(all)));
  return {
    good: of(({ answered }) => answered) / SECONDS,
    refused: of(({ refused }) => refused),
    failed: of(({ failed }) => failed),
    p50Ms: of(({ p50Ms }) => p50Ms),
    p99Ms: of(({ p99Ms }) => p99Ms),
    longestMs: of(({ longestMs }) => longestMs),
  };
}

/** How long a read takes when nothing else asks: the middle of some. */
async function look({ server, clients }: Site): Promise<number> {
  const [{ token } = { token: '' }] = clients(1);
  const times: number[] = [];
  for (let looks = 0; looks < IDLE_LOOKS; looks += 1) {
    const askedAt = performance.now();
    const answer = await fetch(`${server.origin}/api/rankings/user/top-thirteen`, {
      headers: { authorization: `Bearer ${token}` },
    });
    await answer.text();
    times.push(performance.now() - askedAt);
  }
  return median(times);
}
