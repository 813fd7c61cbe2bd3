import { createContext, use, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { Icon } from '#ui/icon.tsx';
import type { RankFieldEvents } from './rank-field-events.ts';
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
