import { availableParallelism } from 'node:os';
import { grouped, toTable } from '../figures.ts';
import { noteFigure, print } from '../report.ts';
import type { ServerProcess } from '../server-process.ts';
import { onEachEngine } from './sites.ts';
import { sendTraffic, type Outcome } from './traffic.ts';

const SESSIONS = Number(process.env['BENCH_SESSIONS'] ?? 500);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 300);
const PAUSE_MS = 1000;
// The first part fills caches; from then on memory should stay as it is.
const WARM_PART = 0.2;
const WARM_SECONDS = 60;

/** Sessions that do what fans do, for minutes: errors, times by kind of request, and memory; prints two tables for each engine. */
export async function run(): Promise<void> {
  print(
    `\nNode ${process.versions.node}, ${availableParallelism()} cores, ${SESSIONS} sessions, ${SECONDS} s`,
  );
  await onEachEngine(SESSIONS, async ({ engine, server, clients }) => {
    const cpuBefore = server.cpuMs() ?? Number.NaN;
    const memory = watchMemory(server);
    const traffic = { origin: server.origin, seconds: SECONDS, connections: clients(SESSIONS) };
    const { kinds, all } = await sendTraffic({ ...traffic, pace: { kind: 'pauses', ms: PAUSE_MS } });
    const { afterWarmUp, highest, last } = memory.stop();
    const cpuMicros = (((server.cpuMs() ?? Number.NaN) - cpuBefore) * 1000) / all.answered;

    const rows = [...Object.entries(kinds), ['all', all] as const].map(([kind, outcome]) =>
      toRow(kind, outcome),
    );
    const head = ['', 'answered', 'refused', 'failed', 'p50 ms', 'p99 ms', 'longest ms'];
    print(
      `\n${engine}, ${grouped(all.answered / SECONDS)} requests/s, ${cpuMicros.toFixed(0)} µs of CPU each\n`,
    );
    print(toTable(head, rows));
    const mib = [afterWarmUp, highest, last].map((value) => value.toFixed(0));
    print(
      `\n${toTable(['', 'after the first minute', 'highest since', 'at the end'], [['memory, MiB', ...mib]])}`,
    );
    noteFigure(`${engine}: failed`, all.failed);
    noteFigure(`${engine}: refused`, all.refused);
    noteFigure(`${engine}: p99 ms`, all.p99Ms);
    noteFigure(`${engine}: memory at the end × after the first minute`, last / afterWarmUp);
  });
}

function toRow(kind: string, { answered, refused, failed, ...times }: Outcome): string[] {
  return [
    kind,
    ...[answered, refused, failed].map(grouped),
    ...[times.p50Ms, times.p99Ms, times.longestMs].map((ms) => ms.toFixed(1)),
  ];
}

function watchMemory(server: ServerProcess) {
  const startedAt = performance.now();
  const samples: { readonly at: number; readonly mib: number }[] = [];
  const timer = setInterval(
    () => samples.push({ at: performance.now() - startedAt, mib: server.memoryMiB() }),
    1000,
  );
  return {
    stop() {
      clearInterval(timer);
      const warmMs = Math.min(WARM_SECONDS, SECONDS * WARM_PART) * 1000;
      const since = samples.filter(({ at }) => at >= warmMs).map(({ mib }) => mib);
      const lastMiB = since.at(-1) ?? Number.NaN;
      return { afterWarmUp: since[0] ?? lastMiB, highest: Math.max(...since), last: lastMiB };
    },
  };
}
