import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** A database of its own on the PostgreSQL of this test run. */
export type PostgresDatabase = {
  readonly url: string;
  readonly drop: () => Promise<void>;
};

/** Makes a database on `server`: empty, or a copy of the database that `template` names, which nobody may be using. */
export async function createPostgresDatabase(
  server = process.env['TEST_POSTGRES_URL'],
  template = 'template1',
): Promise<PostgresDatabase> {
  if (!server) throw new Error('TEST_POSTGRES_URL is not set');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runOn(server, `create database ${name} template ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runOn(server, `drop database ${name} with (force)`) };
}

/** Makes a database that is up to date, without its migrations: a copy of the one that the set-up of the run made. */
export function copyPostgresDatabase(): Promise<PostgresDatabase> {
  return createPostgresDatabase(undefined, process.env['TEST_POSTGRES_TEMPLATE']);
}

async function runOn(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}
