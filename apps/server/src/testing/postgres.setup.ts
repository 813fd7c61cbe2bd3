import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

const KEEPER = fileURLToPath(new URL('postgres-keeper.ts', import.meta.url));

let stop: (() => Promise<void>) | undefined;

/**
 * Gives the tests a real PostgreSQL: the one of `TEST_DATABASE_URL`, else one of their own for this run.
 * Its address is in `TEST_POSTGRES_URL`; each test file makes a database of its own there.
 */
export async function setup(project: TestProject): Promise<void> {
  const url = process.env['TEST_DATABASE_URL'] || (await startKeeper());
  process.env['TEST_POSTGRES_URL'] = url;
  project.config.env = { ...project.config.env, TEST_POSTGRES_URL: url };
}

/** Ends the server that `setup` started. */
export async function teardown(): Promise<void> {
  await stop?.();
}

// In a process group of its own, Ctrl-C does not end it before the tests that use it.
async function startKeeper(): Promise<string> {
  const keeper = spawn(process.execPath, [KEEPER], { detached: true, stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(keeper, 'exit');
  stop = async () => {
    keeper.stdin.end();
    await ended;
  };
  const said = await Promise.race([once(keeper.stdout, 'data'), ended.then(() => undefined)]);
  if (said === undefined) throw new Error('PostgreSQL for the tests did not start: see the lines above.');
  return String(said[0]).trim();
}
