import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { login, type LoginReply } from '@thirteen/contract/account.ts';
import { fetchJson } from '../../apps/server/src/testing/call.ts';
import { startServer } from '../../apps/server/src/testing/crashes/server-process.ts';

const SERVER = 'apps/server/src/main.ts';
const HERE = fileURLToPath(new URL('../../', import.meta.url));
const MEDIA = join(HERE, '.cache/bench-media');
const OPEN = { LIMITS_FACTOR: '1000000', LOG_LEVEL: 'warn', MEDIA_BASE_URL: '/media' };

/** The checkouts that are measured: this one, and the one that `BENCH_BEFORE` names, in the same run. */
export const versions = {
  ...(process.env['BENCH_BEFORE'] && { before: process.env['BENCH_BEFORE'] }),
  today: HERE,
};
/** One of them alone takes half of the time: `BENCH_ENGINE=SQLite`. */
export const engines = ['SQLite', 'PostgreSQL'].filter(
  (name) => name === (process.env['BENCH_ENGINE'] ?? name),
);

/** A server under test, in a process of its own. */
export type BenchServer = Awaited<ReturnType<typeof start>>;

/** Runs something with a new folder, and removes the folder. */
export async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'thirteen-bench-'));
  await work(folder).finally(() => rm(folder, { recursive: true, force: true }));
}

/**
 * Starts the real server of a checkout, with its data in a folder, or in PostgreSQL where an address is given. The media
 * that a new server draws for minutes are there from the start.
 */
export async function startThirteen(dataDir: string, { checkout = HERE, databaseUrl = '' } = {}) {
  if (!existsSync(MEDIA)) await makeMedia();
  await cp(MEDIA, dataDir, { recursive: true });
  return start(join(checkout, SERVER), { DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
}

/** Starts a bare Fastify that answers calls by the JSON of a file. */
export function startBare(answers: string): Promise<BenchServer> {
  return start(join(HERE, 'lab/bench/bare.server.ts'), { BENCH_ANSWERS: answers });
}

/** The made-up fan of the demo as whom it is shown. */
export const DEMO_FAN = { username: 'amber-lantern', password: 'thirteen beads on a cord' };

/** Starts the demo with its made-up fans, with its data in a folder. */
export function startDemo(dataDir: string, env: Readonly<Record<string, string>> = {}): Promise<BenchServer> {
  return start(join(HERE, 'apps/server/scripts/demo.ts'), { DATA_DIR: dataDir, ...env });
}

/** Logs in at the demo as that fan. */
export function logInAsDemoFan(origin: string): Promise<LoginReply> {
  return fetchJson(origin + login.path, { body: DEMO_FAN });
}

/** Lets a server draw all that it draws, once for all benchmarks. What has changed since, each server draws itself. */
async function makeMedia(): Promise<void> {
  console.log('Drawing the media of a new server, some minutes and only this once ...');
  const fresh = `${MEDIA}-${process.pid}`;
  const server = await start(join(HERE, SERVER), { DATA_DIR: fresh });
  await server.untilCalm().finally(server.stop);
  for (const end of ['', '-wal', '-shm']) await rm(join(fresh, `thirteen.sqlite${end}`), { force: true });
  await rename(fresh, MEDIA);
}

async function start(main: string, env: Readonly<Record<string, string>>) {
  const { origin, pid, end } = await startServer({ ...OPEN, ...env }, { main });
  return {
    origin,
    cpuMs: () => cpuMsOf(pid),
    /** Resident memory of the server and its workers in MiB. */
    memoryMiB: () => [pid, ...childrenOf(pid)].reduce((sum, one) => sum + memoryMiBOf(one), 0),
    /** Waits until the process has nothing of its own to do any more for three seconds, and its workers have ended. */
    async untilCalm() {
      for (let calmSeconds = 0; calmSeconds < 3;) {
        const before = cpuMsOf(pid);
        await sleep(1000);
        calmSeconds = cpuMsOf(pid) - before < 20 && childrenOf(pid).length === 0 ? calmSeconds + 1 : 0;
      }
    },
    stop: async () => void (await end('SIGTERM')),
  };
}

/** CPU time that a process used so far, user and system, in milliseconds. Linux counts it in hundredths of a second. */
function cpuMsOf(pid: number): number {
  const fields = readProc(pid, 'stat').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10;
}

/** The same for a process and all that it started and that still run. */
export function cpuMsOfTree(pid: number): number {
  return childrenOf(pid).reduce((sum, child) => sum + cpuMsOfTree(child), cpuMsOf(pid));
}

function memoryMiBOf(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readProc(pid, 'status'))?.[1] ?? 0) / 1024;
}

function childrenOf(pid: number): readonly number[] {
  return readProc(pid, `task/${pid}/children`).trim().split(' ').filter(Boolean).map(Number);
}

/** Empty where the machine doesn't tell, or the process has just ended. */
function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
