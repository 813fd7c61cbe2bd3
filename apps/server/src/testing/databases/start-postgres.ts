import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { PostgresServer } from './postgres-server.ts';

const PROGRAM = fileURLToPath(new URL('postgres-process.ts', import.meta.url));

/**
 * Starts a PostgreSQL that ends with this process, however that ends. In a process group of its own, Ctrl-C does not
 * end it before the tests that use it.
 */
export async function startPostgresProcess(): Promise<PostgresServer> {
  const child = spawn(process.execPath, [PROGRAM], { detached: true, stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const said = await Promise.race([once(child.stdout, 'data'), ended.then(() => undefined)]);
  if (said === undefined) throw new Error('PostgreSQL for the tests did not start: see the lines above.');
  return {
    url: String(said[0]).trim(),
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
}
