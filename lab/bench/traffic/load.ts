import { grouped, median, noteFigure, print, printMachine, printTable } from '../report.ts';
import { fansOnEachEngine } from './fans.ts';
import { sendTraffic, type Outcome } from './traffic.ts';

const SESSIONS = Number(process.env['BENCH_SESSIONS'] ?? 500);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 300);
const PAUSE_MS = 1000;
// The first minute fills caches; from then on memory should stay as it is.
const WARM_PARTS = 2;
const PART_SECONDS = 30;

/** Sessions that do what fans do, for minutes: errors, times by kind of request, and memory; prints two tables for each engine. */
export async function run(): Promise<void> {
  printMachine(`${SESSIONS} sessions, ${SECONDS} s`);
  await fansOnEachEngine(SESSIONS, async ({ name, server, clients }) => {
    const cpuBefore = server.cpuMs();
    const samples: number[] = [];
    const timer = setInterval(() => samples.push(server.memoryMiB()), 1000);
    const traffic = { origin: server.origin, seconds: SECONDS, connections: clients(SESSIONS) };
    const { kinds, all } = await sendTraffic({ ...traffic, pace: { kind: 'pauses', ms: PAUSE_MS } });
    clearInterval(timer);
    const cpuMicros = ((server.cpuMs() - cpuBefore) * 1000) / all.answered;
    print(`\n${name}: ${grouped(all.answered / SECONDS)} requests/s, ${cpuMicros.toFixed(0)} µs of CPU each`);
    const head = ['', 'answered', 'refused', 'failed', 'p50 ms', 'p99 ms', 'longest ms'];
    printTable('by kind', head, Object.entries({ ...kinds, all }).map(toRow));

    // The median and the highest of a sample each second, in parts of the run.
    const parts = Array.from({ length: Math.ceil(samples.length / PART_SECONDS) }, (_, part) =>
      samples.slice(part * PART_SECONDS, (part + 1) * PART_SECONDS),
    );
    const rows = parts.map((part, index) => [
      `until ${(index + 1) * PART_SECONDS} s`,
      median(part).toFixed(0),
      Math.max(...part).toFixed(0),
    ]);
    printTable('memory, MiB', ['', 'middle', 'highest'], rows);
    const growth = median(parts.at(-1) ?? []) / median(parts[WARM_PARTS] ?? parts[0] ?? []);
    noteFigure(`${name}: failed`, all.failed);
    noteFigure(`${name}: refused`, all.refused);
    noteFigure(`${name}: p99 ms`, all.p99Ms);
    noteFigure(`${name}: memory of the last part × after the warm-up`, growth);
  });
}

function toRow([kind, { answered, refused, failed, ...times }]: [string, Outcome]): string[] {
  return [
    kind,
    ...[answered, refused, failed].map(grouped),
    ...[times.p50Ms, times.p99Ms, times.longestMs].map((ms) => ms.toFixed(1)),
  ];
}
