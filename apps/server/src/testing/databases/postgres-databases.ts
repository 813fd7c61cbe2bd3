import { randomUUID } from 'node:crypto';
import { askPostgres, listNodes } from './citus-nodes.ts';

/** A database of its own on the PostgreSQL of this test run. */
export type PostgresDatabase = {
  readonly url: string;
  readonly drop: () => Promise<void>;
};

/** Makes a database on `server`: empty, or a copy of the database that `template` names, which nobody may be using. */
export async function createPostgresDatabase(
  server = process.env['TEST_POSTGRES_URL'],
  template = 'template1',
  name = newName(),
): Promise<PostgresDatabase> {
  if (!server) throw new Error('TEST_POSTGRES_URL is not set');
  return createOn([server], template, name);
}

/**
 * Makes a database that is up to date, without its migrations: a copy of the one that the set-up of the run made. Where
 * that one is distributed, the copy is, too.
 */
export async function copyPostgresDatabase(): Promise<PostgresDatabase> {
  const { TEST_POSTGRES_URL: server, TEST_POSTGRES_TEMPLATE: template } = process.env;
  if (!server || !template) throw new Error('TEST_POSTGRES_URL or TEST_POSTGRES_TEMPLATE is not set');
  return createOn([server, ...listNodes()], template, newName());
}

const newName = () => `test_${randomUUID().replaceAll('-', '')}`;

async function createOn(
  servers: readonly string[],
  template: string,
  name: string,
): Promise<PostgresDatabase> {
  const runOnAll = async (statement: string) => {
    await Promise.all(servers.map((server) => askPostgres(server, statement)));
  };
  await runOnAll(`create database ${name} template ${template}`);
  const url = new URL(servers[0] ?? '');
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runOnAll(`drop database ${name} with (force)`) };
}
