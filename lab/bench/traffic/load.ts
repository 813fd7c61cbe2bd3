import { availableParallelism } from 'node:os';
import { grouped, median, toTable } from '../figures.ts';
import { noteFigure, print } from '../report.ts';
import type { ServerProcess } from '../server-process.ts';
import { onEachEngine } from './sites.ts';
import { sendTraffic, type Outcome } from './traffic.ts';

const SESSIONS = Number(process.env['BENCH_SESSIONS'] ?? 500);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 300);
const PAUSE_MS = 1000;
// The first minute fills caches; from then on memory should stay as it is.
const WARM_SECONDS = 60;
const PART_SECONDS = 30;

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
    const parts = memory.stop();
    const cpuMicros = (((server.cpuMs() ?? Number.NaN) - cpuBefore) * 1000) / all.answered;

    const rows = [...Object.entries(kinds), ['all', all] as const].map(([kind, outcome]) =>
      toRow(kind, outcome),
    );
    const head = ['', 'answered', 'refused', 'failed', 'p50 ms', 'p99 ms', 'longest ms'];
    print(
      `\n${engine}, ${grouped(all.answered / SECONDS)} requests/s, ${cpuMicros.toFixed(0)} µs of CPU each\n`,
    );
    print(toTable(head, rows));
    print(`\n${toTable(['memory, MiB', 'middle', 'highest'], parts.map(toMemoryRow))}`);
    noteFigure(`${engine}: failed`, all.failed);
    noteFigure(`${engine}: refused`, all.refused);
    noteFigure(`${engine}: p99 ms`, all.p99Ms);
    noteFigure(`${engine}: memory of the last part × after the warm-up`, growthSinceWarmUp(parts));
  });
}

function toRow(kind: string, { answered, refused, failed, ...times }: Outcome): string[] {
  return [
    kind,
    ...[answered, refused, failed].map(grouped),
    ...[times.p50Ms, times.p99Ms, times.longestMs].map((ms) => ms.toFixed(1)),
  ];
}

/** Memory in one part of the run: the median of a sample each second, and the highest. */
type MemoryPart = { readonly untilSeconds: number; readonly middleMiB: number; readonly highestMiB: number };

function toMemoryRow({ untilSeconds, middleMiB, highestMiB }: MemoryPart): string[] {
  return [`until ${untilSeconds} s`, middleMiB.toFixed(0), highestMiB.toFixed(0)];
}

/** How many times as much memory is used in the last part as in the one that follows the warm-up. */
function growthSinceWarmUp(parts: readonly MemoryPart[]): number {
  const first = parts.find(({ untilSeconds }) => untilSeconds > WARM_SECONDS) ?? parts[0];
  return (parts.at(-1)?.middleMiB ?? Number.NaN) / (first?.middleMiB ?? Number.NaN);
}

function watchMemory(server: ServerProcess) {
  const samples: number[] = [];
  const timer = setInterval(() => samples.push(server.memoryMiB()), 1000);
  return {
    stop(): readonly MemoryPart[] {
      clearInterval(timer);
      const parts = Math.ceil(samples.length / PART_SECONDS);
      return Array.from({ length: parts }, (_, part) => {
        const own = samples.slice(part * PART_SECONDS, (part + 1) * PART_SECONDS);
        const untilSeconds = part * PART_SECONDS + own.length;
        return { untilSeconds, middleMiB: median(own), highestMiB: Math.max(...own) };
      });
    },
  };
}
