import type { Compilable, CompiledQuery, QueryResult } from 'kysely';
import { NodeSqliteAdapter } from './node-sqlite.ts';
import type { Db } from './tables.ts';

/**
 * A query of a hot path, built and compiled once for each engine, which costs several times its run. `build` puts any
 * value in the place of each parameter; a call gives the real ones, in the order in which they stand in the SQL.
 */
export function prepared<Row>(
  build: (db: Db) => Compilable<Row>,
): (db: Db, parameters: readonly unknown[]) => Promise<QueryResult<Row>> {
  // Transactions share the adapter of the connection that they came from.
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  return async (db, parameters) => {
    const { adapter } = db.getExecutor();
    let query = compiled.get(adapter);
    if (!query) {
      query = build(db).compile();
      compiled.set(adapter, query);
    }
    if (adapter instanceof NodeSqliteAdapter) return adapter.run(query, parameters);
    return db.executeQuery<Row>({ ...query, parameters });
  };
}
