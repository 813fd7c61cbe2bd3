import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';

// 100 MB take a fifth of a second. What is larger is found damaged when the damaged page is read.
const CHECKED_UP_TO_BYTES = 256 * 1024 * 1024;
// SQLite's result codes: a damaged file, and one that is no database.
const DAMAGE_CODES = new Set([11, 26]);
// A file, or its folder, that is only for reading, or that can't be opened.
const UNWRITABLE_CODES = new Set([8, 14]);

/** The file of a database is damaged. The message names it, and what to do. */
class DatabaseDamaged extends Error {
  constructor(file: string, finding: string) {
    super(
      `The database ${file} is damaged (${finding}). Nothing was changed. Put a back-up in its place, or see docs/operations.md, "What a fault does".`,
    );
  }
}

/**
 * Opens a file and looks through its pages, so that wrong data are never served. Throws with a sentence for the operator
 * where it is damaged, or can't be written.
 */
export function openUndamaged(file: string, open: () => DatabaseSync): DatabaseSync {
  let connection: DatabaseSync | undefined;
  try {
    // SQLite opens a file that is only for reading, and tells at the first write.
    for (const path of [dirname(file), file]) if (existsSync(path)) accessSync(path, constants.W_OK);
    connection = open();
    if (statSync(file).size > CHECKED_UP_TO_BYTES) return connection;
    const finding = String(connection.prepare('PRAGMA quick_check(1)').get()?.['quick_check']);
    if (finding === 'ok') return connection;
    throw new DatabaseDamaged(file, finding);
  } catch (error) {
    connection?.close();
    throw error instanceof Error ? inWords(error, file) : error;
  }
}

function inWords(error: Error, file: string): Error {
  const code = 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : 0;
  if (DAMAGE_CODES.has(code)) return new DatabaseDamaged(file, error.message);
  if (!UNWRITABLE_CODES.has(code) && !('syscall' in error)) return error;
  return new Error(`DATA_DIR=${dirname(file)} can't be written: ${error.message}`, { cause: error });
}
