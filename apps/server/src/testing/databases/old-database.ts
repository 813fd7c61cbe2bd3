import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import pg from 'pg';
import type { Database } from '../../platform/db/database.ts';
import { kyselyOn, openSqlite } from '../../platform/db/sqlite/node-sqlite.ts';
import { openDatabase } from '../../platform/db/open.ts';
import type { Db, Tables } from '../../platform/db/tables.ts';
import { createPostgresDatabase, type PostgresDatabase } from './postgres-databases.ts';

const MIGRATIONS = new URL('../../../migrations/', import.meta.url);

/**
 * Fills a database as it was after the migration `version`, then opens it as today's server does, which brings it up to
 * date, and passes it to `look`. The columns of today are not there yet for `fill`.
 */
export async function withOldDatabase(
  version: string,
  fill: (old: Db) => Promise<void>,
  look: (database: Database) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'thirteen-old-'));
  const postgres = process.env['TEST_ENGINE'] === 'postgres' ? await createPostgresDatabase() : undefined;
  const old: Db = postgres ? onPostgres(postgres) : kyselyOn(openSqlite(join(dataDir, 'thirteen.sqlite')));
  await migrateTo(old, version);
  await fill(old);
  await old.destroy();

  const database = await openDatabase({ dataDir, databaseUrl: postgres?.url });
  await look(database);
  await database.close();
  await postgres?.drop();
  await rm(dataDir, { recursive: true, force: true });
}

/** Brings an empty database to what it was after the migration `version`. */
async function migrateTo(db: Db, version: string): Promise<void> {
  const { error } = await new Migrator({ db, provider: { getMigrations } }).migrateTo(version);
  if (error) throw new Error(`The database did not come to ${version}`, { cause: error });
}

/** Makes an empty PostgreSQL database as it was after the migration `version`, for processes that bring it up to date. */
export async function makeOldPostgres(version: string): Promise<PostgresDatabase> {
  const storage = await createPostgresDatabase();
  const old = onPostgres(storage);
  await migrateTo(old, version);
  await old.destroy();
  return storage;
}

function onPostgres({ url }: PostgresDatabase): Db {
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url }) }),
  });
}

async function getMigrations(): Promise<Record<string, Migration>> {
  const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.ts'));
  const loaded = names.map(
    async (name) => [name.replace('.ts', ''), await import(new URL(name, MIGRATIONS).href)] as const,
  );
  return Object.fromEntries(await Promise.all(loaded));
}
