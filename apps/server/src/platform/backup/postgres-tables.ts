import type pg from 'pg';
import type { BackupTable } from './backup-manifest.ts';

const MIGRATIONS = 'kysely_migration';
const OF_MIGRATIONS: ReadonlySet<string> = new Set([MIGRATIONS, `${MIGRATIONS}_lock`]);

type DatabaseContent = {
  /** In an order in which they can be filled: what a foreign key points to comes first. */
  readonly tables: readonly BackupTable[];
  readonly migrations: readonly string[];
  /** What the tables take of the disk, without their indexes. */
  readonly bytes: number;
};

/** The tables of a database with their columns, but for those in which the migrations are noted. */
export async function listTables(client: pg.Client): Promise<DatabaseContent> {
  const { rows } = await client.query<{ name: string; columns: string[]; parents: string[]; bytes: string }>(`
    select c.relname::text as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped order by a.attnum) as columns,
      array(select f.confrelid::regclass::text from pg_constraint f
        where f.conrelid = c.oid and f.contype = 'f') as parents,
      pg_table_size(c.oid) as bytes
    from pg_class c
    where c.relkind in ('r', 'p') and c.relnamespace = current_schema()::regnamespace
    order by c.relname`);
  const ours = rows.filter(({ name }) => !OF_MIGRATIONS.has(name));
  return {
    tables: parentsFirst(ours),
    migrations: rows.some(({ name }) => name === MIGRATIONS) ? await listMigrations(client) : [],
    bytes: ours.reduce((sum, { bytes }) => sum + Number(bytes), 0),
  };
}

async function listMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select name from ${MIGRATIONS} order by name collate "C"`,
  );
  return rows.map(({ name }) => name);
}

type Row = BackupTable & { readonly parents: readonly string[] };

function parentsFirst(rows: readonly Row[]): BackupTable[] {
  const placed = new Set<string>();
  const tables: BackupTable[] = [];
  for (let left = rows; left.length > 0;) {
    const isReady = ({ name, parents }: Row) =>
      parents.every((parent) => parent === name || placed.has(parent));
    const ready = left.filter(isReady);
    if (ready.length === 0) throw new Error('The foreign keys of the tables form a ring');
    for (const { name, columns } of ready) {
      placed.add(name);
      tables.push({ name, columns });
    }
    left = left.filter((row) => !ready.includes(row));
  }
  return tables;
}
