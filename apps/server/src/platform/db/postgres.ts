import { Kysely, PostgresDialect, sql } from 'kysely';
import { DatabaseUnavailable, UserGone, type Database } from './database.ts';
import { migrate } from './migrate.ts';
import { encryptedAddress } from './postgres-address.ts';
import { openPatientPool, openRequestPool } from './postgres-pool.ts';
import type { Db, Tables, Tx } from './tables.ts';
import { asTransaction } from './transaction.ts';

// Two transactions met, or another was faster to take a unique name: run again, it sees what the other did.
const RETRYABLE = new Set(['40001', '40P01', '23505']);
// Class 08: connection lost; 57P: server stopping or starting; 53: out of resources, a full disk among them; 57014: the
// statement took too long; 25006: a standby, which takes no writes; 58 and XX00: its files can't be read.
const AWAY = /^(?:08|57P|53|57014|25006|58|XX00)|^(?:ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH)/;
const MAX_TRIES = 5;

/** Opens a PostgreSQL database by its address, brought up to date, with so many connections for requests at most. */
export async function openPostgresDatabase(url: string, connections?: number): Promise<Database> {
  const address = encryptedAddress(url);
  const patient = openPatientPostgres(url);
  await migrate(patient);
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

  return {
    engine: 'postgres',
    read: db,
    write,
    writeForUser: (userId, work) =>
      write(async (tx) => {
        // The weakest lock that still makes two writers of one user take turns and lets foreign keys be checked.
        const { rows } = await sql`select 1 from users where id = ${userId} for no key update`.execute(tx);
        if (rows.length === 0) throw new UserGone();
        return work(tx);
      }),
    readSnapshot: (work) =>
      patient.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work),
    // Its log and its space are the PostgreSQL server's matter.
    sweep: async () => undefined,
    async close() {
      await Promise.all([db.destroy(), patient.destroy()]);
    },
  };
}

/** A way to a PostgreSQL database for work that takes as long as it takes. Whoever opens it destroys it. */
export function openPatientPostgres(url: string): Db {
  const pool = openPatientPool(encryptedAddress(url));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
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
