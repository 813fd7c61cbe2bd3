import cluster from 'node:cluster';
import type { Config } from './config.ts';
import { startOneProcess, type Ending, type OneProcess } from './one-process.ts';
import { findLackOfConnections } from './platform/db/postgres/connection-room.ts';
import { openDatabase } from './platform/db/open.ts';
import { collectMetricsOfProcesses } from './platform/metrics/all-processes.ts';
import { announceSite } from './start-server.ts';

/** How long to wait before a program that ended by itself is started again. */
type RestartDelays = {
  /** The next wait, in milliseconds, after the program ran for so long. */
  next(ranMs: number): number;
};

const FIRST_MS = 100;
const LONGEST_MS = 30_000;
// What ran for so long was well: its end is a new trouble, not the old one.
const WELL_AFTER_MS = 60_000;

/** Waits that double from a tenth of a second to half a minute, and begin anew after a minute without an end. */
function createRestartDelays(): RestartDelays {
  let waitMs = FIRST_MS;
  return {
    next(ranMs) {
      if (ranMs >= WELL_AFTER_MS) waitMs = FIRST_MS;
      const next = waitMs;
      waitMs = Math.min(LONGEST_MS, waitMs * 2);
      return next;
    },
  };
}

// A process ends itself after 4.5 s; this is for one that hangs.
const STOP_TIMEOUT_MS = 5000;

/**
 * Serves one address with several processes (decision 15): says where when all of them serve, starts again what ends by
 * itself, and stops all of them on SIGTERM and Ctrl-C. Ends with a code other than 0 when one can't start.
 */
export async function startProcesses(config: Config): Promise<void> {
  const running = new Set<OneProcess>();
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    void stopAll(running);
  };
  collectMetricsOfProcesses();
  await prepareDatabase(config);
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  const start = () => {
    const started = startOneProcess(() => cluster.fork());
    running.add(started);
    void started.ended.then(() => running.delete(started));
    return started;
  };
  // The first one alone: what keeps it from serving is said once, and the others would meet the same.
  const all = [start()];
  const port = await untilServing(all[0]);
  for (let more = 1; more < config.processes; more += 1) all.push(start());
  await Promise.all(all.map(untilServing));
  announceSite(config.host, port);

  const delays = createRestartDelays();
  const keep = async ({ pid, ended }: OneProcess): Promise<void> => {
    const startedAt = Date.now();
    const ending = await ended;
    if (isStopping) return;
    const waitMs = delays.next(Date.now() - startedAt);
    console.error(`${tell(pid, ending)}; another starts in ${waitMs / 1000} s`);
    setTimeout(() => isStopping || void keep(start()), waitMs);
  };
  for (const one of all) void keep(one);

  async function untilServing(one: OneProcess | undefined): Promise<number> {
    const first = await Promise.race([one?.serving, one?.ended]);
    if (typeof first === 'number') return first;
    // Unless it never began, it has said why. A stop that came meanwhile ends this program in its own way.
    if (isStopping) return new Promise(() => undefined);
    if (first?.failure) console.error(tell(one?.pid, first));
    for (const { stop: end } of running) end();
    process.exit(first?.code || 1);
  }
}

/** Brings the database up to date before any process serves, and tells of a limit that only all of them would meet. */
async function prepareDatabase(config: Config): Promise<void> {
  const database = await openDatabase(config);
  try {
    const lack = await findLackOfConnections(database, config);
    if (lack) console.error(lack);
  } finally {
    await database.close();
  }
}

function tell(pid: number | undefined, { code, signal, failure }: Ending): string {
  if (failure) return `A process could not be started (${String(failure)})`;
  return `Process ${pid} ended (${signal ?? `exit code ${code}`})`;
}

async function stopAll(running: ReadonlySet<OneProcess>): Promise<void> {
  setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
  for (const { stop } of running) stop();
  const endings = await Promise.all([...running].map(({ ended }) => ended));
  process.exit(endings.some(({ code }) => code !== null && code !== 0) ? 1 : 0);
}
