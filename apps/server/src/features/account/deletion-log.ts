import { createHash } from 'node:crypto';
import { mkdir, open, readFile, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Database } from '#platform/db/database.ts';
import { deleteDeletions, listDeletions, type Deletion } from './deletions.repository.ts';

/** The file outside the database that names deleted accounts by a hash, so that a restored back-up loses them again. */
export type DeletionLog = {
  /**
   * Appends what the database still holds and waits for the disk. Where the file can't be written the deletions stay in
   * the database, for the next time.
   */
  flush(): Promise<void>;
};

type LogParts = {
  readonly database: Database;
  readonly file: string;
  readonly onFailure: (error: unknown) => void;
};

/** What the log has of an account in place of its id. */
export function toUserHash(userId: string): string {
  return createHash('sha256').update(userId).digest('hex');
}

/** Keeps the log in a file. Several processes may append to one; a deletion that stands there twice does no harm. */
export function createDeletionLog({ database, file, onFailure }: LogParts): DeletionLog {
  return {
    async flush() {
      try {
        const deletions = await listDeletions(database.read);
        if (deletions.length === 0) return;
        await append(file, deletions);
        await database.write((tx) => deleteDeletions(tx, deletions));
      } catch (error) {
        onFailure(error);
      }
    },
  };
}

async function append(file: string, deletions: readonly Deletion[]): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const lines = deletions.map((deletion) => `${JSON.stringify(deletion)}\n`).join('');
  const handle = await open(file, 'a+', 0o600);
  try {
    // One write, so that the lines of several processes do not mix.
    await handle.write(((await endsWithWholeLine(handle)) ? '' : '\n') + lines);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A power cut may have left a part of a line, which must not spoil the next one. */
async function endsWithWholeLine(handle: FileHandle): Promise<boolean> {
  const { size } = await handle.stat();
  if (size === 0) return true;
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer.toString() === '\n';
}

const LINE = /^\{"userHash":"([0-9a-f]{64})","deletedAt":"[^"]+"\}$/;

/** The hashes of the accounts that a log names, and how many of its lines are none, as a power cut leaves them. */
export async function readDeletionLog(
  file: string,
): Promise<{ readonly hashes: ReadonlySet<string>; readonly unreadable: number }> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
  const hashes = lines.flatMap((line) => LINE.exec(line)?.[1] ?? []);
  return { hashes: new Set(hashes), unreadable: lines.length - hashes.length };
}
