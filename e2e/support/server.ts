import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer as startProcess } from '../../apps/server/src/testing/crashes/server-process.ts';
import { findFreePort } from '../../apps/server/src/testing/free-port.ts';
import { restartable } from '../../apps/server/src/testing/program.ts';

type Environment = Readonly<Record<string, string>>;

/** A running server of the journeys, on its own port and with its own data. */
export type TestServer = Awaited<ReturnType<typeof startServer>>;

/**
 * Starts the server on a free port with data of its own, loose rate limits, and previews made only when a page asks.
 * `env` adds to its configuration.
 */
export async function startServer(env: Environment = {}) {
  const dataFolder = await mkdtemp(join(tmpdir(), 'thirteen-e2e-'));
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  let settings = {
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataFolder,
    LIMITS_FACTOR: '1000',
    MEDIA_BASE_URL: '/media',
    ...env,
  };
  const server = restartable(() => startProcess(settings, { cheap: true }));
  await server.start();
  return {
    /** The address without a slash at its end. The port stays the same after a restart. */
    url,
    /** The SQLite file, the outbox of mails and the rendered media are in here. */
    dataFolder,
    /** Ends the process at once, as a power cut does. */
    kill: () => server.kill(),
    /** Starts the server again on the same data and port, also after `kill`; `more` adds to its configuration from then on. */
    restart: async (more: Environment = {}) => {
      await server.kill('SIGTERM');
      settings = { ...settings, ...more };
      await server.start();
    },
    /** Ends the server in good order and removes its data. */
    stop: async () => {
      await server.kill('SIGTERM');
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
