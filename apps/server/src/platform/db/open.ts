import { closeDataFolder } from '../data-folder.ts';
import type { Database } from './database.ts';
import { openPostgresDatabase } from './postgres.ts';
import { openSqliteDatabase } from './sqlite.ts';

/**
 * Opens the storage that the configuration names, brought up to date, and closes the data folder to other users of the
 * machine. Every program that works with the data begins here. `warn` gets lines for the operator.
 */
export async function openDatabase(
  config: { readonly databaseUrl: string | undefined; readonly dataDir: string },
  warn: (message: string) => void = (message) => void process.stderr.write(`${message}\n`),
): Promise<Database> {
  await closeDataFolder(config.dataDir, warn);
  return config.databaseUrl === undefined
    ? openSqliteDatabase(config.dataDir)
    : openPostgresDatabase(config.databaseUrl);
}
