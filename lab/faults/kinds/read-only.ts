import { spawnSync } from 'node:child_process';
import { chmod, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dataFolderNames } from '../../../apps/server/src/platform/data-folder.ts';
import type { Fault } from '../fault.ts';
import { runServer } from '../../../apps/server/src/testing/crashes/server-process.ts';
import { openSqliteSite } from '../sqlite-site.ts';

// Modes don't stop root, so the server runs as an account that every Linux has.
const NOBODY = { uid: 65_534, gid: 65_534 };
const account = process.getuid?.() === 0 ? NOBODY : undefined;
const MAIN = fileURLToPath(new URL('../../../apps/server/src/main.ts', import.meta.url));
const REFUSAL = /^Thirteen could not start\. .*DATA_DIR.* can't be written/;

/** The folder of mails can't be written while the server runs; then the whole data folder, when it starts. */
export const readOnly: Fault = {
  name: 'read-only',
  title: 'read-only data folder, SQLite',
  rounds: { full: 12, quick: 1 },
  findMissing() {
    const tried = spawnSync(process.execPath, ['--check', MAIN], { ...account, cwd: '/' });
    return tried.status === 0 ? undefined : 'another account than root may not read this repository';
  },
  async play({ rounds, seed, notes }) {
    const options = account === undefined ? {} : { account };
    const site = await openSqliteSite({ seed, options });
    const { crowd, dataDir, database } = site;
    const outbox = join(dataDir, dataFolderNames.outbox);
    try {
      for (let round = 1; round <= rounds; round += 1) {
        crowd.go();
        await crowd.untilAcknowledged(15);
        await chmod(outbox, 0o500).catch(() => undefined);
        await crowd.untilAcknowledged(15);
        await crowd.halt();
        const losses = await crowd.findLosses();
        await chmod(outbox, 0o700).catch(() => undefined);

        await site.server().end('SIGTERM');
        await database.sweep();
        await setModes(dataDir, 0o500, 0o400);
        const { code, errors } = await runServer({ DATA_DIR: dataDir }, { cheap: true, ...options });
        const isRefused = code !== 0 && REFUSAL.test(errors);
        await setModes(dataDir, 0o700, 0o600);
        await site.restart();
        notes.endRound([
          ...losses,
          ...(isRefused ? [] : [`the server said ${JSON.stringify(errors)} and ended with ${code}`]),
          ...(await crowd.findLosses()),
        ]);
      }
      notes.count('acknowledged', crowd.acknowledged());
    } finally {
      await site.close();
    }
  },
};

async function setModes(folder: string, folderMode: number, fileMode: number): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isFile()) await chmod(join(folder, entry.name), fileMode);
  }
  await chmod(folder, folderMode);
}
