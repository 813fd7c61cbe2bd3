import { readdir } from 'node:fs/promises';
import { Migrator, type Migration } from 'kysely/migration';
import type { Db } from './tables.ts';

const MIGRATIONS = new URL('../../../migrations/', import.meta.url);

/** Brings the schema up to date. On PostgreSQL in a transaction that has the lock of the schema. Throws when it can't. */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: loadMigrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw new Error('The database could not be brought up to date', { cause: error });
}

/** As `migrate`, up to one migration: the schema that a back-up had. In a transaction nothing remains when it fails. */
export async function migrateTo(db: Db, name: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: loadMigrations } });
  const { error } = await migrator.migrateTo(name);
  if (error) throw new Error(`The database could not be brought to ${name}`, { cause: error });
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
