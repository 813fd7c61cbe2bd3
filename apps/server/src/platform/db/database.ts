import type { Db, Tx } from './tables.ts';

/** The storage of the site, whichever engine it is. */
export type Database = {
  readonly engine: 'sqlite' | 'postgres';
  /** For reading outside a write. Sees every acknowledged write. */
  readonly read: Db;
  /**
   * Runs the work in a transaction and answers once it is on disk. When the work throws, nothing of it remains.
   * The work awaits nothing but the database: on SQLite it shares one commit with the works that came with it.
   */
  write<Value>(work: (tx: Tx) => Promise<Value>): Promise<Value>;
  /**
   * As `write`, one after the other for each user, so that what is read inside stays true until the commit. Throws
   * UserGone when there is no such user.
   */
  writeForUser<Value>(userId: string, work: (tx: Tx) => Promise<Value>): Promise<Value>;
  /** For long reads: all of them see the state of one moment, while others write. */
  readSnapshot<Value>(work: (db: Db) => Promise<Value>): Promise<Value>;
  /** How busy it is at the moment. Asked with each request, so that it costs no more than a few sums. */
  readonly load: () => DatabaseLoad;
  /** How many bytes the database takes. */
  size(): Promise<number>;
  /** Removes deleted data from SQLite's write-ahead log as well. Call it now and then. */
  sweep(): Promise<void>;
  close(): Promise<void>;
};

/** How many statements and transactions wait until the database has time for them; of PostgreSQL also its pool. */
export type DatabaseLoad = {
  /** All that waits for the database, with the writes that are being done; what waits for its own user's earlier write is not. */
  readonly waiting: number;
  /** Of these, the writes that wait for others to finish. */
  readonly waitingWrites: number;
  readonly connections?: {
    readonly open: number;
    readonly idle: number;
    readonly waiting: number;
    readonly max: number;
  };
};

/** The user of a write is no longer there: the account was deleted while the request was under way. */
export class UserGone extends Error {}

/** The database cannot be reached or written now; the same request may succeed later. */
export class DatabaseUnavailable extends Error {}

/** Marks a connection on which a transaction has begun. For the two engines' `write` alone: it is what makes a `Tx`. */
export function asTransaction(db: Db): Tx {
  return db as Tx;
}
