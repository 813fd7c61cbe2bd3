import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { parseMessage } from '../../apps/server/src/testing/mail-message.ts';

/** Waits for the newest mail to an address in the outbox folder of a server's data and returns its text. */
export async function waitForMail(dataFolder: string, recipient: string): Promise<string> {
  const outbox = join(dataFolder, 'outbox');
  let text = '';
  await expect(async () => {
    const files = (await readdir(outbox)).filter((file) => file.endsWith('.eml'));
    const mails = await Promise.all(files.map((file) => readFile(join(outbox, file), 'utf8')));
    const mail = mails
      .map((message) => parseMessage(message))
      .findLast(({ headers }) => headers['to']?.includes(recipient));
    text = mail?.text ?? '';
    expect(text, `a mail to ${recipient}`).not.toBe('');
  }).toPass({ timeout: 30_000 });
  return text;
}
