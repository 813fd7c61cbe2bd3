import { grouped, toTable } from '../figures.ts';
import { print } from '../report.ts';
import { ask } from './distributed-database.ts';

/** What a table takes, indexes and long texts included. */
export type TableSize = { readonly name: string; readonly rows: number; readonly bytes: number };

/** Prints what each table of a filled, plain database takes, and answers it. */
export async function printTableSizes(databaseUrl: string): Promise<readonly TableSize[]> {
  await ask(databaseUrl, 'vacuum analyze');
  const { rows } = await ask<TableSize>(
    databaseUrl,
    `select relname as name, reltuples::int as rows, pg_total_relation_size(oid)::float as bytes from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > 0
     order by pg_total_relation_size(oid) desc`,
  );
  const lines = rows.map(({ name, rows: count, bytes }) => [
    name,
    grouped(count),
    grouped(bytes),
    grouped(bytes / count),
  ]);
  print(`\nTables on one node\n\n${toTable(['', 'rows', 'bytes', 'bytes a row'], lines)}`);
  return rows;
}
