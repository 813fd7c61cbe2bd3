import type { Database } from './database.ts';
import { openPostgresDatabase } from './postgres.ts';
import { openSqliteDatabase } from './sqlite.ts';

/**
 * Opens the storage that the configuration names, brought up to date. Without `syncs`, which only a test may leave out,
 * SQLite does not wait for the disk.
 */
export function openDatabase(
  config: { readonly databaseUrl: string | undefined; readonly dataDir: string },
  options: { readonly syncs?: boolean } = {},
): Promise<Database> {
  return config.databaseUrl === undefined
    ? openSqliteDatabase(config.dataDir, options)
    : openPostgresDatabase(config.databaseUrl);
}
