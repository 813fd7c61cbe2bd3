import { sql } from 'kysely';
import type { Database } from './database.ts';
import { tablePlaces, type TablePlace } from './table-places.ts';
import type { Db, Tx } from './tables.ts';

/**
 * Puts each table of a database on Citus where `tablePlaces` says; tables that are there already stay. Tells each step by
 * `say`. Throws a sentence for the operator, before anything changes, where the database can't be distributed.
 */
export async function distribute(database: Database, say: (line: string) => void): Promise<void> {
  await requireCitus(database);
  await requireFittingKeys(database.read);
  // Copies come first: foreign keys of what is spread may lead only to them.
  const inOrder = Object.entries(tablePlaces).toSorted(([, a], [, b]) => orderOf(a) - orderOf(b));
  for (const [table, place] of inOrder) {
    const present = await findPlace(database.read, table);
    if (isSame(present, place)) {
      say(`${table}: ${describe(place)}, as before.`);
      continue;
    }
    await database.write((tx) => movePlace(tx, table, place));
    say(`${table}: ${describe(place)} from now on.`);
  }
  for (const [table, place] of inOrder.toReversed())
    if (place !== 'coordinator') await database.write((tx) => removeOldCopy(tx, table));
}

/** How many nodes hold rows of fans. */
export async function countNodes({ read }: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_dist_node where shouldhaveshards and isactive
  `.execute(read);
  return rows[0]?.count ?? 0;
}

async function requireCitus({ engine, read }: Database): Promise<void> {
  if (engine === 'sqlite')
    throw new Error('SQLite is one file on one machine: set DATABASE_URL to a PostgreSQL with Citus.');
  const { rows } = await sql`select 1 from pg_extension where extname = 'citus'`.execute(read);
  if (rows.length === 0)
    throw new Error('This database has no Citus: run "create extension citus" in it, on each of its nodes.');
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

async function movePlace(tx: Tx, table: string, place: TablePlace): Promise<void> {
  // Moving many rows takes longer than any statement of a request may.
  await sql`set local statement_timeout = 0`.execute(tx);
  if (place === 'coordinator') await sql`select undistribute_table(${table})`.execute(tx);
  else if (place === 'reference') await sql`select create_reference_table(${table})`.execute(tx);
  else {
    const beside = (await findBeside(tx, table, place.by)) ?? 'none';
    await sql`select create_distributed_table(${table}, ${place.by}, colocate_with => ${beside})`.execute(tx);
  }
}

/** A table that is spread by the same column already: equal values of both lie on one node. */
async function findBeside(tx: Tx, table: string, by: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select table_name::text as name from citus_tables
    where citus_table_type = 'distributed' and distribution_column = ${by} and table_name <> to_regclass(${table})
    limit 1
  `.execute(tx);
  return rows[0]?.name;
}

/** Citus leaves the rows where they were, unseen: what a fan deletes must be gone from there as well. */
async function removeOldCopy(tx: Tx, table: string): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(tx);
  await sql`select truncate_local_data_after_distributing_table(${table})`.execute(tx);
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
