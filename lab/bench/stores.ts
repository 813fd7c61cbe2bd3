import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

/** The database of a server that is stopped, filled by statements that both engines know. */
export type Store = {
  run(statement: string): Promise<void>;
  /** Adds rows to a table with its columns, such as `lists (user_id, items)`. */
  insert(table: string, rows: readonly (readonly (string | number)[])[], rest?: string): Promise<void>;
  /** Ends the filling. */
  finish(): Promise<void>;
};

/** Opens the file of a data folder, or the database of an address. */
export async function openStore(dataDir: string, databaseUrl: string | undefined): Promise<Store> {
  const store = await (databaseUrl === undefined
    ? openSqlite(join(dataDir, 'thirteen.sqlite'))
    : openPostgres(databaseUrl));
  return {
    ...store,
    insert: (table, rows, rest = '') => {
      const values = rows.map((row) => `(${row.map(toLiteral).join(',')})`);
      return store.run(`insert into ${table} values ${values.join(',')} ${rest}`);
    },
  };
}

/** Makes an empty database beside the one of the address and answers its own address. One of that name is replaced. */
export async function makePostgresDatabase(server: string, name: string): Promise<string> {
  await dropPostgresDatabase(server, name);
  await runOn(server, `create database ${name}`);
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}

/** Drops a database beside the one of the address, where there is one of that name. */
export function dropPostgresDatabase(server: string, name: string): Promise<void> {
  return runOn(server, `drop database if exists ${name} with (force)`);
}

type Filling = Omit<Store, 'insert'>;

/** The file is a copy to be thrown away, so that nothing is synced meanwhile. */
async function openSqlite(file: string): Promise<Filling> {
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
async function openPostgres(connectionString: string): Promise<Filling> {
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

async function runOn(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

function toLiteral(value: string | number): string {
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;
}
