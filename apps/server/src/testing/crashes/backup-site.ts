import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../../platform/db/open.ts';
import { createPostgresDatabase } from '../databases/postgres-databases.ts';
import { runScript } from './server-process.ts';

export type BackupSite = Awaited<ReturnType<typeof anEmptyPlace>>;

/** A place for a site's data on the engine of this run, empty at first. */
export async function anEmptyPlace() {
  const dataDir = await mkdtemp(join(tmpdir(), 'thirteen-backup-'));
  const postgres = process.env['TEST_ENGINE'] === 'postgres' ? await createPostgresDatabase() : undefined;
  return {
    dataDir,
    databaseUrl: postgres?.url,
    /** What tells a program of the site where the data is. */
    env: { DATA_DIR: dataDir, DATABASE_URL: postgres?.url ?? '' },
    async remove() {
      await postgres?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Runs `npm run backup` or `restore` for a site, as an operator does. `maxFileKiB` is what a full disk looks like. */
export async function runFor(
  { env }: Pick<BackupSite, 'env'>,
  program: 'backup' | 'restore',
  args: readonly string[],
  { maxFileKiB }: { readonly maxFileKiB?: number } = {},
) {
  const { code, stdout, stderr } = await runScript(program, args, { env, maxFileKiB });
  return { code: Number(code), stdout, stderr };
}

/** Every row of every table, each table's in one order, as JSON text. */
export async function readAllRows({
  dataDir,
  databaseUrl,
}: Pick<BackupSite, 'dataDir' | 'databaseUrl'>): Promise<Record<string, string[]>> {
  const database = await openDatabase({ dataDir, databaseUrl });
  const tables = await database.read.introspection.getTables();
  const rows = await Promise.all(
    tables.map(async ({ name }) => {
      const found = await sql<object>`select * from ${sql.table(name)}`.execute(database.read);
      // When a migration ran is no part of the data.
      const kept = found.rows.map((row) => JSON.stringify({ ...row, timestamp: undefined }));
      return [name, kept.toSorted()] as const;
    }),
  );
  await database.close();
  return Object.fromEntries(rows);
}
