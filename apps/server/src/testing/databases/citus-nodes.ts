import pg from 'pg';

/** The workers of this test run's Citus, as addresses of servers; none on a plain PostgreSQL. */
export function listNodes(): readonly string[] {
  return (process.env['TEST_POSTGRES_NODES'] ?? '').split(' ').filter((address) => address !== '');
}

/** The workers that the database of `server` knows. Throws where it has no Citus, or no workers. */
export async function findNodes(server: string): Promise<readonly string[]> {
  const { rows } = await askPostgres<{ nodename: string; nodeport: number }>(
    server,
    'select nodename, nodeport from pg_dist_node where groupid <> 0 and isactive order by nodeid',
  );
  if (rows.length === 0)
    throw new Error(`The database ${new URL(server).pathname.slice(1)} knows no workers`);
  return rows.map(({ nodename, nodeport }) => {
    const url = new URL(server);
    url.host = `${nodename}:${nodeport}`;
    return url.href;
  });
}

/** Runs one statement on a connection of its own. */
export async function askPostgres<Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: readonly unknown[] = [],
) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query<Row>(text, [...values]);
  } finally {
    await client.end();
  }
}
