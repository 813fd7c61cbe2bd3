import { useQuery } from '@tanstack/react-query';
import type { AccountFile } from '@thirteen/contract/account-file/account-file.ts';
import { planImport } from '@thirteen/contract/account-file/account-requests.ts';
import { getAccountData } from '@thirteen/contract/account.ts';
import type { Album } from '@thirteen/contract/catalogue.ts';
import { useMemo, useState } from 'react';
import { call } from '#lib/api/call.ts';
import { Button } from '#ui/buttons/button.tsx';
import { RetryCard } from '#ui/page/retry-card.tsx';
import { accountImportWords as words } from './account-import.words.ts';
import styles from './account-import.module.css';
import { ImportReport } from './import-report.tsx';
import { ImportStepLine } from './import-step-line.tsx';
import { describeParts } from './part-lines.ts';
import { useAccountImport, type ImportState } from './use-account-import.ts';

/** An account that was read just now, or one whose import this browser keeps. */
export type GivenAccount = {
  readonly file: AccountFile;
  readonly first: ImportState;
  /** What of it the fan chose before; undefined: nothing yet. */
  readonly names?: readonly string[];
};

type AccountImportProps = GivenAccount & {
  readonly albums: readonly Album[];
  readonly username: string;
  /** The fan is done with it. */
  readonly onLeave: () => void;
};

/** All of an account: what of it comes in, with what it replaces; then how that goes, and how it is taken back. */
export function AccountImport({ file, first, names, albums, username, onLeave }: AccountImportProps) {
  const { state, bringIn, takeBack, forget } = useAccountImport({ file, albums, username }, first);
  const present = useQuery({
    queryKey: ['import-present', username],
    queryFn: ({ signal }) => call(getAccountData, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const describe = useMemo(() => describeParts(albums), [albums]);
  const steps = useMemo(
    () => (present.data ? planImport(file, present.data, albums) : []),
    [file, present.data, albums],
  );
  const open = steps.filter(({ name, isDone }) => !isDone && !unticked.has(name)).map(({ name }) => name);

  function tick(name: string, isTicked: boolean) {
    const next = new Set(unticked);
    if (isTicked) next.delete(name);
    else next.add(name);
    setUnticked(next);
  }

  return (
    <section className={styles['account']} aria-labelledby="account-import">
      <h2 id="account-import" tabIndex={-1} ref={focusOnce}>
        {words.title(file.username)}
      </h2>
      {file.exportedAt !== undefined && (
        <p className={styles['note']}>{words.from(dateOf(file.exportedAt))}</p>
      )}
      {state.kind !== 'ready' && (
        <ImportReport
          state={state}
          nameOf={describe.nameOf}
          onGoOn={() => bringIn(names ?? open)}
          onUndo={takeBack}
          onLeave={() => void forget().then(onLeave)}
        />
      )}
      {state.kind === 'ready' && present.isError && !present.data && (
        <RetryCard message={words.notLoaded} onRetry={() => void present.refetch()} />
      )}
      {state.kind === 'ready' && present.isPending && <output>{words.loading}</output>}
      {state.kind === 'ready' && present.data && (
        <>
          <p>{steps.length === 0 ? words.nothing : words.lead}</p>
          <ul role="list" className={styles['steps']}>
            {steps.map((step) => (
              <ImportStepLine
                key={step.name}
                step={step}
                describe={describe}
                isTicked={!unticked.has(step.name)}
                onTick={(isTicked) => tick(step.name, isTicked)}
              />
            ))}
          </ul>
          <div className={styles['buttons']}>
            {open.length > 0 && (
              <Button size="lg" onClick={() => bringIn(open)}>
                {words.bringIn(open.length)}
              </Button>
            )}
            <Button variant="quiet" onClick={onLeave}>
              {words.other}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

function focusOnce(heading: HTMLHeadingElement | null): void {
  heading?.focus({ preventScroll: true });
}

function dateOf(time: string): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime())
    ? time.slice(0, 10)
    : date.toLocaleDateString('en-US', { dateStyle: 'long' });
}
