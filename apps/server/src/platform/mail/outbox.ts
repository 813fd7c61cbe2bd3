import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { removeOldDrafts, writeAtomically } from '../files/write-atomically.ts';
import { composeMessage } from './compose-message.ts';
import type { DueMail } from './mail.repository.ts';

const LINK_MAIL = 'link-';

/**
 * Writes a mail as a file that a mail program opens: whole or not at all, for the server's account alone to read. The
 * name tells mails with a link from messages.
 */
export async function writeToOutbox(directory: string, mail: DueMail, from: string): Promise<void> {
  const { message } = await composeMessage(mail, from);
  const name = `${mail.userId === undefined ? 'message-' : LINK_MAIL}${mail.id}.eml`;
  await writeAtomically(join(directory, name), message);
}

/** Removes the mails with a link that were written before the time given, in milliseconds since 1970. Messages stay. */
export async function sweepOutbox(directory: string, before: number): Promise<void> {
  await removeOldDrafts(directory);
  const names = await readdir(directory).catch(() => []);
  for (const name of names.filter((candidate) => candidate.startsWith(LINK_MAIL))) {
    const file = join(directory, name);
    // Another process may have removed it.
    const found = await stat(file).catch(() => undefined);
    if (found && found.mtimeMs < before) await rm(file, { force: true });
  }
}
