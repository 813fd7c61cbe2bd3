import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { keptHereText } from '#lib/browser/kept-here.words.ts';
import type { SavingState } from '#lib/saving/saving-view.ts';
import { Button, ButtonLink } from '#ui/buttons/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { SavingStatus } from '#ui/saving-status/saving-status.tsx';
import { sorterWords } from '../sorter.words.ts';
import styles from './save-result.module.css';

type SaveResultProps = {
  /** What it is saved as, for sentences: "Top 13", "Lover ranking". */
  readonly name: string;
  /** The titles of the saved ranking, best first; undefined while it loads. */
  readonly before: readonly string[] | undefined;
  readonly hasFailed: boolean;
  readonly after: readonly string[];
  /** What is said of that one; by default, how the result shows what moves. */
  readonly replaces?: string;
  /** A visitor's stays in the browser. */
  readonly status: SavingState | 'kept-here';
  readonly page: string;
  readonly onSave: () => void;
  /** Saves again what stood there before. */
  readonly onRestore: () => void;
  readonly onRetry: () => void;
  /** What stands below it in the same box. */
  readonly children?: ReactNode;
};

/** Saves a result as the ranking that it was for, beside a look at the one that stands there now. */
export function SaveResult(props: SaveResultProps) {
  const {
    name,
    before,
    hasFailed,
    after,
    page,
    replaces = sorterWords.replaces(name),
    onSave,
    onRestore,
    onRetry,
  } = props;
  const [hasSaved, setHasSaved] = useState(false);
  const navigate = useNavigate();
  const isSame = before !== undefined && isSameOrder(before, after);
  const dropped = before?.filter((title) => !after.includes(title)) ?? [];

  function save() {
    setHasSaved(true);
    onSave();
  }

  if (hasFailed) {
    return (
      <section className={styles['box']}>
        <p role="alert">{sorterWords.beforeNotLoaded(name)}</p>
        <Button variant="quiet" onClick={onRetry}>
          {sorterWords.tryAgain}
        </Button>
      </section>
    );
  }
  return (
    <section className={styles['box']} aria-labelledby="save" aria-busy={before === undefined}>
      <h2 id="save">{isSame ? sorterWords.isSaved(name) : sorterWords.saveTitle(name)}</h2>
      {isSame ? (
        <SavedResult
          {...props}
          onRestore={
            hasSaved
              ? () => {
                  setHasSaved(false);
                  onRestore();
                }
              : undefined
          }
        />
      ) : (
        <>
          {before !== undefined && before.length > 0 && (
            <>
              <p>{replaces}</p>
              <details open={before.length <= 16}>
                <summary>{sorterWords.asItIs(name)}</summary>
                <ol className={styles['before']}>
                  {before.map((title) => (
                    <li key={title} data-gone={dropped.includes(title) || undefined}>
                      {title}
                    </li>
                  ))}
                </ol>
              </details>
              {dropped.length > 0 && <p>{sorterWords.dropped(dropped)}</p>}
            </>
          )}
          <Button size="lg" isBusy={before === undefined} onClick={save}>
            {sorterWords.saveAs(name)}
          </Button>
          <Button
            variant="quiet"
            isBusy={before === undefined}
            onClick={() => {
              save();
              void navigate(page);
            }}
          >
            {sorterWords.saveAndMove}
          </Button>
        </>
      )}
      {props.children}
    </section>
  );
}

type SavedResultProps = Pick<SaveResultProps, 'status' | 'page' | 'onRetry'> & {
  /** Undefined where nothing was saved on this visit. */
  readonly onRestore: (() => void) | undefined;
};

/** A result that is the ranking by now: how its saving stands, and the way to its page. */
function SavedResult({ status, page, onRetry, onRestore }: SavedResultProps) {
  return (
    <>
      {status === 'kept-here' ? (
        <p>{keptHereText()}.</p>
      ) : (
        <SavingStatus status={status} onRetry={onRetry} onReview={() => undefined} />
      )}
      <div className={styles['buttons']}>
        <ButtonLink to={page} variant="quiet">
          {sorterWords.moveByHand}
        </ButtonLink>
        {onRestore && (
          <Button variant="quiet" onClick={onRestore}>
            <Icon name="undo" size="sm" />
            {sorterWords.undoSave}
          </Button>
        )}
      </div>
    </>
  );
}

function isSameOrder(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((title, index) => title === b[index]);
}
