import { grouped, toTable } from '../figures.ts';
import { print } from '../report.ts';
import { ask } from './distributed-database.ts';

type Size = { readonly name: string; readonly rows: number; readonly bytes: string };

/** Prints what each table of a filled, plain database takes, indexes and long texts included. */
export async function printTableSizes(databaseUrl: string): Promise<void> {
  await ask(databaseUrl, 'vacuum analyze');
  const { rows } = await ask<Size>(
    databaseUrl,
    `select relname as name, reltuples::int as rows, pg_total_relation_size(oid) as bytes from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > 0
     order by pg_total_relation_size(oid) desc`,
  );
  const lines = rows.map(({ name, rows: count, bytes }) => [
    name,
    grouped(count),
    grouped(Number(bytes)),
    grouped(Number(bytes) / count),
  ]);
  print(`\nTables on one node\n\n${toTable(['', 'rows', 'bytes', 'bytes a row'], lines)}`);
}
