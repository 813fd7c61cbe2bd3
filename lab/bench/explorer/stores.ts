import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

/** The database of a server that is stopped, filled by statements that both engines know. */
export type Store = {
  run(statement: string): Promise<void>;
  /** Ends the filling. */
  finish(): Promise<void>;
};

/** Opens the file of a data folder, or the database of an address. */
export function openStore(dataDir: string, databaseUrl: string | undefined): Promise<Store> {
  return databaseUrl === undefined ? openSqlite(join(dataDir, 'thirteen.sqlite')) : openPostgres(databaseUrl);
}

/** The file is a copy to be thrown away, so that nothing is synced meanwhile. */
async function openSqlite(file: string): Promise<Store> {
  const db = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  db.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -400000; BEGIN');
  return {
    run: async (statement) => db.exec(statement),
    async finish() {
      db.exec('COMMIT; PRAGMA journal_mode = WAL');
      db.close();
    },
  };
}

/** The address must be a superuser's, so that foreign keys need not be checked row by row. */
async function openPostgres(connectionString: string): Promise<Store> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query('set session_replication_role = replica; set synchronous_commit = off');
  return {
    async run(statement) {
      await client.query(statement);
    },
    async finish() {
      // As its own housekeeping does, sooner or later.
      await client.query('vacuum analyze');
      await client.end();
    },
  };
}
