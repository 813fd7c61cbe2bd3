import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';

// 100 MB take a fifth of a second. What is larger is found damaged when the damaged page is read.
const CHECKED_UP_TO_BYTES = 256 * 1024 * 1024;
// SQLite's result codes: a damaged file, and one that is no database.
const DAMAGE_CODES = new Set([11, 26]);

/** The file of a database is damaged. The message names it, and what to do. */
class DatabaseDamaged extends Error {
  constructor(file: string, finding: string) {
    super(
      `The database ${file} is damaged (${finding}). Nothing was changed. Put a back-up in its place, or see docs/operations.md, "What a fault does".`,
    );
  }
}

/** Opens a file and looks through its pages, so that wrong data are never served. Throws DatabaseDamaged. */
export function openUndamaged(file: string, open: () => DatabaseSync): DatabaseSync {
  let connection: DatabaseSync | undefined;
  try {
    connection = open();
    if (statSync(file).size > CHECKED_UP_TO_BYTES) return connection;
    const finding = String(connection.prepare('PRAGMA quick_check(1)').get()?.['quick_check']);
    if (finding === 'ok') return connection;
    throw new DatabaseDamaged(file, finding);
  } catch (error) {
    connection?.close();
    if (!(error instanceof Error) || !('errcode' in error)) throw error;
    if (typeof error.errcode !== 'number' || !DAMAGE_CODES.has(error.errcode & 0xff)) throw error;
    throw new DatabaseDamaged(file, error.message);
  }
}
