import {
  countSetList,
  hasAllChoices,
  MAX_MASHUPS,
  SHOW_SONGS,
  SURPRISE_SONGS,
  type SetListDraft,
  songsOfEntry,
} from '@thirteen/domain/set-list/set-list.ts';
import { useId, type CSSProperties } from 'react';
import { Icon } from '#ui/icon.tsx';
import { type AddTarget, useSetListContext } from '#features/set-list/set-list-context.ts';
import { missingWords, setListWords, toGoSentence, clockWords } from '#features/set-list/set-list.words.ts';
import { shareLink } from '#features/set-list/share-link.ts';
import { listMissing } from './missing-songs.ts';
import styles from './checklist.module.css';
import { MISSING_TARGET_ID } from '#features/set-list/focus-targets.ts';
import type { ShownToFriends } from '#features/set-list/use-set-list.ts';
import { useQuery } from '@tanstack/react-query';
import { lengthOfSongs } from '@thirteen/domain/set-list/set-list.ts';
import { lengthOfTour } from '@thirteen/domain/set-list/tour.ts';
import { tourQuery } from '#features/set-list/set-list.queries.ts';
import { tourWords } from '#features/set-list/tour/tour.words.ts';

type ChecklistProps = {
  readonly setList: SetListDraft;
  readonly shownToFriends: ShownToFriends | undefined;
};

/** How far the show is, in numbers and in one sentence, and what friends see of it. */
export function Checklist({ setList, shownToFriends }: ChecklistProps) {
  const counts = countSetList(setList);
  return (
    <>
      <dl>
        <Counter name={setListWords.songs} count={counts.showSongs} of={SHOW_SONGS} />
        <Counter name={setListWords.erasFilled} count={counts.erasFilled} of={counts.eras} />
        <Counter name={setListWords.surprise} count={counts.surpriseSongs} of={SURPRISE_SONGS} />
        <Counter name={setListWords.mashups} count={counts.mashups} of={MAX_MASHUPS} />
      </dl>
      <RunningTimes setList={setList} />
      <p className={styles['left']} data-verified={shownToFriends?.isCurrent || undefined}>
        {shownToFriends?.isCurrent && <Icon name="check" size="sm" />}
        {progressSentence(setList, shownToFriends)}
      </p>
      {shownToFriends && (
        <p className={styles['public']}>
          {!shownToFriends.isCurrent && `${setListWords.friendsSee(shownToFriends.at)} `}
          <a href={shareLink()} target="_blank" rel="noreferrer">
            {setListWords.seePublic}
          </a>
        </p>
      )}
    </>
  );
}

function progressSentence(setList: SetListDraft, shownToFriends: ShownToFriends | undefined): string {
  if (shownToFriends?.isCurrent) return setListWords.verified;
  if (!hasAllChoices(setList)) return toGoSentence(countSetList(setList));
  return shownToFriends ? setListWords.completeAgain : setListWords.complete;
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

type MissingListProps = {
  readonly setList: SetListDraft;
  /** A dialog that holds the list begins at its first line. */
  readonly isFirstFocused?: boolean;
  /** The fan wants to see where something is missing. */
  readonly onFind: (target: AddTarget) => void;
};

/** What is still missing for Verify; each line leads to its place in the builder. */
export function MissingList({ setList, isFirstFocused, onFind }: MissingListProps) {
  const missing = listMissing(setList);
  const headingId = useId();
  if (missing.length === 0) return null;
  return (
    <div className={styles['missing']}>
      <h3 id={headingId} className={styles['heading']}>
        {missingWords.heading}
      </h3>
      <ul>
        {missing.map(({ key, text, target }, index) => (
          <li key={key}>
            {target ? (
              <button
                type="button"
                aria-describedby={headingId}
                data-focus-target={index === 0 ? MISSING_TARGET_ID : undefined}
                data-autofocus={(index === 0 && isFirstFocused) || undefined}
                onClick={() => onFind(target)}
              >
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

type RunningTimesProps = { readonly setList: SetListDraft };

/** How long the show would run, beside the real one. */
function RunningTimes({ setList }: RunningTimesProps) {
  const { songIndex } = useSetListContext();
  const { data: tour } = useQuery(tourQuery);
  const yours = lengthOfSongs(setList.entries.flatMap(songsOfEntry), songIndex.durationOf);
  const real = tour?.setLists.map(({ id, ...version }) => ({
    id,
    length: lengthOfTour({ id, ...version }, tour, songIndex.durationOf),
  }));
  return (
    <dl className={styles['lengths']}>
      <div className={styles['yours']}>
        <dt>{tourWords.length}</dt>
        <dd>{clockWords(yours)}</dd>
      </div>
      {real?.map(({ id, length }) => (
        <div key={id}>
          <dt>{tourWords.real(id)}</dt>
          <dd>{clockWords(length)}</dd>
        </div>
      ))}
    </dl>
  );
}
