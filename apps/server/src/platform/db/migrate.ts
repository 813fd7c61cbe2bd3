import { readdir } from 'node:fs/promises';
import { Migrator, type Migration } from 'kysely/migration';
import type { Db } from './tables.ts';
import { PostgresAdapter, PostgresDialect, sql } from 'kysely';

const MIGRATIONS = new URL('../../../migrations/', import.meta.url);

/**
 * Brings the schema up to date: where there is a `lock`, in a transaction that takes it first. Throws when it can't, also
 * where the database is not reached.
 */
export async function migrate(db: Db, lock?: (tx: Db) => Promise<void>): Promise<void> {
  try {
    if (lock === undefined) return await migrateAll(db);
    await db.transaction().execute(async (tx) => {
      await lock(tx);
      await migrateAll(tx);
    });
  } catch (cause) {
    throw new Error('The database could not be brought up to date', { cause });
  }
}

async function migrateAll(db: Db): Promise<void> {
  const { error } = await migratorOf(db).migrateToLatest();
  if (error instanceof Error) throw error;
  if (error !== undefined) throw new Error('A migration failed', { cause: error });
}

/** As `migrate`, up to one migration: the schema that a back-up had. In a transaction nothing remains when it fails. */
export async function migrateTo(db: Db, name: string): Promise<void> {
  const { error } = await migratorOf(db).migrateTo(name);
  if (error) throw new Error(`The database could not be brought to ${name}`, { cause: error });
}

function migratorOf(db: Db): Migrator {
  return new Migrator({ db, provider: { getMigrations: loadMigrations } });
}

/** The names of all migrations that this program knows, in order. */
export async function listMigrations(): Promise<readonly string[]> {
  return Object.keys(await loadMigrations());
}

async function loadMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(MIGRATIONS)).filter((file) => file.endsWith('.ts')).toSorted();
  const loaded = await Promise.all(
    files.map(
      async (file) => [file.replace('.ts', ''), await import(new URL(file, MIGRATIONS).href)] as const,
    ),
  );
  return Object.fromEntries(loaded);
}

/**
 * PostgreSQL for migrations, which `lockSchema` guards. Kysely would take a lock of the session: PgBouncer gives each
 * transaction another session, where that lock can't be given back and keeps every later start waiting.
 */
export class MigrationDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new UnlockedAdapter();
  }
}

class UnlockedAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {
    // `lockSchema` has it.
  }
  override async releaseMigrationLock(): Promise<void> {
    // It goes with the transaction.
  }
}

const SCHEMA_LOCK = 1_313_131_313;

/**
 * Lets one process at a time change the schema, until the transaction `tx` ends. Neither the change nor the wait for
 * another process has a time limit, whatever the connection has: PgBouncer gives out its own, with that of requests.
 */
export async function lockSchema(tx: Db): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(tx);
  await sql`select pg_advisory_xact_lock(${SCHEMA_LOCK}::bigint)`.execute(tx);
}
