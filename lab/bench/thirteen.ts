import { existsSync } from 'node:fs';
import { cp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { login, type LoginReply } from '@thirteen/contract/account.ts';
import { call } from './api.ts';
import { startServer, type ServerProcess } from './server-process.ts';

const HERE = new URL('../../', import.meta.url);
const MAIN = new URL('apps/server/src/main.ts', HERE);
const DEMO = new URL('apps/server/scripts/demo.ts', HERE);
const MEDIA = fileURLToPath(new URL('.cache/bench-media', HERE));

/** The server of another checkout, to be measured beside or in place of this one: its folder is in `BENCH_BEFORE`. */
const BEFORE = process.env['BENCH_BEFORE'];

/** What is set otherwise than for load runs, where limits are raised out of the way. */
type Environment = Readonly<Record<string, string>>;

/**
 * Starts the real server on a free port, with its data in a folder, or in PostgreSQL where an address is given. The
 * media that a new server draws for a minute are there from the start.
 */
export async function startThirteen(
  dataDir: string,
  databaseUrl = '',
  env: Environment = {},
): Promise<ServerProcess> {
  if (!existsSync(MEDIA)) await makeMedia();
  await cp(MEDIA, dataDir, { recursive: true });
  return start(MAIN, dataDir, databaseUrl, env);
}

/** Starts the server of the checkout that `BENCH_BEFORE` names; undefined where it names none. */
export async function startBefore(
  dataDir: string,
  databaseUrl = '',
  env: Environment = {},
): Promise<ServerProcess | undefined> {
  if (BEFORE === undefined) return undefined;
  if (!existsSync(MEDIA)) await makeMedia();
  await cp(MEDIA, dataDir, { recursive: true });
  return start(new URL('apps/server/src/main.ts', pathToFileURL(`${BEFORE}/`)), dataDir, databaseUrl, env);
}

/** The made-up fan of the demo as whom it is shown. */
export const DEMO_FAN = { username: 'amber-lantern', password: 'thirteen beads on a cord' };

/** Logs in at the demo as that fan. */
export async function logInAsDemoFan(origin: string): Promise<LoginReply> {
  return (await call(origin, login.path, { body: DEMO_FAN })) as LoginReply;
}

/** Starts the demo with its made-up fans on a free port, with its data in a folder. */
export async function startDemo(dataDir: string, env?: Environment): Promise<ServerProcess> {
  if (!existsSync(MEDIA)) await makeMedia();
  await cp(MEDIA, dataDir, { recursive: true });
  return start(DEMO, dataDir, '', env);
}

/** Starts a bare Fastify that answers one call with a value, which is kept in a file of the folder. */
export async function startBare(folder: string, path: string, answer: unknown): Promise<ServerProcess> {
  const file = join(folder, 'answer.json');
  await writeFile(file, JSON.stringify(answer));
  return startServer({
    file: new URL('bare.server.ts', import.meta.url),
    env: { BENCH_ANSWER: file, BENCH_PATH: path },
  });
}

/** Lets a server draw all that it draws, once for all benchmarks. What has changed since, each server draws itself. */
async function makeMedia(): Promise<void> {
  const fresh = `${MEDIA}-${process.pid}`;
  const server = await start(MAIN, fresh, '');
  try {
    await server.untilCalm();
  } finally {
    await server.stop();
  }
  for (const end of ['', '-wal', '-shm']) await rm(join(fresh, `thirteen.sqlite${end}`), { force: true });
  await rename(fresh, MEDIA);
}

function start(
  file: URL,
  dataDir: string,
  databaseUrl: string,
  env: Environment = {},
): Promise<ServerProcess> {
  return startServer({
    file,
    env: {
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      LIMITS_FACTOR: '1000000',
      LOG_LEVEL: 'warn',
      ...env,
    },
  });
}
