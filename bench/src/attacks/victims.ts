import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerProcess } from '../server-process.ts';
import { startBefore, startThirteen } from '../thirteen.ts';

/**
 * Starts this server, and the one that `BENCH_BEFORE` names, one after the other, each on a folder of its own, and
 * answers what `attack` finds at each. `settings` are their environment, beside the benchmarks' own.
 */
export async function attackEach<Result>(
  attack: (server: ServerProcess, name: 'before' | 'now') => Promise<readonly Result[]>,
  settings: Readonly<Record<string, string>> = {},
): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (const [name, start] of [
    ['before', startBefore],
    ['now', startThirteen],
  ] as const) {
    const folder = await mkdtemp(join(tmpdir(), 'thirteen-bench-'));
    const server = await start(folder, '', settings);
    try {
      if (server) results.push(...(await attack(server, name)));
    } finally {
      await server?.stop();
      await rm(folder, { recursive: true, force: true });
    }
  }
  return results;
}

/** Asks for the health of a server again and again until the signal, and answers the slowest answer in milliseconds. */
export async function slowestHealthMs(origin: string, until: AbortSignal): Promise<number> {
  let slowest = 0;
  while (!until.aborted) {
    const start = performance.now();
    await (await fetch(`${origin}/api/health`)).text();
    slowest = Math.max(slowest, performance.now() - start);
  }
  return slowest;
}
