import type { DatabaseSync } from 'node:sqlite';

/** A read transaction that is open for at most one turn of the event loop. */
export type ReadTurns = {
  /** To be called before each read: opens the transaction, unless it is open. */
  begin(): void;
  /** Ends it now, before the present state changes. */
  end(): void;
};

/**
 * Lets the reads of one turn of the event loop share a transaction: outside of one, SQLite locks and unlocks a file for
 * each. Whoever writes on another connection calls `end` before the commit, so that no read misses what was acknowledged.
 */
export function createReadTurns(connection: DatabaseSync): ReadTurns {
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
