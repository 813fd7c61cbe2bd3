import {
  countSetList,
  hasAllChoices,
  MAX_MASHUPS,
  SHOW_SONGS,
  SURPRISE_SONGS,
  type SetListDraft,
} from '@thirteen/domain/set-list/set-list.ts';
import type { CSSProperties } from 'react';
import { Icon } from '#ui/icon.tsx';
import type { AddTarget } from './desk.ts';
import { missingWords, setListWords, toGoSentence } from './set-list.words.ts';
import { shareLink } from './share-link.ts';
import { ShowLength } from './show-length.tsx';
import { listMissing } from './show-missing.ts';
import styles from './show-check.module.css';

type ShowCheckProps = {
  readonly setList: SetListDraft;
  readonly isVerified: boolean;
  /** The fan wants to see where something is missing. */
  readonly onFind: (target: AddTarget) => void;
};

/** How far the show is, in numbers and in one sentence. */
export function ShowCheck({ setList, isVerified }: Omit<ShowCheckProps, 'onFind'>) {
  const counts = countSetList(setList);
  return (
    <>
      <dl className={styles['counters']}>
        <Counter name={setListWords.songs} count={counts.showSongs} of={SHOW_SONGS} />
        <Counter name={setListWords.erasFilled} count={counts.erasFilled} of={counts.eras} />
        <Counter name={setListWords.surprise} count={counts.surpriseSongs} of={SURPRISE_SONGS} />
        <Counter name={setListWords.mashups} count={counts.mashups} of={MAX_MASHUPS} />
      </dl>
      <ShowLength setList={setList} />
      <p className={styles['left']} data-verified={isVerified || undefined} aria-live="polite">
        {isVerified && <Icon name="check" size="sm" />}
        {isVerified
          ? setListWords.verified
          : hasAllChoices(setList)
            ? setListWords.complete
            : toGoSentence(counts)}
      </p>
      {isVerified && (
        <a className={styles['public']} href={shareLink()} target="_blank" rel="noreferrer">
          {setListWords.seePublic}
        </a>
      )}
    </>
  );
}

type CounterProps = { readonly name: string; readonly count: number; readonly of: number };

function Counter({ name, count, of }: CounterProps) {
  const share = { '--share': `${Math.min(100, (count / Math.max(1, of)) * 100)}%` } as CSSProperties;
  return (
    <div className={styles['counter']} data-full={count >= of || undefined} style={share}>
      <dt>{name}</dt>
      <dd className={styles['number']}>
        {count} <small>of {of}</small>
      </dd>
    </div>
  );
}

/** What is still missing for Verify; each line leads to its spot on the table. */
export function MissingList({ setList, onFind }: Omit<ShowCheckProps, 'isVerified'>) {
  const missing = listMissing(setList);
  if (missing.length === 0) return null;
  return (
    <div className={styles['missing']}>
      <h3 className={styles['heading']}>{missingWords.heading}</h3>
      <ul>
        {missing.map(({ key, text, target }) => (
          <li key={key}>
            {target ? (
              <button type="button" onClick={() => onFind(target)}>
                {text}
              </button>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
