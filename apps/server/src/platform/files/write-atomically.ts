import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** How the names of what is not whole yet begin. */
export const DRAFT_PREFIX = '.draft-';
// Another process may still be writing a younger one.
const OLD_DRAFT_MS = 60_000;

/**
 * Writes a file, and its folder where that is missing. A crash or a full disk leaves the old file, the new one or none,
 * never a part: the bytes go to a draft beside it, which is synced and renamed. Throws what the disk answers, with the
 * draft removed. `mode` is that of a new file; a folder that is made is for the server's account alone.
 */
export async function writeAtomically(file: string, bytes: Uint8Array, mode = 0o600): Promise<void> {
  const directory = dirname(file);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const draft = join(directory, `${DRAFT_PREFIX}${randomUUID()}`);
  try {
    const handle = await open(draft, 'wx', mode);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** Removes the drafts that crashes left in a folder: files, or folders with all that is in them. */
export async function removeOldDrafts(directory: string): Promise<void> {
  const names = await readdir(directory).catch(() => []);
  for (const name of names.filter((candidate) => candidate.startsWith(DRAFT_PREFIX))) {
    const draft = join(directory, name);
    // Another process may have removed it.
    const found = await stat(draft).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > OLD_DRAFT_MS) await rm(draft, { recursive: true, force: true });
  }
}
