import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { median, percentile, toTable } from '../figures.ts';
import type { ServerProcess } from '../server-process.ts';
import { startThirteen } from '../thirteen.ts';
import { makePublicFans, type PublicFan } from './fan.ts';
import { sampleWhile } from './sampler.ts';
import { print } from '../report.ts';

const CARDS = Number(process.env['BENCH_CARDS'] ?? 500);
const IDLE_MS = 10_000;
const ASKED = '/api/rankings/user/top-thirteen';

type Drawn = {
  readonly cold: readonly number[];
  readonly cached: readonly number[];
  readonly peakMiB: number;
};

/** Cards of profiles: drawn, kept, many in a row, and what they cost everyone else; prints a table. */
export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'thirteen-bench-'));
  const server = await startThirteen(folder, process.env['BENCH_DATABASE_URL']);
  try {
    // Made beforehand, so that nothing but drawing goes on while cards are drawn.
    const fans = await makePublicFans(server.origin, CARDS);
    const [first] = fans;
    if (!first) throw new Error('No fans, no cards.');
    await server.untilCalm();
    const sample = { url: server.origin + ASKED, token: first.token };
    const before = server.memoryMiB();
    const idleBefore = await sampleWhile(sample, () => sleep(IDLE_MS));
    const busy = await sampleWhile(sample, () => {
      // Those who open links have processors of their own: this one must not take the server's and the sampler's.
      setPriority(10);
      return drawMany(server, fans);
    });
    const idleAfter = await sampleWhile(sample, () => sleep(IDLE_MS));
    await server.untilCalm();
    report({
      drawn: busy.result,
      idle: [...idleBefore.times, ...idleAfter.times],
      busy: busy.times,
      memory: [before, busy.result.peakMiB, server.memoryMiB()],
    });
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Fetches the card of one fan after the other, each twice. */
async function drawMany(server: ServerProcess, fans: readonly PublicFan[]): Promise<Drawn> {
  const cold: number[] = [];
  const cached: number[] = [];
  let peakMiB = 0;
  for (const { username } of fans) {
    const url = `${server.origin}/share/profile/${username}/card.png`;
    const led = await fetch(url, { redirect: 'manual' });
    const card = server.origin + (led.headers.get('location') ?? '');
    cold.push(await timeOf(card));
    cached.push(await timeOf(card));
    peakMiB = Math.max(peakMiB, server.memoryMiB());
  }
  return { cold, cached, peakMiB };
}

async function timeOf(url: string): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(url, { redirect: 'error' });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return performance.now() - startedAt;
}

type Findings = {
  readonly drawn: Drawn;
  readonly idle: readonly number[];
  readonly busy: readonly number[];
  readonly memory: readonly [before: number, peak: number, after: number];
};

function report({ drawn, idle, busy, memory: [before, peak, after] }: Findings): void {
  const times = (name: string, values: readonly number[]) => [
    name,
    String(values.length),
    median(values).toFixed(1),
    percentile(values, 0.99).toFixed(1),
  ];
  print(`\nNode ${process.versions.node}, ${availableParallelism()} cores, ${CARDS} cards in a row\n`);
  const rows = [
    times('card, cold', drawn.cold),
    times('card, cached', drawn.cached),
    times(`GET ${ASKED}, idle`, idle),
    times(`GET ${ASKED}, while cards are drawn`, busy),
  ];
  print(toTable(['', 'requests', 'median ms', 'p99 ms'], rows));
  const memory = [before, peak, after, after - before].map((value) => value.toFixed(0));
  print(`\n${toTable(['', 'before', 'peak', 'after', 'kept'], [['memory, MiB', ...memory]])}`);
}
