import { PostgresAdapter, PostgresDialect, sql } from 'kysely';

/**
 * PostgreSQL for work that may take its time. A migration, and the wait for that of another process, has no time limit,
 * whatever the connection has: PgBouncer gives out its own, with the limit of requests.
 */
export class UntimedDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new UntimedAdapter();
  }
}

class UntimedAdapter extends PostgresAdapter {
  override async acquireMigrationLock(
    ...taking: Parameters<PostgresAdapter['acquireMigrationLock']>
  ): Promise<void> {
    // For this transaction alone, since the connection goes to somebody else after it.
    await sql`set local statement_timeout = 0`.execute(taking[0]);
    await super.acquireMigrationLock(...taking);
  }
}
