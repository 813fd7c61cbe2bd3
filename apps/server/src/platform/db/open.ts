import type { Database } from './database.ts';
import { openPostgresDatabase } from './postgres.ts';
import { openSqliteDatabase } from './sqlite.ts';

/** Opens the storage that the configuration names, brought up to date. */
export function openDatabase(config: {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}): Promise<Database> {
  return config.databaseUrl === undefined
    ? openSqliteDatabase(config.dataDir)
    : openPostgresDatabase(config.databaseUrl);
}
