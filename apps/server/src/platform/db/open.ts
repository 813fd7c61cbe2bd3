import { closeDataFolder } from '../data-folder.ts';
import type { Database } from './database.ts';
import { openPostgresDatabase } from './postgres/postgres.ts';
import { openSqliteDatabase } from './sqlite/sqlite.ts';

/** Which storage, and how many connections this process may have open to PostgreSQL. */
type DatabaseConfig = {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly databaseConnections?: number;
};
type OpenOptions = { readonly warn?: (message: string) => void; readonly syncs?: boolean };

/**
 * Opens the storage that the configuration names, brought up to date, and closes the data folder to other users of the
 * machine. Every program that works with the data begins here. `warn` gets lines for the operator. Without `syncs`, which
 * only a test may leave out, SQLite does not wait for the disk.
 */
export async function openDatabase(
  config: DatabaseConfig,
  { warn = warnOnTerminal, syncs = true }: OpenOptions = {},
): Promise<Database> {
  await closeDataFolder(config.dataDir, warn);
  return config.databaseUrl === undefined
    ? openSqliteDatabase(config.dataDir, { syncs })
    : openPostgresDatabase(config.databaseUrl, config.databaseConnections);
}

function warnOnTerminal(message: string): void {
  process.stderr.write(`${message}\n`);
}
