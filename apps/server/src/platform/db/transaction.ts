import type { Db, Tx } from './tables.ts';

/** Marks a connection on which a transaction has begun. For the two engines' `write` alone: it is what makes a `Tx`. */
export function asTransaction(db: Db): Tx {
  return db as Tx;
}
