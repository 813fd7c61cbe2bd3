import type { Compilable, CompiledQuery, QueryResult } from 'kysely';
import { NodeSqliteAdapter } from './sqlite/node-sqlite.ts';
import { forBatches, type BatchStatement, type StatementBatches } from './postgres/statement-batches.ts';
import type { Db } from './tables.ts';

type Compiled<Row> = {
  readonly query: CompiledQuery<Row>;
  readonly batch: BatchStatement<Row> | undefined;
};

/**
 * A query of a hot path, built and compiled once for each engine, which costs several times its run. `build` puts any
 * value in the place of each parameter, of the type that its column has; a call gives the real ones, in the order in which
 * they stand in the SQL. Where `shareStatements` says so, calls that come together are one statement.
 */
export function prepared<Row>(
  build: (db: Db) => Compilable<Row>,
): (db: Db, parameters: readonly unknown[]) => Promise<QueryResult<Row>> {
  // Transactions share the adapter of the connection that they came from.
  const compiled = new WeakMap<object, Compiled<Row>>();
  return async (db, parameters) => {
    const { adapter } = db.getExecutor();
    let known = compiled.get(adapter);
    if (!known) {
      const query = build(db).compile();
      known = { query, batch: forBatches(query) };
      compiled.set(adapter, known);
    }
    if (adapter instanceof NodeSqliteAdapter) return adapter.run(known.query, parameters);
    const batches = known.batch && sharing.get(db);
    if (known.batch && batches) return batches.run(known.batch, parameters);
    return db.executeQuery<Row>({ ...known.query, parameters });
  };
}

const sharing = new WeakMap<Db, Pick<StatementBatches, 'run'>>();

/** Lets prepared queries that are run on `db` at the same time share statements; for PostgreSQL. */
export function shareStatements(db: Db, batches: Pick<StatementBatches, 'run'>): void {
  sharing.set(db, batches);
}
