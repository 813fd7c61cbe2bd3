import { cp, mkdtemp, open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import { dataFolderNames } from '../../../apps/server/src/platform/data-folder.ts';
import type { Chance } from '../../chance.ts';
import type { Fault } from '../fault.ts';
import { startServer } from '../../../apps/server/src/testing/server-process.ts';
import { openSqliteSite } from '../sqlite-site.ts';

const PAGE_BYTES = 4096;
const REFUSAL = /Thirteen could not start\. The database \S+ is damaged/;

/** A page of the SQLite file holds something else than what was written there. */
export const damagedPage: Fault = {
  name: 'damaged-page',
  title: 'damaged page of the SQLite file',
  rounds: { full: 20, quick: 1 },
  async play({ rounds, seed, chance, notes }) {
    const site = await openSqliteSite({ seed });
    const folder = await mkdtemp(join(tmpdir(), 'thirteen-faults-damaged-'));
    const whole = join(site.dataDir, dataFolderNames.database);
    const damaged = join(folder, dataFolderNames.database);
    try {
      site.crowd.go();
      await site.crowd.untilAcknowledged(40);
      await site.crowd.halt();
      await site.server().end('SIGTERM');
      // The write-ahead log comes home, so that the file is the whole database.
      await site.database.sweep();
      for (let round = 1; round <= rounds; round += 1) {
        await cp(whole, damaged);
        await damagePage(damaged, chance);
        const said = await tryToStart(folder);
        const isRefused = REFUSAL.test(said);
        if (isRefused) notes.count('refusals to start', 1);
        // A page that holds nothing may hold anything.
        const isHarmless = !isRefused && isDeepStrictEqual(readAll(damaged), readAll(whole));
        notes.endRound(isRefused || isHarmless ? [] : [`the server said ${JSON.stringify(said)}`]);
        await Promise.all(['-wal', '-shm'].map((end) => rm(damaged + end, { force: true })));
      }
    } finally {
      await site.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

/** What a server says that does not start; nothing where it does. */
async function tryToStart(dataDir: string): Promise<string> {
  try {
    const server = await startServer({ DATA_DIR: dataDir }, { cheap: true });
    await server.end('SIGTERM');
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Fills a page by chance with noise. */
async function damagePage(file: string, chance: Chance): Promise<void> {
  const { size } = await stat(file);
  const page = chance(size / PAGE_BYTES);
  const noise = Buffer.from(Array.from({ length: PAGE_BYTES }, () => chance(256)));
  const handle = await open(file, 'r+');
  await handle.write(noise, 0, PAGE_BYTES, page * PAGE_BYTES);
  await handle.close();
}

/** All rows of all tables. Throws where one can't be read. */
function readAll(file: string): readonly unknown[] {
  const connection = new DatabaseSync(file, { readOnly: true });
  try {
    const tables = connection
      .prepare("select name from sqlite_schema where type = 'table' order by name")
      .all();
    return tables.map(({ name }) => connection.prepare(`select * from "${String(name)}"`).all());
  } finally {
    connection.close();
  }
}
