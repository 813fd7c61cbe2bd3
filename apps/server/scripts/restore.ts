import { access } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig, type Config } from '../src/config.ts';
import { findAccountByName } from '../src/features/account/account.repository.ts';
import { createDeletionLog, readDeletionLog } from '../src/features/account/deletion-log.ts';
import { eraseLogged } from '../src/features/account/erase-account.ts';
import { restoreBackup } from '../src/platform/backup/backup.ts';
import { BackupRefused } from '../src/platform/backup/backup-manifest.ts';
import { openDatabase } from '../src/platform/db/open.ts';
import { createFanUpdates } from '../src/app/fan-updates.ts';
import { runForOperator } from './run-for-operator.ts';
import { createProgressPrinter } from './print-progress.ts';

const USAGE = 'Usage: npm run restore -- [FILE] [--deletions FILE]...';

// `npm run restore -- FILE`: puts a back-up into an empty place, brings it up to date and deletes again whom the logs of
// deletions name. Without a FILE the logs alone are replayed, for databases that were restored by other means.
await runForOperator(async () => {
  const { file, logs } = readWords();
  const config = readConfig(process.env);
  process.umask(0o077);
  // Logs are read first, so that one that is not there stops the command before anything changes.
  const deletions = await readLogs(config, logs);
  if (file !== undefined) {
    const manifest = await restoreBackup(config, file, createProgressPrinter());
    console.log(`Restored the back-up of ${manifest.takenAt}, made by version ${manifest.version}.`);
    if (deletions === undefined)
      console.log('No log of deletions was found: accounts deleted after that time are there again.');
  }
  await replay(config, deletions ?? new Set());
});

function readWords() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { deletions: { type: 'string', multiple: true, default: [] } },
    });
    const [name, ...rest] = positionals;
    const logs = values.deletions.map((log) => resolve(log));
    if (rest.length === 0 && (name !== undefined || logs.length > 0))
      return { file: name === undefined ? undefined : resolve(name), logs };
  } catch {
    // An unknown option is told as any other wrong word.
  }
  throw new BackupRefused(USAGE);
}

/** The hashes of all logs: those given, and this machine's own where there is one. Undefined where there is none. */
async function readLogs(config: Config, given: readonly string[]): Promise<ReadonlySet<string> | undefined> {
  const hasOwn = await access(config.deletionsLog).then(
    () => true,
    () => false,
  );
  const files = new Set([...given, ...(hasOwn ? [config.deletionsLog] : [])]);
  if (files.size === 0) return undefined;
  const hashes = new Set<string>();
  for (const file of files) {
    const log = await readDeletionLog(file).catch((cause: unknown) => {
      throw new BackupRefused(`The log of deletions ${file} can't be read.`, { cause });
    });
    for (const hash of log.hashes) hashes.add(hash);
    if (log.unreadable > 0) console.log(`${file}: ${log.unreadable} lines are none of a log of deletions.`);
  }
  return hashes;
}

/** Brings the database up to date, and deletes again whom the logs name. */
async function replay(config: Config, hashes: ReadonlySet<string>): Promise<void> {
  const database = await openDatabase(config);
  try {
    const authorId = (await findAccountByName(database.read, config.authorUsername))?.id;
    const { forgetFan } = createFanUpdates((userId) => userId !== authorId, Date.now);
    const deletionLog = createDeletionLog({
      database,
      file: config.deletionsLog,
      onFailure: (cause) => {
        throw new Error(`The log of deletions ${config.deletionsLog} can't be written`, { cause });
      },
    });
    const erased = await eraseLogged({ database, forgetFan, deletionLog, now: Date.now }, hashes);
    console.log(`${erased} accounts were deleted again, of ${hashes.size} that the logs of deletions name.`);
  } finally {
    await database.close();
  }
}
