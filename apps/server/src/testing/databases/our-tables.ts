import type { Db } from '../../platform/db/tables.ts';

// What the engines and the extension of a distributed database keep for themselves.
const NOT_OURS = /^(?:sqlite_|pg_|citus_)/;

/** The tables of a database that are the site's own, as they are there. */
export async function listOurTables(db: Db) {
  const tables = await db.introspection.getTables();
  return tables.filter(({ name, isView }) => !isView && !NOT_OURS.test(name));
}
