import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import pg from 'pg';
import { expect, test } from 'vitest';
import { createPostgresDatabase } from '../../testing/postgres-databases.ts';
import { kyselyOn, openSqlite } from '../db/node-sqlite.ts';
import { openDatabase } from '../db/open.ts';
import type { Db, Tables } from '../db/tables.ts';

const MIGRATIONS = new URL('../../../migrations/', import.meta.url);

test('reset links that were stored in plain go, and messages of the contact form stay', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'thirteen-mails-'));
  const postgres = process.env['TEST_ENGINE'] === 'postgres' ? await createPostgresDatabase() : undefined;
  const old: Db = postgres
    ? new Kysely<Tables>({
        dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: postgres.url }) }),
      })
    : kyselyOn(openSqlite(join(dataDir, 'thirteen.sqlite')));
  const { error } = await new Migrator({ db: old, provider: { getMigrations } }).migrateTo('0010-explorer');
  expect(error).toBeUndefined();
  const link = 'Here: https://thirteen.example/reset-password?token=abc.def';
  const aMail = (text: string, replyTo: string | null) => ({
    id: randomUUID(),
    recipient: 'someone@example.org',
    reply_to: replyTo,
    subject: 'Hello',
    text,
    attempts: 0,
    next_attempt_at: 0,
    created_at: '2026-01-13T13:00:00.000Z',
    sent_at: null,
  });
  await old
    .insertInto('mails')
    .values([aMail(link, null), aMail(`What is this? ${link}`, 'ana@example.org')])
    // The columns of today are not there yet.
    .execute();
  await old.destroy();

  const database = await openDatabase({ dataDir, databaseUrl: postgres?.url });
  const mails = await database.read.selectFrom('mails').select(['kind', 'reply_to', 'user_id']).execute();
  expect(mails).toEqual([{ kind: 'message', reply_to: 'ana@example.org', user_id: null }]);
  await database.close();
  await postgres?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function getMigrations(): Promise<Record<string, Migration>> {
  const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.ts'));
  const loaded = names.map(
    async (name) => [name.replace('.ts', ''), await import(new URL(name, MIGRATIONS).href)] as const,
  );
  return Object.fromEntries(await Promise.all(loaded));
}
