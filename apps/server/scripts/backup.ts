import { rmSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import serverPackage from '../package.json' with { type: 'json' };
import { readConfig } from '../src/config.ts';
import { makeBackup } from '../src/platform/backup/backup.ts';
import { BackupRefused } from '../src/platform/backup/backup-manifest.ts';
import { databaseDraftOf } from '../src/platform/backup/sqlite-backup.ts';
import { draftOf } from '../src/platform/backup/write-archive.ts';
import { runForOperator } from './run-for-operator.ts';
import { createProgressPrinter } from './print-progress.ts';

// `npm run backup -- FILE`: writes all that the site has to keep into one file, also while the server runs.
await runForOperator(async () => {
  const [name, ...rest] = process.argv.slice(2);
  if (!name || name.startsWith('-') || rest.length > 0)
    throw new BackupRefused('Usage: npm run backup -- FILE');
  const file = resolve(name);
  const { dataDir, databaseUrl } = readConfig(process.env);
  process.umask(0o077);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      for (const draft of [draftOf(file), databaseDraftOf(file)]) rmSync(draft, { force: true });
      console.error('Stopped: nothing was written.');
      process.exit(130);
    });
  }
  const storage = { dataDir, databaseUrl, version: serverPackage.version };
  await makeBackup(storage, file, createProgressPrinter());
  const { size } = await stat(file);
  console.log(`${file} is whole: ${size.toLocaleString('en-US')} bytes.`);
});
