import { distribute } from '../../platform/db/postgres/distribute.ts';
import { openPostgresDatabase } from '../../platform/db/postgres/postgres.ts';
import { askPostgres } from './citus-nodes.ts';
import { createPostgresDatabase, type PostgresDatabase } from './postgres-databases.ts';

// Each test file copies all shards; a test of a few fans needs no more of them.
const SHARDS = 4;

/** Makes an empty database on a coordinator and its workers, which Citus makes one. Nothing in it is distributed yet. */
export async function createCitusDatabase(
  coordinator: string,
  workers: readonly string[],
): Promise<PostgresDatabase> {
  const first = await createPostgresDatabase(coordinator);
  const name = nameOf(first.url);
  const parts = await Promise.all(workers.map((worker) => createPostgresDatabase(worker, 'template1', name)));
  const all = [first, ...parts];
  for (const { url } of all) await askPostgres(url, 'create extension citus');
  const addNode = (url: string, call: string) => {
    const { hostname, port } = new URL(url);
    return askPostgres(first.url, `select ${call}($1, $2)`, [hostname, Number(port)]);
  };
  await addNode(first.url, 'citus_set_coordinator_host');
  for (const { url } of parts) await addNode(url, 'citus_add_node');
  await askPostgres(first.url, `alter database ${name} set citus.shard_count = ${SHARDS}`);
  return {
    url: first.url,
    // The coordinator's first: as long as it is there, it looks for the others.
    async drop() {
      for (const { drop } of all) await drop();
    },
  };
}

/** Makes a distributed database, brought up to date. */
async function createDistributedDatabase(
  coordinator: string,
  workers: readonly string[],
): Promise<PostgresDatabase> {
  const made = await createCitusDatabase(coordinator, workers);
  await (await openPostgresDatabase(made.url)).close();
  await distribute(made.url, () => undefined);
  return made;
}

/** Makes a distributed database that can be copied: nobody can connect to it any more. */
export async function createDistributedTemplate(
  coordinator: string,
  workers: readonly string[],
): Promise<PostgresDatabase> {
  const made = await createDistributedDatabase(coordinator, workers);
  for (const url of [coordinator, ...workers]) await closeToAll(url, nameOf(made.url));
  return made;
}

/** Citus itself keeps a connection to each database, and nobody may be in one that is copied. */
async function closeToAll(url: string, name: string): Promise<void> {
  const beside = new URL(url);
  beside.pathname = '/postgres';
  await askPostgres(beside.href, `alter database ${name} with allow_connections false`);
  await askPostgres(
    beside.href,
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
    [name],
  );
}

function nameOf(url: string): string {
  return new URL(url).pathname.slice(1);
}
