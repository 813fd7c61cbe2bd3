import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Gauge, type Registry } from 'prom-client';
import { dataFolderNames } from '../data-folder.ts';
import type { Database } from '../db/database.ts';
import { summarizeMails } from '../mail/mail.repository.ts';

type StorageParts = {
  readonly database: Database;
  readonly dataDir: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

const FOLDERS = ['cards', 'cardArt', 'drawings', 'previews', 'outbox'] as const;
// Counting a folder reads the size of each of its files.
const COUNT_EVERY_MS = 5 * 60 * 1000;
// All gauges of one reading share an answer.
const ONE_READING_MS = 1000;

/** Shows what the site stores: connections of the database, sizes, free space and mails that wait. Asked when it is read. */
export function measureStorage(registry: Registry, { database, dataDir, now }: StorageParts): void {
  const folders = kept(COUNT_EVERY_MS, () => countFolders(dataDir));
  const disk = kept(ONE_READING_MS, () => statfs(dataDir));
  const mails = kept(ONE_READING_MS, () => summarizeMails(database.read));

  /** A gauge that keeps its last values where they can't be had: a database that is away must not hide the other metrics. */
  const gauge = (name: string, help: string, read: (show: Gauge) => Promise<void> | void, label?: string) =>
    void new Gauge({
      name,
      help,
      labelNames: label === undefined ? [] : [label],
      registers: [registry],
      async collect() {
        await Promise.resolve(read(this)).catch(() => undefined);
      },
    });

  gauge(
    'thirteen_database_connections',
    'Connections to PostgreSQL: open, idle, waited for, and the most there may be; none on SQLite',
    (show) => {
      for (const [state, count] of Object.entries(database.load().connections ?? {}))
        show.set({ state }, count);
    },
    'state',
  );
  gauge(
    'thirteen_stored_bytes',
    'Bytes of the database and of the folders of DATA_DIR; folders are counted every five minutes',
    async (show) => {
      for (const [what, bytes] of await folders()) show.set({ what }, bytes);
      show.set({ what: 'database' }, await database.size());
    },
    'what',
  );
  gauge('thirteen_disk_total_bytes', 'Size of the disk of DATA_DIR', async (show) => {
    const { blocks, bsize } = await disk();
    show.set(blocks * bsize);
  });
  gauge(
    'thirteen_disk_free_bytes',
    'Bytes that the server may still write to the disk of DATA_DIR',
    async (show) => {
      const { bavail, bsize } = await disk();
      show.set(bavail * bsize);
    },
  );
  gauge('thirteen_mails_waiting', 'Mails that wait to be sent', async (show) => {
    show.set((await mails()).waiting);
  });
  gauge(
    'thirteen_mails_given_up',
    'Mails that could not be sent and stay stored for the operator',
    async (show) => {
      show.set((await mails()).givenUp);
    },
  );
  gauge('thirteen_mail_oldest_seconds', 'Age of the oldest mail that waits; 0: none waits', async (show) => {
    const { oldest } = await mails();
    show.set(oldest === undefined ? 0 : Math.max(0, now() - Date.parse(oldest)) / 1000);
  });
}

/** Reads again when the last answer is so old, or failed. */
function kept<Value>(maxAgeMs: number, read: () => Promise<Value>): () => Promise<Value> {
  let latest: { readonly value: Promise<Value>; readonly at: number } | undefined;
  return () => {
    if (latest && performance.now() - latest.at < maxAgeMs) return latest.value;
    const reading = { value: read(), at: performance.now() };
    latest = reading;
    reading.value.catch(() => {
      if (latest === reading) latest = undefined;
    });
    return reading.value;
  };
}

/** The bytes of each folder, by its name on disk. */
function countFolders(dataDir: string): Promise<readonly (readonly [string, number])[]> {
  const names = FOLDERS.map((folder) => dataFolderNames[folder]);
  return Promise.all(names.map(async (name) => [name, await bytesOf(join(dataDir, name))] as const));
}

async function bytesOf(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  let bytes = 0;
  for (const name of names) bytes += (await stat(join(folder, name)).catch(() => undefined))?.size ?? 0;
  return bytes;
}
