import type { AccountFile } from '@thirteen/contract/account-file/account-file.ts';
import { createStore, get, set } from 'idb-keyval';
import { logFailure } from '#lib/log-failure.ts';
import { DATABASE, STORE } from '#lib/saving/browser/browser-storage.ts';
import { keyOf, type SavingRecord } from '#lib/saving/saving-record.ts';

/** An import under way or done, as this browser keeps it, so that a reload can go on or take it back. */
export type KeptImport = {
  readonly file: AccountFile;
  /** What the account had. */
  readonly before: AccountFile;
  /** The names of the parts that the fan chose. */
  readonly names: readonly string[];
  readonly isDone: boolean;
};

const NAME = 'import';

/** For a browser that keeps nothing. */
let memory: { readonly username: string; readonly kept: KeptImport | undefined } | undefined;

/**
 * Keeps an import beside the fan's lists, which logging out forgets; undefined forgets it now.
 */
export async function keepImport(username: string, kept: KeptImport | undefined): Promise<void> {
  memory = { username, kept };
  const acknowledged = kept === undefined ? null : { state: kept, revision: '' };
  const record: SavingRecord<KeptImport> = { version: 1, acknowledged, pending: null };
  try {
    await set(keyOf(username, NAME), record, createStore(DATABASE, STORE));
  } catch (error) {
    logFailure('The import could not be kept in the browser', error);
  }
}

/** The import that this browser keeps of a fan; undefined where there is none. */
export async function findImport(username: string): Promise<KeptImport | undefined> {
  if (memory?.username === username) return memory.kept;
  try {
    const record = await get<SavingRecord<KeptImport>>(keyOf(username, NAME), createStore(DATABASE, STORE));
    return record?.acknowledged?.state;
  } catch {
    return undefined;
  }
}
