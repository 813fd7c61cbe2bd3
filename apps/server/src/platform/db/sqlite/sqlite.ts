import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolderNames } from '../../data-folder.ts';
import { UserGone, type Database } from '../database.ts';
import { kyselyOn, openSqlite, truncateLog } from './node-sqlite.ts';
import { migrate } from '../migrate.ts';
import { openUndamaged } from './sqlite-damage.ts';
import { prepared } from '../prepared.ts';
import { createWriteGroups } from '../write-groups.ts';
import type { DatabaseSync } from 'node:sqlite';

/** Opens the SQLite file of a data folder, brought up to date. One connection writes; another reads without waiting for it. */
export async function openSqliteDatabase(dataDir: string, { syncs = true } = {}): Promise<Database> {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, dataFolderNames.database);

  const writer = openUndamaged(file, () => openSqlite(file, { syncs }));
  const writes = kyselyOn(writer);
  await migrate(writes);

  const reader = openSqlite(file, { readOnly: true });
  const turns = createReadTurns(reader);
  const read = kyselyOn(reader, turns.begin);
  const groups = createWriteGroups(writer, writes, turns.end);

  return {
    engine: 'sqlite',
    read,
    write: (work) => groups.run(work),
    writeForUser: (userId, work) =>
      groups.run(async (tx) => {
        const { rows } = await selectUser(tx, [userId]);
        if (rows.length === 0) throw new UserGone();
        return work(tx);
      }),
    async readSnapshot(work) {
      const connection = openSqlite(file, { readOnly: true });
      const db = kyselyOn(connection);
      try {
        // The first read inside pins the state; nothing is written that would need a commit.
        connection.exec('BEGIN');
        return await work(db);
      } finally {
        await db.destroy();
      }
    },
    load: () => ({ waiting: groups.waiting(), waitingWrites: groups.waiting() }),
    size: async () => bytesOf(file) + bytesOf(`${file}-wal`),
    async sweep() {
      await groups.settled();
      turns.end();
      truncateLog(file);
    },
    async close() {
      await groups.settled();
      await read.destroy();
      await writes.destroy();
    },
  };
}

const selectUser = prepared((db) => db.selectFrom('users').select('id').where('id', '=', ''));

function bytesOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/** A read transaction that is open for at most one turn of the event loop. */
type ReadTurns = {
  /** To be called before each read: opens the transaction, unless it is open. */
  begin(): void;
  /** Ends it now, before the present state changes. */
  end(): void;
};

/**
 * Lets the reads of one turn of the event loop share a transaction: outside of one, SQLite locks and unlocks a file for
 * each. Whoever writes on another connection calls `end` before the commit, so that no read misses what was acknowledged.
 */
function createReadTurns(connection: DatabaseSync): ReadTurns {
  const begin = connection.prepare('BEGIN');
  const commit = connection.prepare('COMMIT');
  let isDue = false;

  function end(): void {
    isDue = false;
    if (!connection.isOpen || !connection.isTransaction) return;
    try {
      commit.run();
    } catch {
      // The file is in trouble, which the next read reports; nothing was written that could be lost.
    }
  }

  return {
    begin() {
      if (isDue) return;
      if (!connection.isTransaction) begin.run();
      isDue = true;
      setImmediate(end);
    },
    end,
  };
}
