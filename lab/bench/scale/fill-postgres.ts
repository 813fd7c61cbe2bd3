import pg from 'pg';
import type { Population, UserRow } from './population.ts';
import { showProgress } from './progress.ts';

const BATCH = 10_000;

/** Makes an empty database beside the one of the address and answers its own address. One of that name is replaced. */
export async function makePostgresDatabase(server: string, name: string): Promise<string> {
  await runOn(server, async (client) => {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name}`);
  });
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

export async function dropPostgresDatabase(server: string, name: string): Promise<void> {
  await runOn(server, async (client) => {
    await client.query(`drop database if exists ${name} with (force)`);
  });
}

/**
 * Adds users with their lists and sums to the database of a server that is stopped, in batches that send each list of
 * the sample fans once. The address must be a superuser's, so that foreign keys need not be checked row by row.
 */
export function fillPostgres(url: string, population: Population): Promise<void> {
  return runOn(url, async (client) => {
    await client.query('set session_replication_role = replica; set synchronous_commit = off');
    await insertSamples(client, population);
    for (let start = 0; start < population.size; start += BATCH) {
      const length = Math.min(BATCH, population.size - start);
      await insertUsers(
        client,
        Array.from({ length }, (_, index) => population.userAt(start + index)),
      );
      showProgress('users', start + length, population.size);
    }
    await insertCounters(client, population);
    // As its own housekeeping does, sooner or later.
    await client.query('vacuum analyze');
  });
}

async function insertSamples(client: pg.Client, { samples }: Population): Promise<void> {
  await client.query('create temp table sample_lists (sample int, list text, items text)');
  await client.query('create temp table sample_picks (sample int primary key, guitar text, piano text)');
  const lists = samples.flatMap((fan, sample) =>
    fan.lists.map(([list, items]) => [sample, list, items] as const),
  );
  await client.query('insert into sample_lists select * from unnest($1::int[], $2::text[], $3::text[])', [
    lists.map(([sample]) => sample),
    lists.map(([, list]) => list),
    lists.map(([, , items]) => items),
  ]);
  await client.query('insert into sample_picks select * from unnest($1::int[], $2::text[], $3::text[])', [
    samples.map((_, sample) => sample),
    samples.map(({ guitar }) => guitar),
    samples.map(({ piano }) => piano),
  ]);
  await client.query('create index on sample_lists (sample); analyze sample_lists; analyze sample_picks');
}

async function insertUsers(client: pg.Client, users: readonly UserRow[]): Promise<void> {
  await client.query('begin');
  await client.query(
    `insert into users (id, username, username_key, email, email_key, created_at, login_count)
     select id, name, name, name || '@example.org', name || '@example.org', at, logins
     from unnest($1::text[], $2::text[], $3::text[], $4::int[]) as u (id, name, at, logins)`,
    [
      users.map(({ id }) => id),
      users.map(({ username }) => username),
      users.map(({ changedAt }) => changedAt),
      users.map(({ loginCount }) => loginCount),
    ],
  );
  const chosen = [
    users.map(({ id }) => id),
    users.map(({ sample }) => sample),
    users.map(({ changedAt }) => changedAt),
  ];
  await client.query(
    `insert into lists (user_id, list, items, revision, updated_at)
     select id, list, items, 1, at
     from unnest($1::text[], $2::int[], $3::text[]) as u (id, sample, at) join sample_lists using (sample)`,
    chosen,
  );
  await client.query(
    `insert into verified_set_lists (user_id, changed_at, guitar, piano)
     select id, at, guitar, piano
     from unnest($1::text[], $2::int[], $3::text[]) as u (id, sample, at) join sample_picks using (sample)`,
    chosen,
  );
  await client.query('commit');
}

async function insertCounters(client: pg.Client, { counters }: Population): Promise<void> {
  await client.query(
    `insert into counters (name, item, stripe, value)
     select * from unnest($1::text[], $2::text[], $3::int[], $4::int[])
     on conflict (name, item, stripe) do update set value = counters.value + excluded.value`,
    [
      counters.map(({ name }) => name),
      counters.map(({ item }) => item),
      counters.map(({ stripe }) => stripe),
      counters.map(({ change }) => change),
    ],
  );
}

async function runOn(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
