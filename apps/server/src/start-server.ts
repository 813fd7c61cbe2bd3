import cluster from 'node:cluster';
import { buildApp } from './app/app.ts';
import type { Config } from './config.ts';
import type { Database } from './platform/db/database.ts';
import { openDatabase } from './platform/db/open.ts';
import { ConfigError } from './environment.ts';
import type { AppParts } from './app/services.ts';

// Open requests get this long to finish after a signal; a container's stop waits for 10 s.
const STOP_TIMEOUT_MS = 4500;
// A crowd that comes at once waits in the system until it is accepted; where it may hold fewer, the system's own bound counts.
const BACKLOG = 4096;

/**
 * Opens the database, builds the app, listens and says where, and stops cleanly on SIGTERM and Ctrl-C. `prepare` runs
 * before the first request is taken; `parts` stand in for what the app would choose itself.
 */
export async function startSite(
  config: Config,
  prepare: (database: Database) => Promise<void> = async () => undefined,
  parts: Omit<AppParts, 'config' | 'database' | 'now'> = {},
): Promise<void> {
  const database = await openDatabase(config);
  const { http, startBackground } = await buildApp({ config, database, now: Date.now, ...parts });
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    await http.close();
    await database.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  await prepare(database);
  // The framework would announce every address in a line of its own.
  http.log.level = 'warn';
  await http.listen({ port: config.port, host: config.host, backlog: BACKLOG });
  http.log.level = config.logLevel;
  const address = http.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  // One of several processes leaves this to the first one.
  if (!cluster.isWorker) announceSite(config.host, port);
  startBackground();
}

/** Runs a program's main step; what goes wrong at the start is told in one line, with a non-zero exit. */
export async function runProgram(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(`Thirteen could not start. ${explain(error)}`);
    process.exit(1);
  }
}

/** Says where the site is, once it serves: the line that people and programs wait for. */
export function announceSite(host: string, port: number): void {
  console.log(`Thirteen is ready at http://${nameOf(host)}:${port}`);
}

function nameOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function explain(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
  if (code === 'EADDRINUSE' && 'port' in error)
    return `PORT=${String(error.port)} is taken by another program; choose another port`;
  if (code === 'EACCES' && 'port' in error)
    return `PORT=${String(error.port)} needs more rights; choose one above 1023`;
  return `${error.message}${cause}`.replaceAll('\n', ' ');
}
