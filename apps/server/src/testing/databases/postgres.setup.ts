import type { TestProject } from 'vitest/node';
import { openPostgresDatabase } from '../../platform/db/postgres/postgres.ts';
import { findNodes } from './citus-nodes.ts';
import { createDistributedTemplate } from './distributed-databases.ts';
import { createPostgresDatabase, type PostgresDatabase } from './postgres-databases.ts';
import { startPostgresProcess, type PostgresServer } from './start-postgres.ts';

let ownServer: PostgresServer | undefined;
let template: PostgresDatabase | undefined;

/**
 * Gives the tests a real PostgreSQL: the one of `TEST_DATABASE_URL`, else one of their own for this run.
 * Its address is in `TEST_POSTGRES_URL`; each test file makes a database of its own there, most of them as a copy of
 * `TEST_POSTGRES_TEMPLATE`, which is up to date. With `TEST_DISTRIBUTE=1` that one is distributed over the workers which
 * the database of `TEST_DATABASE_URL` knows; their addresses are in `TEST_POSTGRES_NODES`.
 */
export async function setup(project: TestProject): Promise<void> {
  const given = process.env['TEST_DATABASE_URL'];
  if (!given) ownServer = await startPostgresProcess();
  const url = given || (ownServer?.url ?? '');
  const nodes = process.env['TEST_DISTRIBUTE'] === '1' ? await findNodes(url) : [];
  const env = {
    TEST_POSTGRES_URL: url,
    TEST_POSTGRES_TEMPLATE: await makeTemplate(url, nodes),
    TEST_POSTGRES_NODES: nodes.join(' '),
  };
  Object.assign(process.env, env);
  project.config.env = { ...project.config.env, ...env };
}

/** Makes a database that is up to date, on each node where there are some. Answers its name. */
async function makeTemplate(server: string, nodes: readonly string[]): Promise<string> {
  if (nodes.length > 0) template = await createDistributedTemplate(server, nodes);
  else {
    template = await createPostgresDatabase(server);
    await (await openPostgresDatabase(template.url)).close();
  }
  return new URL(template.url).pathname.slice(1);
}

/** Removes what `setup` made and ends the server that it started. */
export async function teardown(): Promise<void> {
  await template?.drop();
  await ownServer?.stop();
}
