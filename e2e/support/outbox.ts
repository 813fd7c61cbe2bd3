import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Waits for the newest mail to an address in the outbox folder of a server's data and returns its text. */
export async function waitForMail(dataFolder: string, recipient: string): Promise<string> {
  const outbox = join(dataFolder, 'outbox');
  let text = '';
  await expect(async () => {
    const files = (await readdir(outbox)).filter((file) => file.endsWith('.eml'));
    const mails = await Promise.all(files.map((file) => readFile(join(outbox, file), 'utf8')));
    const mail = mails.map(parseMail).findLast(({ headers }) => headers.get('to')?.includes(recipient));
    text = mail?.text ?? '';
    expect(text, `a mail to ${recipient}`).not.toBe('');
  }).toPass({ timeout: 30_000 });
  return text;
}

type ParsedMail = { readonly headers: ReadonlyMap<string, string>; readonly text: string };

/** Takes a message of one plain part apart (RFC 5322): headers up to the first empty line, the text after it. */
function parseMail(message: string): ParsedMail {
  const lines = message.replaceAll('\r\n', '\n');
  const end = lines.indexOf('\n\n');
  const head = lines.slice(0, end).replaceAll(/\n[ \t]+/g, ' ');
  const headers = head.split('\n').map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { headers: new Map(headers), text: lines.slice(end + 2) };
}
