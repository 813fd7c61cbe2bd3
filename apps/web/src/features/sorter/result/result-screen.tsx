import type { ReactNode } from 'react';
import { withNext, loginPathFor } from '#lib/session/next-path.ts';
import { paths } from '#lib/paths.ts';
import { Button, ButtonLink } from '#ui/buttons/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Page } from '#ui/page/page.tsx';
import { toast } from '#ui/toasts/toast.ts';
import type { SortItem } from '../sort-items.ts';
import { sorterWords } from '../sorter.words.ts';
import { rankChanges, type RankChange } from './rank-changes.ts';
import { ResultList } from './result-list.tsx';
import styles from './result-screen.module.css';

/** What came out of a sort, and what can be done with it. */
export type ResultScreenProps = {
  readonly title: string;
  readonly items: readonly SortItem[];
  /** How many from no. 1 down are certain. */
  readonly certain: number;
  readonly isDone: boolean;
  readonly taps: number;
  readonly skipped: readonly SortItem[];
  /** The ranking that it is for, as it stands: ids, best first. */
  readonly before: readonly string[];
  readonly isVisitor: boolean;
  /** The address of this page, to come back to. */
  readonly path: string;
  /** Takes the guesses as they stand; undefined where there are none. */
  readonly onLooksRight: (() => void) | undefined;
  readonly onKeepSorting: (() => void) | undefined;
  /** Takes the last answer back. */
  readonly onUndo: (() => void) | undefined;
  /** What the sort can go on to, once it is done. */
  readonly wider: readonly { readonly label: string; readonly onChoose: () => void }[];
  readonly onBringBack: (item: SortItem) => void;
  /** How it is saved, where it can be. */
  readonly saving: ReactNode;
  /** Its link and poster, where it has some. */
  readonly share: ReactNode;
};

const NO_CHANGES: ReadonlyMap<string, RankChange> = new Map();

/** What came out of a sort: the ranking, what it changes, and what can be done with it. */
export function ResultScreen(props: ResultScreenProps) {
  const { title, items, certain, isDone, taps, skipped, before, isVisitor, path } = props;
  const changes =
    before.length === 0
      ? NO_CHANGES
      : rankChanges(
          before,
          items.map(({ id }) => id),
        );
  const [first] = items;
  return (
    <Page>
      <div className={styles['layout']}>
        <div className={styles['side']} data-era={first?.era}>
          <h1>{title}</h1>
          <p className={styles['about']}>
            {isDone ? sorterWords.resultDone(taps) : sorterWords.resultSoFar(certain, items.length)}
          </p>
          {props.onLooksRight && (
            <section className={styles['box']} aria-label={sorterWords.guessed}>
              <p>{sorterWords.looksRightMore}</p>
              <div className={styles['buttons']}>
                <Button onClick={props.onLooksRight}>{sorterWords.looksRight}</Button>
              </div>
            </section>
          )}
          {!isVisitor && props.saving}
          <section className={styles['box']} aria-labelledby="share">
            <h2 id="share">{sorterWords.share}</h2>
            {props.share}
            <div className={styles['buttons']}>
              <Button variant="quiet" onClick={() => void copyText(title, items)}>
                <Icon name="copy" size="sm" />
                {sorterWords.copyText}
              </Button>
            </div>
          </section>
          {isVisitor &&
            (props.saving ?? (
              <section className={styles['box']} aria-labelledby="keep">
                <h2 id="keep">{sorterWords.keepIt}</h2>
                <KeepIt path={path} />
              </section>
            ))}
          {props.onKeepSorting && (
            <div className={styles['buttons']}>
              <Button variant="quiet" onClick={props.onKeepSorting}>
                {sorterWords.keepSorting}
              </Button>
            </div>
          )}
        </div>
        <div className={styles['list']}>
          <ResultList items={items} certain={certain} changes={changes} />
        </div>
        <div className={styles['more']}>
          <div className={styles['buttons']}>
            {props.onUndo && (
              <Button variant="quiet" onClick={props.onUndo}>
                <Icon name="undo" size="sm" />
                {sorterWords.undoLast}
              </Button>
            )}
            {props.wider.map(({ label, onChoose }) => (
              <Button key={label} variant="quiet" onClick={onChoose}>
                {label}
              </Button>
            ))}
          </div>
          {skipped.length > 0 && (
            <details className={styles['box']}>
              <summary>{sorterWords.skippedTitle(skipped.length)}</summary>
              <ul className={styles['skipped']}>
                {skipped.map((item) => (
                  <li key={item.id}>
                    <span>{item.title}</span>
                    <Button
                      variant="quiet"
                      aria-label={sorterWords.bringBackItem(item.title)}
                      onClick={() => props.onBringBack(item)}
                    >
                      {sorterWords.bringBack}
                    </Button>
                  </li>
                ))}
              </ul>
            </details>
          )}
          <p>
            <ButtonLink to={paths.sorter} variant="quiet">
              {sorterWords.toStart}
            </ButtonLink>
          </p>
        </div>
      </div>
    </Page>
  );
}

/** Tells a visitor how a result is kept beyond this browser. `path` is the page to come back to. */
export function KeepIt({ path }: { readonly path: string }) {
  return (
    <>
      <p>{sorterWords.keepItMore}</p>
      <div className={styles['buttons']}>
        <ButtonLink to={withNext(paths.signup, path)}>{sorterWords.signUp}</ButtonLink>
        <ButtonLink to={loginPathFor(path)} variant="quiet">
          {sorterWords.logIn}
        </ButtonLink>
      </div>
    </>
  );
}

async function copyText(title: string, items: readonly SortItem[]): Promise<void> {
  const lines = items.map((item, index) => `${index + 1}. ${item.title}`);
  try {
    await navigator.clipboard.writeText([title, ...lines].join('\n'));
    toast.success(sorterWords.textCopied);
  } catch {
    toast.error(sorterWords.textNotCopied);
  }
}
