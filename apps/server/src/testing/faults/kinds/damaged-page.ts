import { cp, mkdtemp, open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataFolderNames } from '#platform/data-folder.ts';
import type { Chance } from '../chance.ts';
import type { Fault } from '../fault.ts';
import { runServer, startServer } from '../../server-process.ts';
import { openSqliteSite } from '../sqlite-site.ts';

const PAGE_BYTES = 4096;

/** A page of the SQLite file holds something else than what was written there. */
export const damagedPage: Fault = {
  name: 'damaged-page',
  title: 'damaged page of the SQLite file',
  rounds: { full: 20, quick: 2 },
  async play({ rounds, seed, chance, notes }) {
    const site = await openSqliteSite({ seed });
    const backup = await mkdtemp(join(tmpdir(), 'thirteen-faults-backup-'));
    const file = join(site.dataDir, dataFolderNames.database);
    try {
      site.crowd.go();
      await site.crowd.untilAcknowledged(40);
      await site.crowd.halt();
      // At its end the server brings the write-ahead log home, so that the file is the whole database.
      await site.server().end('SIGTERM');
      for (let round = 1; round <= rounds; round += 1) {
        await cp(file, join(backup, 'copy'));
        await damagePage(file, chance);
        const { code, errors } = await runServer({ DATA_DIR: site.dataDir }, { cheap: true });
        const isRefused =
          code !== 0 && /^Thirteen could not start\. The database \S+ is damaged/.test(errors);
        await rm(`${file}-wal`, { force: true });
        await rm(`${file}-shm`, { force: true });
        await cp(join(backup, 'copy'), file);
        notes.endRound(isRefused ? [] : [`the server said ${JSON.stringify(errors)} and ended with ${code}`]);
      }
      await site.restart();
      notes.endRound(await site.crowd.findLosses());
      notes.count('refusals to start', rounds);
    } finally {
      await site.close();
      await rm(backup, { recursive: true, force: true });
    }
  },
};

/** Fills a page by chance with noise: any but those that hold nothing, of which a small file has none. */
async function damagePage(file: string, chance: Chance): Promise<void> {
  const { size } = await stat(file);
  const page = chance(size / PAGE_BYTES);
  const noise = Buffer.from(Array.from({ length: PAGE_BYTES }, () => chance(256)));
  const handle = await open(file, 'r+');
  await handle.write(noise, 0, PAGE_BYTES, page * PAGE_BYTES);
  await handle.close();
}
