import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A running server of the journeys, on its own port and with its own data. */
export type TestServer = {
  /** The address without a slash at its end. The port stays the same after a restart. */
  readonly url: string;
  /** The SQLite file, the outbox of mails and the rendered media are in here. */
  readonly dataFolder: string;
  /** Ends the process at once, as a power cut does. */
  readonly kill: () => Promise<void>;
  /** Starts the server again on the same data and port, also after `kill`; `env` adds to its configuration from then on. */
  readonly restart: (env?: Readonly<Record<string, string>>) => Promise<void>;
  /** Ends the server in good order and removes its data. */
  readonly stop: () => Promise<void>;
};

const MAIN = new URL('../../apps/server/src/testing/test-main.ts', import.meta.url).pathname;
const READY_WITHIN_MS = 60_000;
const KEPT_VARIABLES = ['PATH', 'HOME', 'TMPDIR', 'TZ', 'LANG', 'NODE_COMPILE_CACHE'];

/**
 * Starts the server on a free port with data of its own, loose rate limits, and previews made only when a page asks.
 * `env` adds to its configuration.
 */
export async function startServer(env: Readonly<Record<string, string>> = {}): Promise<TestServer> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'thirteen-e2e-'));
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  let configuration = {
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataFolder,
    LIMITS_FACTOR: '1000',
    LOG_LEVEL: 'warn',
    ...env,
  };
  let child = await run(url, configuration);

  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  return {
    url,
    dataFolder,
    kill: () => end('SIGKILL'),
    restart: async (more = {}) => {
      await end('SIGTERM');
      configuration = { ...configuration, ...more };
      child = await run(url, configuration);
    },
    stop: async () => {
      await end('SIGTERM');
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

// The tester's own configuration must not reach the server, or a journey could write to a real database.
function run(url: string, configuration: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const kept = KEPT_VARIABLES.map((name) => [name, process.env[name]]).filter(
    ([, value]) => value !== undefined,
  );
  const child = spawn(process.execPath, [MAIN], {
    env: { ...Object.fromEntries(kept), ...configuration },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

  return new Promise((resolve, reject) => {
    let output = '';
    const refuse = (): void => {
      child.kill('SIGKILL');
      reject(new Error(`The server did not start:\n${output}`));
    };
    const limit = setTimeout(refuse, READY_WITHIN_MS);
    child.once('error', reject);
    child.once('exit', refuse);

    const listen = (text: string): void => {
      output += text;
      if (!output.includes(url)) return;
      clearTimeout(limit);
      child.off('exit', refuse);
      child.stdout.off('data', listen).resume();
      child.stderr.off('data', listen).pipe(process.stderr);
      resolve(child);
    };
    child.stdout.setEncoding('utf8').on('data', listen);
    child.stderr.setEncoding('utf8').on('data', listen);
  });
}

/** A port of this machine that nobody uses. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port on 127.0.0.1.');
  return address.port;
}
