import { DatabaseSync, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  Kysely,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type QueryResult,
  type SqliteDatabase,
  type SqliteStatement,
} from 'kysely';
import type { Db, Tables } from '../tables.ts';

// Waiting for another process's write; longer than any write of ours takes.
const BUSY_TIMEOUT_MS = 5000;

// 16 MiB: a page that many commits change is copied to the file once for all of them.
const CHECKPOINT_PAGES = 4000;

/**
 * Opens a connection with the settings on which durability rests: WAL, a sync for each commit, foreign keys. What is
 * deleted is overwritten, so that it can't be read from the file any longer. Without `syncs` a power cut could lose
 * commits, which only a test may risk.
 */
export function openSqlite(file: string, { readOnly = false, syncs = true } = {}): DatabaseSync {
  const connection = new DatabaseSync(file, { readOnly, timeout: BUSY_TIMEOUT_MS });
  const synchronous = syncs ? 'FULL' : 'OFF';
  if (!readOnly)
    connection.exec(
      `PRAGMA journal_mode = WAL; PRAGMA synchronous = ${synchronous}; PRAGMA secure_delete = ON;`,
    );
  connection.exec(`PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES};`);
  connection.exec('PRAGMA foreign_keys = ON; PRAGMA cache_size = -64000; PRAGMA temp_store = MEMORY;');
  return connection;
}

/**
 * Empties the write-ahead log, which keeps what was overwritten until it is used again from its start. It waits for
 * nobody, since waiting would stop the whole process: while somebody reads or writes, the next time does it.
 */
export function truncateLog(file: string): void {
  const connection = new DatabaseSync(file, { timeout: 0 });
  try {
    connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } finally {
    connection.close();
  }
}

/**
 * Kysely on a connection of node:sqlite. Statements are prepared once and kept, since preparing costs 20 times a read.
 * `beforeRead` is called before each statement that answers rows.
 */
export function kyselyOn(connection: DatabaseSync, beforeRead?: () => void): Db {
  return new Kysely<Tables>({ dialect: new NodeSqliteDialect(cachingDatabase(connection, beforeRead)) });
}

/**
 * SQLite can undo schema changes, so that a migration that fails leaves nothing behind; and a transaction that takes
 * the write lock when it begins lets several processes migrate one file one after the other.
 */
class NodeSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;

  constructor(database: SqliteDatabase) {
    super({ database });
    this.#database = database;
  }

  override createAdapter(): SqliteAdapter {
    return new NodeSqliteAdapter(this.#database);
  }

  override createDriver(): SqliteDriver {
    return new ImmediateSqliteDriver({ database: this.#database });
  }
}

/** What is particular about node:sqlite, and a short way to run a compiled query. */
export class NodeSqliteAdapter extends SqliteAdapter {
  readonly #database: SqliteDatabase;

  constructor(database: SqliteDatabase) {
    super();
    this.#database = database;
  }

  /** Runs a query at once, past the eight promises with which Kysely lends out the one connection. */
  run<Row>({ sql }: CompiledQuery<Row>, parameters: readonly unknown[]): QueryResult<Row> {
    const statement = this.#database.prepare(sql);
    // The query was built from the tables' types, which say what its rows are.
    if (statement.reader) return { rows: statement.all(parameters) as Row[] };
    return { rows: [], numAffectedRows: BigInt(statement.run(parameters).changes) };
  }

  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  // Its queue for the one connection is not needed: a statement runs to its end before anything else does, and writes
  // take turns in groups.
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** Whether a connection is one of SQLite's. */
export function isSqlite(db: Db): boolean {
  return db.getExecutor().adapter instanceof NodeSqliteAdapter;
}

function cachingDatabase(connection: DatabaseSync, beforeRead?: () => void): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => connection.close(),
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      const statement = adapt(connection.prepare(sql), beforeRead);
      // Schema changes and lists of varying length must not fill the cache.
      if (statements.size < 500) statements.set(sql, statement);
      return statement;
    },
  };
}

function adapt(statement: StatementSync, beforeRead?: () => void): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all(parameters) {
      beforeRead?.();
      return statement.all(...toInputs(parameters));
    },
    run: (parameters) => statement.run(...toInputs(parameters)),
    iterate: (parameters) => statement.iterate(...toInputs(parameters)),
  };
}

// Kysely types parameters as unknown; our columns are text, integers and null, which SQLite takes as they are.
function toInputs(parameters: readonly unknown[]): (string | number | bigint | null)[] {
  return parameters as (string | number | bigint | null)[];
}

// SQLite's result codes: busy, locked, read-only, I/O error, damaged, full, can't open, no database.
const UNAVAILABLE_CODES = new Set([5, 6, 8, 10, 11, 13, 14, 26]);

/** Whether an error means that the file can't be used now, and not that a statement was wrong. */
export function isSqliteUnavailable(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error)) return false;
  // The low byte is the primary code of an extended one.
  return typeof error.errcode === 'number' && UNAVAILABLE_CODES.has(error.errcode & 0xff);
}
