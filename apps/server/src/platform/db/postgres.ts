import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { DatabaseUnavailable, UserGone, type Database } from './database.ts';
import { migrate } from './migrate.ts';
import { encryptedAddress } from './postgres-address.ts';
import { createPostgresWriteGroups } from './postgres-write-groups.ts';
import { shareStatements } from './prepared.ts';
import { createStatementBatches } from './statement-batches.ts';
import type { Tables, Tx } from './tables.ts';
import { asTransaction } from './transaction.ts';

// Two transactions met, or another was faster to take a unique name: run again, it sees what the other did.
const RETRYABLE = new Set(['40001', '40P01', '23505']);
// Class 08: connection lost; 57P: server stopping or starting; 53: out of resources, a full disk among them.
const AWAY = /^(?:08|57P|53)|^(?:ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH)/;
const MAX_TRIES = 5;
const POOL_SIZE = 10;
// Enough to keep several cores of the database busy; what arrives meanwhile shares the next statement.
const READ_BATCHES = 4;

/** Opens a PostgreSQL database by its address, brought up to date. */
export async function openPostgresDatabase(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: encryptedAddress(url),
    max: POOL_SIZE,
    connectionTimeoutMillis: 5000,
    statement_timeout: 15_000,
    // Writes of a group hand in statements at the same time; they go out together and are run in that order.
    pipeline: true,
    types: { getTypeParser },
  });
  // A connection that breaks while idle is replaced by the pool; the request that needs one next reports the trouble.
  pool.on('error', () => undefined);
  // One that breaks between two statements of a transaction is told by the next; unheard, it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db);

  async function write<Value>(work: (tx: Tx) => Promise<Value>): Promise<Value> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await db.transaction().execute((begun) => work(asTransaction(begun)));
      } catch (error) {
        if (tries < MAX_TRIES && RETRYABLE.has(codeOf(error))) continue;
        throw isAway(error) ? new DatabaseUnavailable('PostgreSQL does not answer', { cause: error }) : error;
      }
    }
  }

  const writeAlone = <Value>(userId: string, work: (tx: Tx) => Promise<Value>) =>
    write(async (tx) => {
      // The weakest lock that still makes two writers of one user take turns and lets foreign keys be checked.
      const { rows } = await sql`select 1 from users where id = ${userId} for no key update`.execute(tx);
      if (rows.length === 0) throw new UserGone();
      return work(tx);
    });

  // Statements and transactions of several fans are quicker on one server. On a distributed database each would touch the
  // shards of all of them, where one of a single fan touches one.
  const isShared = !(await isDistributed(db));
  const options = {
    maxAtOnce: READ_BATCHES,
    soon: setImmediate,
    repeatsAlone: (error: unknown) => !isAway(error),
  };
  const batches = createStatementBatches(db, options);
  const groups = createPostgresWriteGroups({ db, runAlone: writeAlone, isAway });
  if (isShared) shareStatements(db, batches);

  return {
    engine: 'postgres',
    read: db,
    write,
    writeForUser: isShared ? groups.run : writeAlone,
    waiting: () => pool.waitingCount + batches.waiting() + groups.waiting(),
    readSnapshot: (work) =>
      db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work),
    // Its log and its space are the PostgreSQL server's matter.
    sweep: async () => undefined,
    close: () => db.destroy(),
  };
}

/** Whether the tables are distributed over several servers by Citus. */
async function isDistributed(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_extension where extname = 'citus'`.execute(db);
  return rows.length > 0;
}

/** Whether an error of the driver means that the database is away, and not that a request was wrong. */
export function isAway(error: unknown): boolean {
  return (
    AWAY.test(codeOf(error)) ||
    (error instanceof Error && /timeout exceeded|Connection terminated/.test(error.message))
  );
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

// The driver gives 64-bit integers, counts among them, as text; ours stay far below 2^53.
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: unknown) =>
  oid === pg.types.builtins.INT8 && format !== 'binary'
    ? Number
    : pg.types.getTypeParser(oid, format === 'binary' ? 'binary' : 'text');
