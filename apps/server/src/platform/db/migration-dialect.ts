import { PostgresAdapter, PostgresDialect, sql } from 'kysely';
import type { Db } from './tables.ts';

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
