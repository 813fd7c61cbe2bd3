import { Kysely, PostgresDialect, sql } from 'kysely';
import { asTransaction, DatabaseUnavailable, UserGone, type Database } from '../database.ts';
import { migrate, lockSchema, MigrationDialect } from '../migrate.ts';
import { encryptedAddress } from './postgres-address.ts';
import { openPatientPool, openRequestPool } from './postgres-pool.ts';
import { createPostgresWriteGroups } from './postgres-write-groups.ts';
import { shareStatements } from '../prepared.ts';
import { createStatementBatches } from './statement-batches.ts';
import type { Db, Tables, Tx } from '../tables.ts';

// Two transactions met, or another was faster to take a unique name: run again, it sees what the other did.
const RETRYABLE = new Set(['40001', '40P01', '23505']);
// Class 08: connection lost; 57P: server stopping or starting; 53: out of resources, a full disk among them; 57014: the
// statement took too long; 25006: a standby, which takes no writes; 58 and XX00: its files can't be read.
const AWAY = /^(?:08|57P|53|57014|25006|58|XX00)|^(?:ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH)/;
// What the driver says without a code, also of a rollback on a connection that broke in the middle of a transaction.
const AWAY_WORDS = /timeout exceeded|timeout expired|Connection terminated|not queryable/;
const MAX_TRIES = 5;
const CONNECTIONS = 10;
// Enough to keep several cores of the database busy; what arrives meanwhile shares the next statement.
const READ_BATCHES = 4;

/** Opens a PostgreSQL database by its address, brought up to date, with so many connections at most for requests. */
export async function openPostgresDatabase(url: string, connections = CONNECTIONS): Promise<Database> {
  const address = encryptedAddress(url);
  await withoutTimeLimit(url, (untimed) => migrate(untimed, lockSchema));
  const pool = openRequestPool(address, connections);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });

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
    readSnapshot: (work) =>
      withoutTimeLimit(url, (untimed) =>
        untimed.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work),
      ),
    load() {
      const [pooled, waitingWrites] = [pool.load(), groups.waiting()];
      const waiting = pooled.waiting + batches.waiting() + groups.waitingUsers() + groups.underWay();
      return { connections: pooled, waiting, waitingWrites };
    },
    async size() {
      const { rows } = await sql<{
        bytes: number;
      }>`select pg_database_size(current_database()) as bytes`.execute(db);
      return rows[0]?.bytes ?? 0;
    },
    // Its log and its space are the PostgreSQL server's matter.
    sweep: async () => undefined,
    close: () => db.destroy(),
  };
}

/** Whether the tables are distributed over several servers by Citus. */
async function isDistributed(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_extension where extname = 'citus'`.execute(db);
  return rows.length > 0;
}

/** A way to a PostgreSQL database for work that takes as long as it takes. Whoever opens it destroys it. */
export function openPatientPostgres(url: string): Db {
  const pool = openPatientPool(encryptedAddress(url));
  return new Kysely<Tables>({ dialect: new MigrationDialect({ pool }) });
}

/** Lends connections to work that may take longer than a request: migrations, and reads of everything at once. */
async function withoutTimeLimit<Value>(url: string, work: (db: Db) => Promise<Value>): Promise<Value> {
  const db = openPatientPostgres(url);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** Whether an error of the driver means that the database is away, and not that a request was wrong. */
export function isAway(error: unknown): boolean {
  return AWAY.test(codeOf(error)) || (error instanceof Error && AWAY_WORDS.test(error.message));
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
