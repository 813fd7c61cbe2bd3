import type { DatabaseSync } from 'node:sqlite';
import { asTransaction, DatabaseUnavailable } from './database.ts';
import type { Db, Tx } from './tables.ts';

type Job = {
  readonly work: (tx: Tx) => Promise<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
};

// A group's commit is one wait for the disk; larger groups would make its first request wait for its last.
const MAX_GROUP = 256;

/**
 * Lets writes that arrive together share one commit. Each has a savepoint of its own, so that a failing one undoes no
 * other; each is answered after the commit is on disk. `beforeCommit` is called right before that.
 */
export function createWriteGroups(connection: DatabaseSync, db: Db, beforeCommit: () => void) {
  const savepoints = prepareSavepoints(connection);
  const waiting: Job[] = [];
  let running: Promise<void> | undefined;

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      await runGroup({ connection, db, savepoints, beforeCommit }, waiting.splice(0, MAX_GROUP));
    }
    running = undefined;
  }

  return {
    run<Value>(work: (tx: Tx) => Promise<Value>): Promise<Value> {
      const { promise, resolve, reject } = Promise.withResolvers<Value>();
      // The job's own promise fixes the type of its value; the queue holds jobs of all types.
      waiting.push({ work, resolve: resolve as (value: unknown) => void, reject });
      // The rest of this turn's requests still join the group.
      running ??= new Promise((start) => setImmediate(start)).then(drain);
      return promise;
    },
    /** How many writes wait for the next group. */
    waiting: () => waiting.length,
    /** Resolves when every write that was handed in so far is answered. */
    async settled(): Promise<void> {
      await running;
    },
  };
}

type Savepoints = ReturnType<typeof prepareSavepoints>;
type Writer = {
  readonly connection: DatabaseSync;
  readonly db: Db;
  readonly savepoints: Savepoints;
  readonly beforeCommit: () => void;
};

// Parsing them for each write would cost as much as the write.
function prepareSavepoints(connection: DatabaseSync) {
  return {
    begin: connection.prepare('SAVEPOINT job'),
    keep: connection.prepare('RELEASE job'),
    undo: connection.prepare('ROLLBACK TO job'),
  };
}

async function runGroup(writer: Writer, jobs: readonly Job[]): Promise<void> {
  const { connection, beforeCommit } = writer;
  const answers: (() => void)[] = [];
  try {
    connection.exec('BEGIN IMMEDIATE');
    for (const job of jobs) answers.push(await runJob(writer, job));
    beforeCommit();
    connection.exec('COMMIT');
  } catch (cause) {
    // The disk is full, the file is locked or gone: nothing of the group was kept, so each may be tried again.
    rollBack(connection);
    for (const job of jobs) job.reject(new DatabaseUnavailable('The write was not kept', { cause }));
    return;
  }
  for (const answer of answers) answer();
}

function rollBack(connection: DatabaseSync): void {
  if (!connection.isOpen || !connection.isTransaction) return;
  try {
    connection.exec('ROLLBACK');
  } catch {
    // A disk that refuses even this has ended the transaction by itself; the next BEGIN tells whether it works again.
  }
}

/** Runs one write and says how to answer it after the commit. Throws when the whole transaction is lost. */
async function runJob({ connection, db, savepoints }: Writer, job: Job): Promise<() => void> {
  savepoints.begin.run();
  try {
    const value = await job.work(asTransaction(db));
    savepoints.keep.run();
    return () => job.resolve(value);
  } catch (error) {
    if (!connection.isTransaction) throw error;
    savepoints.undo.run();
    savepoints.keep.run();
    return () => job.reject(error);
  }
}
