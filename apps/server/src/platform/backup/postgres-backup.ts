import { pipeline } from 'node:stream/promises';
import { Kysely } from 'kysely';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { migrateTo, lockSchema, MigrationDialect } from '../db/migrate.ts';
import { encryptedAddress } from '../db/postgres/postgres-address.ts';
import type { Tables } from '../db/tables.ts';
import {
  BackupRefused,
  type BackupManifest,
  type BackupTable,
  type TellProgress,
} from './backup-manifest.ts';
import { addOutboxMessages, restoreOutboxMessage } from './outbox-messages.ts';
import { listTables } from './postgres-tables.ts';
import { readArchive, toStream, type ArchiveEntry } from './read-archive.ts';
import { writeArchive, type ArchiveWriter } from './write-archive.ts';

// Rows go into entries of about this size, since an entry says its length before its content.
const CHUNK_BYTES = 4_000_000;

type Site = { readonly dataDir: string; readonly databaseUrl: string; readonly version: string };

/** Backs a PostgreSQL database up as it is at one moment, while others write. Throws BackupRefused where it is empty. */
export async function backUpPostgres(site: Site, file: string, progress: TellProgress): Promise<void> {
  const takenAt = new Date().toISOString();
  await withClient(site.databaseUrl, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    const { tables, migrations, bytes } = await listTables(client);
    if (migrations.length === 0)
      throw new BackupRefused('There is nothing to back up: DATABASE_URL is empty.');
    const { version } = site;
    await writeArchive(
      file,
      { application: 'thirteen', format: 1, engine: 'postgres', version, takenAt, migrations, tables },
      async (archive) => {
        await addOutboxMessages(archive, site.dataDir);
        let done = 0;
        for (const [index, table] of tables.entries()) {
          await addTable(archive, client, table, (size) => {
            // The size of the tables is of their pages, which hold more and less than the text of their rows.
            progress(
              `bytes, about (table ${index + 1} of ${tables.length})`,
              Math.min((done += size), bytes),
              bytes,
            );
          });
        }
        progress('bytes, about', bytes, bytes);
      },
    );
  });
}

async function addTable(
  archive: ArchiveWriter,
  client: pg.Client,
  table: BackupTable,
  onBytes: (size: number) => void,
): Promise<void> {
  let chunks: Buffer[] = [];
  let size = 0;
  let entries = 0;
  const flush = async () => {
    entries += 1;
    const bytes = Buffer.concat(chunks);
    [chunks, size] = [[], 0];
    await archive.add(`tables/${table.name}/${String(entries).padStart(6, '0')}`, bytes);
    onBytes(bytes.length);
  };
  const rows: AsyncIterable<Buffer> = client.query(copyTo(`copy ${toSql(table)} to stdout`));
  for await (const chunk of rows) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= CHUNK_BYTES) await flush();
  }
  if (size > 0) await flush();
}

/**
 * Fills an empty PostgreSQL database from a checked back-up, in one transaction: the schema as the back-up had it, then
 * every row. Throws BackupRefused where the database has tables.
 */
export async function restorePostgres(
  site: Pick<Site, 'dataDir' | 'databaseUrl'>,
  file: string,
  { manifest, progress }: { readonly manifest: BackupManifest; readonly progress: TellProgress },
): Promise<void> {
  await withClient(site.databaseUrl, async (client) => {
    const present = await listTables(client);
    if (present.tables.length > 0)
      throw new BackupRefused('The database of DATABASE_URL has tables: restore into an empty one.');
    const db = new Kysely<Tables>({ dialect: new MigrationDialect({ pool: poolOf(client) }) });
    await db.transaction().execute(async (tx) => {
      await lockSchema(tx);
      await migrateTo(tx, manifest.migrations.at(-1) ?? '');
      await requireSameColumns(client, manifest, file);
      // Migrations may have put rows in that the back-up has, too.
      await client.query(`truncate ${manifest.tables.map(({ name }) => `"${name}"`).join(', ')}`);
      const tables = new Map(manifest.tables.map((table) => [table.name, table]));
      for await (const entry of readArchive(file, progress, 'bytes restored')) {
        const table = tables.get(/^tables\/(\w+)\/\d+$/.exec(entry.name)?.[1] ?? '');
        if (table) await fillTable(client, table, entry);
        else await restoreOutboxMessage(entry, site.dataDir);
      }
    });
  });
}

async function fillTable(client: pg.Client, table: BackupTable, entry: ArchiveEntry): Promise<void> {
  await pipeline(toStream(entry), client.query(copyFrom(`copy ${toSql(table)} from stdin`)));
}

async function requireSameColumns(client: pg.Client, manifest: BackupManifest, file: string): Promise<void> {
  const { tables } = await listTables(client);
  const describe = (list: readonly BackupTable[]) =>
    list
      .map(({ name, columns }) => `${name}(${columns.toSorted().join()})`)
      .toSorted()
      .join();
  if (describe(tables) !== describe(manifest.tables))
    throw new BackupRefused(`${file} has other tables than its version's.`);
}

function toSql({ name, columns }: BackupTable): string {
  return `"${name}" (${columns.map((column) => `"${column}"`).join(', ')})`;
}

/** Lends the one connection out, so that the schema and the rows share its transaction. */
function poolOf(client: pg.Client) {
  const lent = Object.assign(client, { release: () => undefined });
  return { options: {}, connect: async () => lent, end: async () => undefined };
}

/** A connection without the time-outs of requests. What was not committed is gone when it ends. */
async function withClient<Value>(url: string, work: (client: pg.Client) => Promise<Value>): Promise<Value> {
  const client = new pg.Client({ connectionString: encryptedAddress(url), connectionTimeoutMillis: 5000 });
  // One that breaks is told by the statement under way; unheard, it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
