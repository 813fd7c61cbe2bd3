import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { dropPostgresDatabase, makePostgresDatabase } from '../scale/fill-postgres.ts';

const ADMIN = fileURLToPath(new URL('../../../apps/server/scripts/admin.ts', import.meta.url));

/** Makes an empty database on a coordinator and on the workers that it knows, one for all. Answers its address. */
export async function makeCitusDatabase(coordinator: string, name: string): Promise<string> {
  const workers = await listWorkers(coordinator);
  const [url = '', ...parts] = await Promise.all(
    [coordinator, ...workers].map((server) => makePostgresDatabase(server, name)),
  );
  for (const part of [url, ...parts]) await ask(part, 'create extension citus');
  await ask(url, 'select citus_set_coordinator_host($1, $2)', addressOf(url));
  for (const part of parts) await ask(url, 'select citus_add_node($1, $2)', addressOf(part));
  return url;
}

export async function dropCitusDatabase(coordinator: string, name: string): Promise<void> {
  for (const server of [coordinator, ...(await listWorkers(coordinator))])
    await dropPostgresDatabase(server, name);
}

/** Spreads the tables of a database over its workers, as an operator does. */
export async function distribute(databaseUrl: string, dataDir: string): Promise<void> {
  const admin = spawn(process.execPath, [ADMIN, 'distribute'], {
    env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(admin, 'exit');
  if (code !== 0) throw new Error('The database was not distributed: see the lines above.');
}

async function listWorkers(coordinator: string): Promise<readonly string[]> {
  const { rows } = await ask<{ host: string; port: number }>(
    coordinator,
    'select nodename as host, nodeport as port from pg_dist_node where groupid <> 0 order by nodeid',
  );
  if (rows.length === 0) throw new Error('The database of BENCH_CITUS_URL knows no workers.');
  return rows.map(({ host, port }) => {
    const url = new URL(coordinator);
    url.host = `${host}:${port}`;
    return url.href;
  });
}

function addressOf(url: string): [string, number] {
  const { hostname, port } = new URL(url);
  return [hostname, Number(port || 5432)];
}

/** Runs one statement. */
export async function ask<Row extends pg.QueryResultRow>(url: string, text: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query<Row>(text, values);
  } finally {
    await client.end();
  }
}
