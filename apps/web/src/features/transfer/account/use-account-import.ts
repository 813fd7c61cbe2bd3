import type { AccountFile } from '@thirteen/contract/account-file/account-file.ts';
import {
  planImport,
  planUndo,
  toPresent,
  type ImportStep,
} from '@thirteen/contract/account-file/account-requests.ts';
import { getAccountData } from '@thirteen/contract/account.ts';
import type { Album } from '@thirteen/contract/catalogue.ts';
import { useState } from 'react';
import { call } from '#lib/api/call.ts';
import { queryClient } from '#lib/api/query-client.ts';
import { logFailure } from '#lib/log-failure.ts';
import { listPendingLists } from '#lib/saving/browser/forget-saved-lists.ts';
import { sendOpenLists } from '#lib/saving/saved-list.ts';
import { findImport, keepImport } from './kept-import.ts';
import { runSteps, type Outcome } from './run-steps.ts';

/** How long changes of the fan's own may take before an import waits for them no longer. */
const PATIENCE_MS = 3000;

/** How an import stands. */
export type ImportState =
  | { readonly kind: 'ready' }
  | { readonly kind: 'running'; readonly name?: string; readonly done: number; readonly total: number }
  /** It can go on. `unsaved`: changes of the fan's own wait to be saved first. */
  | { readonly kind: 'stopped'; readonly why: NonNullable<Outcome['stop']> | 'unsaved' | 'interrupted' }
  | { readonly kind: 'done'; readonly problems: Outcome['problems']; readonly isUndone: boolean };

type Import = { readonly file: AccountFile; readonly albums: readonly Album[]; readonly username: string };

/** Brings chosen parts of an account in, one after the other, and takes them back. Each run looks at what is there by then. */
export function useAccountImport({ file, albums, username }: Import, first: ImportState) {
  const [state, setState] = useState<ImportState>(first);

  async function run(makeSteps: () => Promise<readonly ImportStep[]>): Promise<Outcome | undefined> {
    setState({ kind: 'running', done: 0, total: 0 });
    try {
      if (!(await isAllSaved(username))) {
        setState({ kind: 'stopped', why: 'unsaved' });
        return undefined;
      }
      const steps = await makeSteps();
      const outcome = await runSteps(steps, (name, done) =>
        setState({ kind: 'running', name, done, total: steps.length }),
      );
      if (outcome.stop) setState({ kind: 'stopped', why: outcome.stop });
      return outcome;
    } catch (error) {
      logFailure('The import stopped', error);
      setState({ kind: 'stopped', why: 'offline' });
      return undefined;
    } finally {
      // What pages remember of the lists is older than what was saved here.
      queryClient.removeQueries({ type: 'inactive' });
      void queryClient.invalidateQueries();
    }
  }

  async function bringIn(names: readonly string[]): Promise<void> {
    const isFresh = state.kind === 'ready';
    const outcome = await run(async () => {
      const data = await call(getAccountData);
      const begun = isFresh ? undefined : await findImport(username);
      const before = begun?.before ?? toPresent(data);
      await keepImport(username, { file, before, names, isDone: false });
      return planImport(file, data, albums).filter(({ name, isDone }) => names.includes(name) && !isDone);
    });
    if (outcome === undefined || outcome.stop) return;
    const kept = await findImport(username);
    if (kept) await keepImport(username, { ...kept, isDone: true });
    setState({ kind: 'done', problems: outcome.problems, isUndone: false });
  }

  async function takeBack(): Promise<void> {
    const kept = await findImport(username);
    if (!kept) return;
    const outcome = await run(async () => {
      const steps = planUndo(kept.file, kept.before, await call(getAccountData), albums);
      return steps.filter(({ name }) => kept.names.includes(name));
    });
    if (outcome === undefined || outcome.stop) return;
    await keepImport(username, undefined);
    setState({ kind: 'done', problems: outcome.problems, isUndone: true });
  }

  return {
    state,
    bringIn: (names: readonly string[]) => void bringIn(names),
    takeBack: () => void takeBack(),
    forget: () => keepImport(username, undefined),
  };
}

/** Sends what waits of the fan's own changes; an import before them would make two versions of a list. */
async function isAllSaved(username: string): Promise<boolean> {
  if (!(await sendOpenLists(PATIENCE_MS))) return false;
  return (await listPendingLists(username).catch(() => [])).length === 0;
}
