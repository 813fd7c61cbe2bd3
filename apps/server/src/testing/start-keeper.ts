import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { PostgresServer } from './postgres-server.ts';

const KEEPER = fileURLToPath(new URL('postgres-keeper.ts', import.meta.url));

/**
 * Starts a PostgreSQL that ends with this process, however that ends. In a process group of its own, Ctrl-C does not
 * end it before the tests that use it.
 */
export async function startKeeper(): Promise<PostgresServer> {
  const keeper = spawn(process.execPath, [KEEPER], { detached: true, stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(keeper, 'exit');
  const said = await Promise.race([once(keeper.stdout, 'data'), ended.then(() => undefined)]);
  if (said === undefined) throw new Error('PostgreSQL for the tests did not start: see the lines above.');
  return {
    url: String(said[0]).trim(),
    stop: async () => {
      keeper.stdin.end();
      await ended;
    },
  };
}
