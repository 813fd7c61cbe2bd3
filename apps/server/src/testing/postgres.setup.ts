import type { TestProject } from 'vitest/node';
import { openPostgresDatabase } from '../platform/db/postgres.ts';
import { createPostgresDatabase, type PostgresDatabase } from './postgres-databases.ts';
import type { PostgresServer } from './postgres-server.ts';
import { startPostgresProcess } from './start-postgres.ts';

let ownServer: PostgresServer | undefined;
let template: PostgresDatabase | undefined;

/**
 * Gives the tests a real PostgreSQL: the one of `TEST_DATABASE_URL`, else one of their own for this run.
 * Its address is in `TEST_POSTGRES_URL`; each test file makes a database of its own there, most of them as a copy of
 * `TEST_POSTGRES_TEMPLATE`, which is up to date.
 */
export async function setup(project: TestProject): Promise<void> {
  const given = process.env['TEST_DATABASE_URL'];
  if (!given) ownServer = await startPostgresProcess();
  const url = given || (ownServer?.url ?? '');
  template = await createPostgresDatabase(url);
  await (await openPostgresDatabase(template.url)).close();
  const env = { TEST_POSTGRES_URL: url, TEST_POSTGRES_TEMPLATE: new URL(template.url).pathname.slice(1) };
  Object.assign(process.env, env);
  project.config.env = { ...project.config.env, ...env };
}

/** Removes what `setup` made and ends the server that it started. */
export async function teardown(): Promise<void> {
  await template?.drop();
  await ownServer?.stop();
}
