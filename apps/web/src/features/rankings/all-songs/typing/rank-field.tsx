import {
  createContext,
  use,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { Icon } from '#ui/icon.tsx';
import type { RankedSong } from '#features/rankings/all-songs/ranked-songs.ts';
import type { RankTyping } from './rank-typing.ts';
import { allSongsWords } from '#features/rankings/all-songs/all-songs.words.ts';
import styles from '#features/rankings/all-songs/all-songs-row.module.css';

/** What is typed into the rank fields of the list around, how many ranks there are, and what the fields do. */
export type RankFields = {
  readonly typing: RankTyping;
  readonly count: number;
  readonly events: RankFieldEvents;
};

export const RankFieldsContext = createContext<RankFields | undefined>(undefined);

/** The id of a song's rank field, for whatever leads there. */
export function rankFieldId(song: string): string {
  return `rank-${song}`;
}

// One text for hundreds of fields.
const NOT_PLACED_ID = 'rank-not-placed';

/** What the fields of songs that the fan has not placed yet are described by; once, beside the list. */
export function NotPlacedNote() {
  return (
    <span id={NOT_PLACED_ID} hidden>
      {allSongsWords.notPlaced}
    </span>
  );
}

type RankFieldProps = {
  readonly song: RankedSong;
  /** Its rank, or the one to come while a song is lifted. */
  readonly shownRank: number;
};

/** A song's rank, which can be typed: Enter or leaving the field moves the song, Escape takes it back. */
export function RankField({ song, shownRank }: RankFieldProps) {
  const { id, title, isPlaced } = song;
  const problemId = `${rankFieldId(id)}-problem`;
  const { typing, count, events } = useRankFields();
  const { text, problem } = useSyncExternalStore(typing.subscribe, () => typing.fieldOf(id));
  const field = useRef<HTMLInputElement>(null);

  // A rank that changes under the focus would leave the caret behind it, and the next digit would be added to it.
  const shown = text ?? (isPlaced ? String(shownRank) : '');
  useLayoutEffect(() => {
    const { current: input } = field;
    if (text === undefined && document.activeElement === input && input?.value === shown) input.select();
  }, [text, shown]);

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
        data-rank-field={id}
        data-typed={text === undefined ? 'none' : ''}
        aria-label={allSongsWords.rankOf(title)}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? (isPlaced ? undefined : NOT_PLACED_ID) : problemId}
        placeholder={isPlaced ? undefined : allSongsWords.noRank}
        value={shown}
        {...events}
      />
      {problem !== undefined && (
        <p
          id={problemId}
          className={styles['problem']}
          ref={problem === 'invalid' ? bringIntoSight : undefined}
        >
          <Icon name="alert" size="sm" />
          {problem === 'invalid' ? allSongsWords.invalidRank(count) : allSongsWords.duplicateRank(problem)}
        </p>
      )}
    </>
  );
}

/** What is wrong with the rank just typed may come below the window's edge, or behind a bar there. */
function bringIntoSight(message: HTMLElement | null): void {
  message?.scrollIntoView({ block: 'nearest' });
}

function useRankFields(): RankFields {
  const fields = use(RankFieldsContext);
  if (!fields) throw new Error('A rank field was used outside of the list of all songs.');
  return fields;
}

/** What the rank fields of a list do, one set of functions for all of them: `data-rank-field` names the song. */
type RankFieldEvents = {
  readonly onFocus: (event: FocusEvent<HTMLInputElement>) => void;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLInputElement>) => void;
};

/** Makes the events of a list's rank fields. Enter or leaving a field takes its rank over, Escape takes it back. */
export function makeRankFieldEvents(typing: RankTyping): RankFieldEvents {
  return {
    onFocus: ({ currentTarget }) => currentTarget.select(),
    onChange: ({ currentTarget }) => typing.type(songOf(currentTarget), currentTarget.value),
    onKeyDown: (event) => {
      const song = songOf(event.currentTarget);
      if (event.key === 'Enter') typing.enter(song);
      else if (event.key === 'Escape' && typing.fieldOf(song).text !== undefined) typing.restore(song);
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      const isRankField = relatedTarget instanceof Element && relatedTarget.matches('[data-rank-field]');
      whenReleased(() => {
        if (!currentTarget.isConnected) return;
        typing.leave(songOf(currentTarget), isRankField ? 'rank-field' : 'elsewhere');
      });
    },
  };
}

function songOf(field: HTMLInputElement): string {
  return field.dataset['rankField'] ?? '';
}

let isPressed = false;
if (typeof document !== 'undefined') {
  document.addEventListener('mousedown', () => (isPressed = true), { capture: true });
  document.addEventListener('mouseup', () => (isPressed = false), { capture: true });
}

/**
 * Acts at once, or, while a press is under way, after the click that it leads to: rows that moved in the middle of a
 * press would take their buttons away from under the pointer.
 */
function whenReleased(act: () => void): void {
  if (!isPressed) return act();
  document.addEventListener('mouseup', () => setTimeout(act), { once: true, capture: true });
}
