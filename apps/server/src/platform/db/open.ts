import { closeDataFolder } from '../data-folder.ts';
import type { Database } from './database.ts';
import { openPostgresDatabase } from './postgres.ts';
import { openSqliteDatabase } from './sqlite.ts';

type OpenOptions = { readonly warn?: (message: string) => void; readonly syncs?: boolean };

/**
 * Opens the storage that the configuration names, brought up to date, and closes the data folder to other users of the
 * machine. Every program that works with the data begins here. `warn` gets lines for the operator. Without `syncs`, which
 * only a test may leave out, SQLite does not wait for the disk.
 */
export async function openDatabase(
  config: { readonly databaseUrl: string | undefined; readonly dataDir: string },
  { warn = warnOnTerminal, syncs = true }: OpenOptions = {},
): Promise<Database> {
  await closeDataFolder(config.dataDir, warn);
  return config.databaseUrl === undefined
    ? openSqliteDatabase(config.dataDir, { syncs })
    : openPostgresDatabase(config.databaseUrl);
}

function warnOnTerminal(message: string): void {
  process.stderr.write(`${message}\n`);
}
