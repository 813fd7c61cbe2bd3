import pg from 'pg';
import { distribute } from '../platform/db/distribute.ts';
import { openPostgresDatabase } from '../platform/db/postgres.ts';

/** The workers of this test run's Citus, as addresses of servers; none on a plain PostgreSQL. */
export function listNodes(): readonly string[] {
  return (process.env['TEST_POSTGRES_NODES'] ?? '').split(' ').filter((address) => address !== '');
}

/** The workers that the database of `server` knows. Throws where it has no Citus, or no workers. */
export async function findNodes(server: string): Promise<readonly string[]> {
  const { rows } = await query<{ nodename: string; nodeport: number }>(
    server,
    'select nodename, nodeport from pg_dist_node where groupid <> 0 and isactive order by nodeid',
  );
  if (rows.length === 0)
    throw new Error('TEST_DISTRIBUTE needs workers in the database of TEST_DATABASE_URL');
  return rows.map(({ nodename, nodeport }) => {
    const url = new URL(server);
    url.host = `${nodename}:${nodeport}`;
    return url.href;
  });
}

// Each test file copies all shards; a test of a few fans needs no more of them.
const SHARDS = 4;

/**
 * Makes databases of one name on a coordinator and its workers one distributed database, brought up to date, which can be
 * copied from then on: nobody can connect to it any more.
 */
export async function distributeTemplate(coordinator: string, workers: readonly string[]): Promise<void> {
  for (const url of [coordinator, ...workers]) await query(url, 'create extension citus');
  const addNode = (url: string, call: string) => {
    const { hostname, port } = new URL(url);
    return query(coordinator, `select ${call}($1, $2)`, [hostname, Number(port)]);
  };
  await addNode(coordinator, 'citus_set_coordinator_host');
  for (const url of workers) await addNode(url, 'citus_add_node');
  const name = new URL(coordinator).pathname.slice(1);
  await query(coordinator, `alter database ${name} set citus.shard_count = ${SHARDS}`);

  await (await openPostgresDatabase(coordinator)).close();
  await distribute(coordinator, () => undefined);
  for (const url of [coordinator, ...workers]) await closeToAll(url, name);
}

/** Citus itself keeps a connection to each database, and nobody may be in one that is copied. */
async function closeToAll(url: string, name: string): Promise<void> {
  const beside = new URL(url);
  beside.pathname = '/postgres';
  await query(beside.href, `alter database ${name} with allow_connections false`);
  await query(beside.href, 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    name,
  ]);
}

async function query<Row extends pg.QueryResultRow>(url: string, text: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query<Row>(text, values);
  } finally {
    await client.end();
  }
}
