import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { openPostgresDatabase } from '../platform/db/postgres.ts';
import { createPostgresDatabase, type PostgresDatabase } from './postgres-databases.ts';

const KEEPER = fileURLToPath(new URL('postgres-keeper.ts', import.meta.url));

let stop: (() => Promise<void>) | undefined;
let template: PostgresDatabase | undefined;

/**
 * Gives the tests a real PostgreSQL: the one of `TEST_DATABASE_URL`, else one of their own for this run.
 * Its address is in `TEST_POSTGRES_URL`; each test file makes a database of its own there, most of them as a copy of
 * `TEST_POSTGRES_TEMPLATE`, which is up to date.
 */
export async function setup(project: TestProject): Promise<void> {
  const url = process.env['TEST_DATABASE_URL'] || (await startKeeper());
  template = await createPostgresDatabase(url);
  await (await openPostgresDatabase(template.url)).close();
  const env = { TEST_POSTGRES_URL: url, TEST_POSTGRES_TEMPLATE: new URL(template.url).pathname.slice(1) };
  Object.assign(process.env, env);
  project.config.env = { ...project.config.env, ...env };
}

/** Removes what `setup` made and ends the server that it started. */
export async function teardown(): Promise<void> {
  await template?.drop();
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
