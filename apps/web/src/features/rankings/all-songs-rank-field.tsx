import {
  createContext,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { Icon } from '#ui/icon.tsx';
import type { RankedSong } from './all-songs-rows.ts';
import type { RankTyping } from './all-songs-typing.ts';
import { allSongsWords } from './all-songs.words.ts';
import styles from './all-songs-row.module.css';

/** What is typed into the rank fields of the list around, and how many ranks there are. */
export type RankFields = { readonly typing: RankTyping; readonly count: number };

export const RankFieldsContext = createContext<RankFields | undefined>(undefined);

/** The id of a song's rank field, for whatever leads there. */
export function rankFieldId(song: string): string {
  return `rank-${song}`;
}

/** A song's rank, which can be typed: Enter or leaving the field moves the song, Escape takes it back. */
export function RankField({ song }: { readonly song: RankedSong }) {
  const { id, title, rank } = song;
  const { typing, count } = useRankFields();
  const { text, problem } = useSyncExternalStore(typing.subscribe, () => typing.fieldOf(id));
  const field = useRef<HTMLInputElement>(null);
  const stopWaiting = useRef<() => void>(undefined);
  useEffect(() => () => stopWaiting.current?.(), []);

  // A rank that changes under the focus would leave the caret behind it, and the next digit would be added to it.
  const shown = text ?? String(rank);
  useLayoutEffect(() => {
    const { current: input } = field;
    if (text === undefined && document.activeElement === input && input?.value === shown) input.select();
  }, [text, shown]);

  function press(event: KeyboardEvent) {
    if (event.key === 'Enter') typing.enter(id);
    else if (event.key === 'Escape' && text !== undefined) typing.restore(id);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function leave({ relatedTarget }: FocusEvent) {
    const isRankField = relatedTarget instanceof Element && relatedTarget.matches('[data-rank-field]');
    stopWaiting.current?.();
    stopWaiting.current = whenReleased(() => typing.leave(id, isRankField ? 'rank-field' : 'elsewhere'));
  }

  return (
    <>
      <input
        ref={field}
        id={rankFieldId(id)}
        className={styles['rank']}
        type="text"
        inputMode="numeric"
        pattern="[0-9]*"
        autoComplete="off"
        enterKeyHint="done"
        data-rank-field=""
        data-typed={text === undefined ? 'none' : ''}
        aria-label={allSongsWords.rankOf(title)}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? undefined : `${rankFieldId(id)}-problem`}
        value={shown}
        onFocus={(event) => event.target.select()}
        onChange={(event) => typing.type(id, event.target.value)}
        onKeyDown={press}
        onBlur={leave}
      />
      {problem !== undefined && (
        <p id={`${rankFieldId(id)}-problem`} className={styles['problem']}>
          <Icon name="alert" size="sm" />
          {problem === 'invalid' ? allSongsWords.invalidRank(count) : allSongsWords.duplicateRank(problem)}
        </p>
      )}
    </>
  );
}

function useRankFields(): RankFields {
  const fields = use(RankFieldsContext);
  if (!fields) throw new Error('A rank field was used outside of the list of all songs.');
  return fields;
}

let isPressed = false;
if (typeof document !== 'undefined') {
  document.addEventListener('mousedown', () => (isPressed = true), { capture: true });
  document.addEventListener('mouseup', () => (isPressed = false), { capture: true });
}

/**
 * Acts at once, or, while a press is under way, after the click that it leads to: rows that moved in the middle of a
 * press would take their buttons away from under the pointer. Answers how to call it off.
 */
function whenReleased(act: () => void): () => void {
  if (!isPressed) {
    act();
    return () => {};
  }
  const end = new AbortController();
  const finish = () =>
    setTimeout(() => {
      if (!end.signal.aborted) act();
    });
  document.addEventListener('mouseup', finish, { once: true, capture: true, signal: end.signal });
  return () => end.abort();
}
