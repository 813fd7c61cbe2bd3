import {
  isAccountFile,
  readAccountFile,
  type AccountFile,
  type AccountFileProblem,
} from '@thirteen/contract/account-file/account-file.ts';
import { fail, type Result } from '@thirteen/domain/result.ts';
import { unzipSync, type UnzipFileInfo } from 'fflate';

/** The most that a ZIP holds, packed or unpacked, in bytes. */
export const ZIP_LIMIT = 10_000_000;

/** Why a ZIP can't be brought in. */
export type ZipProblem = AccountFileProblem | { readonly code: 'zip-too-large' };

const ACCOUNT = 'account.json';
/** The names that our own ZIPs have: no folder above, and no ZIP within. */
const OURS = /^(?:account\.json|lists\/[a-z0-9-]+\.csv|posters\/[\w.-]+\.png)$/u;
const MOST_FILES = 200;

/** Whether a file begins as ZIPs do. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] ?? 0) < 9;
}

/**
 * Reads an account out of a ZIP of this site. Its directory is judged before anything is unpacked, and then only the account is; the
 * tables and posters beside it are for people.
 */
export function readZip(bytes: Uint8Array): Result<AccountFile, ZipProblem> {
  if (bytes.length > ZIP_LIMIT) return fail({ code: 'zip-too-large' });
  try {
    const problem = judge(listFiles(bytes));
    if (problem) return fail(problem);
    const text = unzipSync(bytes, { filter: ({ name }) => name === ACCOUNT })[ACCOUNT];
    return readAccountFile(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text)));
  } catch {
    return fail({ code: 'damaged' });
  }
}

/** An account out of text, where the text calls itself one; undefined for any other text. */
export function readAccountText(text: string): Result<AccountFile, AccountFileProblem> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isAccountFile(value) ? readAccountFile(value) : undefined;
  } catch {
    return undefined;
  }
}

function listFiles(bytes: Uint8Array): readonly UnzipFileInfo[] {
  const files: UnzipFileInfo[] = [];
  unzipSync(bytes, {
    filter: (file) => {
      if (files.length <= MOST_FILES) files.push(file);
      return false;
    },
  });
  return files;
}

function judge(files: readonly UnzipFileInfo[]): ZipProblem | undefined {
  const size = files.reduce((sum, { originalSize }) => sum + originalSize, 0);
  if (size > ZIP_LIMIT) return { code: 'zip-too-large' };
  const names = files.map(({ name }) => name);
  const isOurs =
    names.length <= MOST_FILES &&
    names.filter((name) => name === ACCOUNT).length === 1 &&
    new Set(names).size === names.length &&
    names.every((name) => OURS.test(name));
  return isOurs ? undefined : { code: 'not-ours' };
}
