import pg from 'pg';
import { expect, test } from 'vitest';
import { createPostgresDatabase } from '../../testing/databases/postgres-databases.ts';
import { openPostgresDatabase } from './postgres/postgres.ts';

/** What Kysely's migrations lock for a session. */
const LOCK_OF_KYSELY = '3853314791062309107';

test.runIf(process.env['TEST_ENGINE'] === 'postgres')(
  'several processes start at once, whatever lock a session of an earlier version left at PgBouncer',
  async () => {
    const storage = await createPostgresDatabase();
    const session = new pg.Client({ connectionString: storage.url });
    await session.connect();
    await session.query(`select pg_advisory_lock(${LOCK_OF_KYSELY})`);
    const databases = await Promise.all([1, 2, 3].map(() => openPostgresDatabase(storage.url)));
    for (const { read } of databases)
      expect(await read.selectFrom('users').select('id').execute()).toEqual([]);
    await Promise.all(databases.map((database) => database.close()));
    await session.end();
    await storage.drop();
  },
);
