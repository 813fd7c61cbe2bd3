import { wordsForError } from '#lib/api/problem.words.ts';
import { useSiteReach } from '#lib/api/site-reach.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { accountImportWords as words } from './account-import.words.ts';
import styles from './account-import.module.css';
import type { ImportState } from './use-account-import.ts';

type ImportReportProps = {
  readonly state: Exclude<ImportState, { readonly kind: 'ready' }>;
  readonly nameOf: (part: string) => string;
  readonly onGoOn: () => void;
  readonly onUndo: () => void;
  readonly onLeave: () => void;
};

/** How an import goes, what stopped it, and what became of it. */
export function ImportReport({ state, nameOf, onGoOn, onUndo, onLeave }: ImportReportProps) {
  const isOnline = useSiteReach() !== 'no-network';
  if (state.kind === 'running') {
    const { name, done, total } = state;
    return (
      <div className={styles['report']}>
        <output>{words.running(name === undefined ? undefined : nameOf(name), done, total)}</output>
        <progress aria-label={words.progress} max={Math.max(1, total)} value={done} />
      </div>
    );
  }
  if (state.kind === 'stopped') {
    return (
      <div className={styles['report']}>
        <p role="alert">{words.stopped[state.why]}</p>
        <div className={styles['buttons']}>
          <Button aria-disabled={!isOnline || undefined} onClick={() => isOnline && onGoOn()}>
            {words.goOn}
          </Button>
          <Button variant="quiet" onClick={onUndo}>
            <Icon name="undo" size="sm" />
            {words.undo}
          </Button>
        </div>
      </div>
    );
  }
  const { problems, isUndone } = state;
  const said = problems.length > 0 ? words.doneBut(problems.length) : words.done;
  return (
    <div className={styles['report']}>
      <output>{isUndone ? words.undone : said}</output>
      {problems.length > 0 && (
        <ul>
          {problems.map(({ name, error }) => (
            <li key={name}>{words.problem(nameOf(name), wordsForError(error))}</li>
          ))}
        </ul>
      )}
      <div className={styles['buttons']}>
        <Button onClick={onLeave}>{isUndone ? words.other : words.keep}</Button>
        {problems.length > 0 && !isUndone && (
          <Button variant="quiet" onClick={onGoOn}>
            {words.again}
          </Button>
        )}
        {!isUndone && (
          <Button variant="quiet" onClick={onUndo}>
            <Icon name="undo" size="sm" />
            {words.undo}
          </Button>
        )}
      </div>
    </div>
  );
}
