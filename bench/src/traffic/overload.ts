import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { grouped, toTable } from '../figures.ts';
import { noteFigure, print } from '../report.ts';
import { onEachEngine, type Site } from './sites.ts';
import { sendTraffic, type TrafficResult } from './traffic.ts';

const FANS = Number(process.env['BENCH_SESSIONS'] ?? 200);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 20);
// Enough to keep the server busy all the time, few enough to wait for little else than its work.
const FULL_CLIENTS = 48;
const CLIENTS = 2000;
const RECOVERY_MS = 30_000;
const LOOK_EVERY_MS = 50;
const GOOD_IN_A_ROW = 10;

/**
 * How much a server can do, what its answers take at 80 % of that, and what happens at four times as much: prints a table
 * for each engine. The clients take a part of the same processors, so that a busy server gets less than four times its
 * capacity; `offered` says what it got.
 */
export async function run(): Promise<void> {
  print(
    `\nNode ${process.versions.node}, ${availableParallelism()} cores, ${SECONDS} s each, ${CLIENTS} connections`,
  );
  await onEachEngine(FANS, async (site) => {
    await sendClosed(site, 5);
    const full = await sendClosed(site, SECONDS);
    const capacity = full.all.answered / SECONDS;
    const usual = await sendRate(site, capacity * 0.8);
    const over = await sendRate(site, capacity * 4);
    const recoveryMs = await timeToRecover(site, 3 * usual.all.p99Ms);

    print(`\n${site.engine}\n`);
    print(
      toTable(
        [
          '',
          'offered/s',
          'answered/s',
          '503/s',
          'failed',
          'unsent/s',
          'p50 ms',
          'p99 ms',
          'longest ms',
          'longest 503 ms',
        ],
        [
          toRow(`${FULL_CLIENTS} clients without a pause`, full),
          toRow('80 % of that', usual),
          toRow('four times that', over),
        ],
      ),
    );
    const times = over.all.p99Ms / usual.all.p99Ms;
    print(
      `\np99 of the accepted: ${times.toFixed(2)} times that at 80 % (aim 3); recovered after ${(recoveryMs / 1000).toFixed(1)} s (aim 5)`,
    );
    noteFigure(`${site.engine}: capacity`, capacity);
    noteFigure(`${site.engine}: answered at four times × capacity`, over.all.answered / SECONDS / capacity);
    noteFigure(`${site.engine}: p99 of the accepted × at 80 %`, times);
    noteFigure(`${site.engine}: recovery s`, recoveryMs / 1000);
    noteFigure(`${site.engine}: failed`, over.all.failed);
  });
}

function sendClosed({ server, clients }: Site, seconds: number): Promise<TrafficResult> {
  const connections = clients(FULL_CLIENTS);
  return sendTraffic({ origin: server.origin, seconds, connections, pace: { kind: 'pauses', ms: 0 } });
}

function sendRate({ server, clients }: Site, perSecond: number): Promise<TrafficResult> {
  const connections = clients(CLIENTS);
  return sendTraffic({
    origin: server.origin,
    seconds: SECONDS,
    connections,
    pace: { kind: 'rate', perSecond },
  });
}

/** How long it takes from now until several answers in a row are as quick as usual. */
async function timeToRecover({ server, clients }: Site, usualMs: number): Promise<number> {
  const [{ token } = { token: '' }] = clients(1);
  const startedAt = performance.now();
  let goodSince = startedAt;
  for (let good = 0; good < GOOD_IN_A_ROW && performance.now() - startedAt < RECOVERY_MS;) {
    const askedAt = performance.now();
    const { ok } = await fetch(`${server.origin}/api/rankings/user/top-thirteen`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const isGood = ok && performance.now() - askedAt <= usualMs;
    if (!isGood) goodSince = performance.now();
    good = isGood ? good + 1 : 0;
    await sleep(LOOK_EVERY_MS);
  }
  return goodSince - startedAt;
}

function toRow(name: string, { all, unsent }: TrafficResult): string[] {
  const { answered, refused, failed } = all;
  return [
    name,
    ...[answered + refused + failed, answered, refused].map((count) => grouped(count / SECONDS)),
    grouped(failed),
    grouped(unsent / SECONDS),
    ...[all.p50Ms, all.p99Ms, all.longestMs, all.longestRefusalMs].map((ms) => ms.toFixed(1)),
  ];
}
