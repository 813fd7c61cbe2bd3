import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { backup, DatabaseSync } from 'node:sqlite';
import { dataFolderNames } from '../data-folder.ts';
import { openSqlite } from '../db/sqlite/node-sqlite.ts';
import { backupEntries, BackupRefused, type BackupManifest, type TellProgress } from './backup-manifest.ts';
import { addOutboxMessages, restoreOutboxMessage } from './outbox-messages.ts';
import { readArchive, toStream } from './read-archive.ts';
import { draftOf, writeArchive } from './write-archive.ts';

// Pages of one step, between which progress is told.
const STEP_PAGES = 5000;

type Site = { readonly dataDir: string; readonly version: string };

/** The copy of the database that stands beside a back-up while it is written. */
export const databaseDraftOf = (file: string) => `${draftOf(file)}.sqlite`;

/** Backs the database of a data folder up, while others write. Throws BackupRefused where there is none or it is damaged. */
export async function backUpSqlite(site: Site, file: string, progress: TellProgress): Promise<void> {
  const database = join(site.dataDir, dataFolderNames.database);
  if (!(await stat(database).catch(() => undefined)))
    throw new BackupRefused(`There is no database in DATA_DIR=${site.dataDir}.`);
  const copy = databaseDraftOf(file);
  const takenAt = new Date().toISOString();
  try {
    await copyDatabase(database, copy, progress);
    const migrations = checkDatabase(copy, database);
    await writeArchive(
      file,
      {
        application: 'thirteen',
        format: 1,
        engine: 'sqlite',
        version: site.version,
        takenAt,
        migrations,
        tables: [],
      },
      async (archive) => {
        await addOutboxMessages(archive, site.dataDir);
        await archive.addFile(backupEntries.database, copy, (done, total) =>
          progress('bytes written', done, total),
        );
      },
    );
  } finally {
    await removeDatabase(copy);
  }
}

/** Copies by SQLite's own back-up. An open read pins the state, so that writes meanwhile don't make it begin again. */
async function copyDatabase(database: string, copy: string, progress: TellProgress): Promise<void> {
  await removeDatabase(copy);
  await (await open(copy, 'wx', 0o600)).close();
  const source = openSqlite(database, { readOnly: true });
  try {
    source.exec('BEGIN; SELECT count(*) FROM sqlite_schema');
    await backup(source, copy, {
      rate: STEP_PAGES,
      progress: ({ totalPages, remainingPages }) =>
        progress('pages copied', totalPages - remainingPages, totalPages),
    });
  } finally {
    source.close();
  }
}

/** The migrations of a whole database file. Throws BackupRefused where it is damaged, naming `name`. */
function checkDatabase(file: string, name: string): readonly string[] {
  const damaged = `${name} is damaged`;
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const problems = database.prepare('PRAGMA integrity_check(1)').all();
    const first = Object.values(problems[0] ?? {})[0];
    if (first !== 'ok') throw new BackupRefused(`${damaged}: ${String(first)}`);
    const rows = database.prepare('SELECT name FROM kysely_migration ORDER BY name').all();
    return rows.map((row) => String(row['name']));
  } catch (error) {
    if (error instanceof BackupRefused) throw error;
    throw new BackupRefused(damaged, { cause: error });
  } finally {
    database.close();
  }
}

/**
 * Puts a checked back-up into a data folder without a database. The database appears last, whole. Throws BackupRefused,
 * and leaves nothing behind, where one is there or the file's is damaged.
 */
export async function restoreSqlite(
  site: Pick<Site, 'dataDir'>,
  file: string,
  { manifest, progress }: { readonly manifest: BackupManifest; readonly progress: TellProgress },
): Promise<void> {
  const database = join(site.dataDir, dataFolderNames.database);
  for (const part of partsOf(database)) {
    if (await stat(part).catch(() => undefined))
      throw new BackupRefused(`${part} exists: restore into a folder without a database.`);
  }
  await mkdir(site.dataDir, { recursive: true, mode: 0o700 });
  const draft = `${database}.restoring`;
  try {
    await removeDatabase(draft);
    for await (const entry of readArchive(file, progress, 'bytes restored')) {
      if (entry.name === backupEntries.database)
        await pipeline(toStream(entry), createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }));
      else await restoreOutboxMessage(entry, site.dataDir);
    }
    const migrations = checkDatabase(draft, `The database in ${file}`);
    if (migrations.join() !== manifest.migrations.join())
      throw new BackupRefused(`${file} does not hold the database that it names.`);
    await rename(draft, database);
  } finally {
    await removeDatabase(draft);
  }
}

function partsOf(database: string): readonly string[] {
  return ['', '-wal', '-shm', '-journal'].map((end) => `${database}${end}`);
}

async function removeDatabase(database: string): Promise<void> {
  for (const part of partsOf(database)) await rm(part, { force: true });
}
