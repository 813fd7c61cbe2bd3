import { useId, useState, type ReactNode } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import styles from './all-songs-tools.module.css';
import { allSongsWords } from '#features/rankings/all-songs/all-songs.words.ts';

type AllSongsToolsProps = {
  readonly count: number;
  readonly onJump: (rank: number) => void;
  /** Undefined until the albums are known. */
  readonly onFromAlbums: (() => void) | undefined;
  /** What else can be done with the list as a whole. */
  readonly more: ReactNode;
};

/** What is done to the list as a whole, seldom. */
export function AllSongsTools({ count, onJump, onFromAlbums, more }: AllSongsToolsProps) {
  return (
    <>
      <JumpToRank count={count} onJump={onJump} />
      <Button variant="quiet" aria-disabled={onFromAlbums === undefined} onClick={onFromAlbums}>
        {allSongsWords.fromAlbums.open}
      </Button>
      {more}
    </>
  );
}

type JumpProps = { readonly count: number; readonly onJump: (rank: number) => void };

/** Leads to a rank of a long list. */
function JumpToRank({ count, onJump }: JumpProps) {
  const id = useId();
  const [text, setText] = useState('');
  const rank = Math.min(count, Math.max(1, Math.round(Number(text))));
  return (
    <form
      className={styles['jump']}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '' || Number.isNaN(rank)) return;
        onJump(rank);
        setText('');
      }}
    >
      <label htmlFor={id}>{allSongsWords.jump}</label>
      <input
        id={id}
        className={styles['rank']}
        placeholder={allSongsWords.rank}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="quiet">
        {allSongsWords.go}
      </Button>
    </form>
  );
}

type ProgressProps = { readonly placed: number; readonly count: number };

/** How many songs the fan has ranked so far. */
export function PlacedProgress({ placed, count }: ProgressProps) {
  return (
    <div className={styles['progress']} title={allSongsWords.placedHint}>
      <progress aria-label={allSongsWords.placedHint} max={count} value={placed} />
      <span>{allSongsWords.placed(placed, count)}</span>
      <span className={styles['key']} data-placed="">
        {allSongsWords.placedKey}
      </span>
      <span className={styles['key']}>{allSongsWords.notPlaced}</span>
    </div>
  );
}

type ViewNoteProps = { readonly shown: number; readonly count: number; readonly onClear: () => void };

/** Says that the list is narrowed, and widens it again. */
export function ViewNote({ shown, count, onClear }: ViewNoteProps) {
  return (
    <div className={styles['view']}>
      <output>{shown === 0 ? allSongsWords.noneMatch : allSongsWords.inView(shown, count)}</output>
      <button type="button" onClick={onClear}>
        {allSongsWords.clearFilter}
      </button>
    </div>
  );
}
