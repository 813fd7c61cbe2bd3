import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { dataFolderNames } from '../data-folder.ts';
import { writeAtomically } from '../files/write-atomically.ts';
import type { ArchiveEntry } from './read-archive.ts';
import type { ArchiveWriter } from './write-archive.ts';

// Of the outbox only these: they are the site's only copy. Mails with links are secrets that soon are worth nothing.
const MESSAGE = /^message-[\w-]+\.eml$/;
const FOLDER = `${dataFolderNames.outbox}/`;

/** Adds the messages of the contact form that wait in the outbox folder. */
export async function addOutboxMessages(archive: ArchiveWriter, dataDir: string): Promise<void> {
  const folder = join(dataDir, dataFolderNames.outbox);
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((candidate) => MESSAGE.test(candidate)).toSorted()) {
    // The operator may have removed it meanwhile.
    const bytes = await readFile(join(folder, name)).catch(() => undefined);
    if (bytes) await archive.add(`${FOLDER}${name}`, bytes);
  }
}

/** Puts a message back into the outbox folder, unless it is there. Answers false for an entry that is none. */
export async function restoreOutboxMessage(entry: ArchiveEntry, dataDir: string): Promise<boolean> {
  const name = entry.name.startsWith(FOLDER) ? entry.name.slice(FOLDER.length) : '';
  if (!MESSAGE.test(name)) return false;
  const chunks: Buffer[] = [];
  for await (const chunk of entry.content) chunks.push(chunk);
  const file = join(dataDir, dataFolderNames.outbox, name);
  if (!(await stat(file).catch(() => undefined))) await writeAtomically(file, Buffer.concat(chunks));
  return true;
}
