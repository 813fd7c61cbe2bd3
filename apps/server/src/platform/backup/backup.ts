import { listMigrations } from '../db/migrate.ts';
import { BackupRefused, type BackupManifest, type TellProgress } from './backup-manifest.ts';
import { backUpPostgres, restorePostgres } from './postgres-backup.ts';
import { checkArchive } from './read-archive.ts';
import { backUpSqlite, restoreSqlite } from './sqlite-backup.ts';

type Storage = {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Of the program. */
  readonly version: string;
};

/** Writes all that the site has to keep into a file, while it serves. Throws BackupRefused with a line for the operator. */
export async function makeBackup(storage: Storage, file: string, progress: TellProgress): Promise<void> {
  const { databaseUrl } = storage;
  if (databaseUrl === undefined) await backUpSqlite(storage, file, progress);
  else await backUpPostgres({ ...storage, databaseUrl }, file, progress);
}

/**
 * Puts a back-up into an empty place, as it was; the database is brought up to date when it is next opened. A file that is
 * damaged, cut, foreign or newer is refused before anything changes: throws BackupRefused. Answers what the file says of
 * itself.
 */
export async function restoreBackup(
  storage: Omit<Storage, 'version'>,
  file: string,
  progress: TellProgress,
): Promise<BackupManifest> {
  const manifest = await checkArchive(file, progress);
  await requireKnown(manifest, file);
  const { dataDir, databaseUrl } = storage;
  if (manifest.engine === 'sqlite' && databaseUrl !== undefined)
    throw new BackupRefused(
      `${file} holds a SQLite database: unset DATABASE_URL to restore it into DATA_DIR.`,
    );
  if (manifest.engine === 'postgres' && databaseUrl === undefined)
    throw new BackupRefused(`${file} holds a PostgreSQL database: set DATABASE_URL to an empty one.`);
  if (databaseUrl === undefined) await restoreSqlite({ dataDir }, file, { manifest, progress });
  else await restorePostgres({ dataDir, databaseUrl }, file, { manifest, progress });
  return manifest;
}

/** The schema of a back-up has to be one that this program's migrations go on from. */
async function requireKnown({ migrations, version }: BackupManifest, file: string): Promise<void> {
  const known = await listMigrations();
  if (migrations.every((name, index) => known[index] === name)) return;
  throw new BackupRefused(
    `${file} was made by another, newer version (${version}): restore it with that one.`,
  );
}
