import type { TestProject } from 'vitest/node';
import type { PostgresServer } from './postgres-server.ts';
import { startKeeper } from './start-keeper.ts';

let keeper: PostgresServer | undefined;

/**
 * Gives the tests a real PostgreSQL: the one of `TEST_DATABASE_URL`, else one of their own for this run.
 * Its address is in `TEST_POSTGRES_URL`; each test file makes a database of its own there.
 */
export async function setup(project: TestProject): Promise<void> {
  const given = process.env['TEST_DATABASE_URL'];
  if (!given) keeper = await startKeeper();
  const url = given || keeper?.url;
  process.env['TEST_POSTGRES_URL'] = url;
  project.config.env = { ...project.config.env, TEST_POSTGRES_URL: url };
}

/** Ends the server that `setup` started. */
export async function teardown(): Promise<void> {
  await keeper?.stop();
}
