import { sql } from 'kysely';
import { openPatientPostgres } from './postgres.ts';
import { tablePlaces, type TablePlace } from '../table-places.ts';
import type { Db } from '../tables.ts';

/**
 * Puts each table of a database on Citus, which is up to date, where `tablePlaces` says; tables that are there already
 * stay. Tells each step by `say`, and answers on how many nodes fans' rows lie. Throws a sentence for the operator, before
 * anything changes, where the database can't be distributed.
 */
export async function distribute(
  databaseUrl: string | undefined,
  say: (line: string) => void,
): Promise<number> {
  if (databaseUrl === undefined)
    throw new Error('SQLite is one file on one machine: set DATABASE_URL to a PostgreSQL with Citus.');
  const db = openPatientPostgres(databaseUrl);
  try {
    await requireCitus(db);
    await requireFittingKeys(db);
    await moveTables(db, say);
    await adviseRecovery(db, say);
    return await countNodes(db);
  } finally {
    await db.destroy();
  }
}

async function moveTables(db: Db, say: (line: string) => void): Promise<void> {
  // Copies come first: foreign keys of what is spread may lead only to them.
  const inOrder = Object.entries(tablePlaces).toSorted(([, a], [, b]) => orderOf(a) - orderOf(b));
  for (const [table, place] of inOrder) {
    const present = await findPlace(db, table);
    if (isSame(present, place)) {
      say(`${table}: ${describe(place)}, as before.`);
      continue;
    }
    await movePlace(db, table, place);
    say(`${table}: ${describe(place)} from now on.`);
  }
  for (const [table, place] of inOrder.toReversed())
    if (place !== 'coordinator') await removeOldCopy(db, table);
}

async function countNodes(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_dist_node where shouldhaveshards and isactive
  `.execute(db);
  return rows[0]?.count ?? 0;
}

async function requireCitus(db: Db): Promise<void> {
  const { rows } = await sql`select 1 from pg_extension where extname = 'citus'`.execute(db);
  if (rows.length === 0)
    throw new Error('This database has no Citus: run "create extension citus" in it, on each of its nodes.');
}

const MOST_HIDDEN_MS = 1000;

/**
 * A node that dies between two phases of a commit comes back with the change prepared: acknowledged, not seen, and its rows
 * locked until Citus' housekeeping ends it, once a minute where nobody says otherwise.
 */
async function adviseRecovery(db: Db, say: (line: string) => void): Promise<void> {
  const { rows } = await sql<{ ms: number }>`
    select setting::int as ms from pg_settings where name = 'citus.recover_2pc_interval'
  `.execute(db);
  const ms = rows[0]?.ms ?? 0;
  if (ms >= 0 && ms <= MOST_HIDDEN_MS) return;
  say(
    `Set citus.recover_2pc_interval to '1s' on the coordinator, which has it at ${ms} ms: docs/operations.md says why.`,
  );
}

type Present = { readonly kind: string; readonly by: string };

async function findPlace(db: Db, table: string): Promise<Present | undefined> {
  const { rows } = await sql<Present>`
    select citus_table_type as kind, distribution_column as by from citus_tables
    where table_name = to_regclass(${table})
  `.execute(db);
  return rows[0];
}

function isSame(present: Present | undefined, place: TablePlace): boolean {
  // Citus knows a table of the coordinator's as `local` where it has a foreign key to a copied one, else not at all.
  if (place === 'coordinator') return present === undefined || present.kind === 'local';
  if (place === 'reference') return present?.kind === 'reference';
  return present?.kind === 'distributed' && present.by === place.by;
}

async function movePlace(db: Db, table: string, place: TablePlace): Promise<void> {
  if (place === 'coordinator') await sql`select undistribute_table(${table})`.execute(db);
  else if (place === 'reference') await sql`select create_reference_table(${table})`.execute(db);
  else {
    const beside = (await findBeside(db, table, place.by)) ?? 'none';
    await sql`select create_distributed_table(${table}, ${place.by}, colocate_with => ${beside})`.execute(db);
  }
}

/** A table that is spread by the same column already: equal values of both lie on one node. */
async function findBeside(db: Db, table: string, by: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select table_name::text as name from citus_tables
    where citus_table_type = 'distributed' and distribution_column = ${by} and table_name <> to_regclass(${table})
    limit 1
  `.execute(db);
  return rows[0]?.name;
}

/** Citus leaves the rows where they were, unseen: what a fan deletes must be gone from there as well. */
async function removeOldCopy(db: Db, table: string): Promise<void> {
  await sql`select truncate_local_data_after_distributing_table(${table})`.execute(db);
}

/** A node can vouch for a unique key only where the key holds the column by which the table is spread. */
async function requireFittingKeys(db: Db): Promise<void> {
  for (const [table, place] of Object.entries(tablePlaces)) {
    if (typeof place !== 'object') continue;
    const { rows } = await sql<{ name: string }>`
      select indexrelid::regclass::text as name from pg_index
      where indrelid = to_regclass(${table}) and indisunique and not exists (
        select 1 from pg_attribute
        where attrelid = indrelid and attname = ${place.by} and attnum = any (indkey::int2[])
      )
    `.execute(db);
    const [key] = rows;
    if (key)
      throw new Error(
        `${table} can't be spread by ${place.by}: its unique key ${key.name} has no such column.`,
      );
  }
}

function orderOf(place: TablePlace): number {
  return place === 'reference' ? 0 : 1;
}

function describe(place: TablePlace): string {
  if (place === 'coordinator') return 'on the coordinator';
  return place === 'reference' ? 'copied to every node' : `spread by ${place.by}`;
}
