import { useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { SearchBox } from '#ui/search-box.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './all-songs-bar.module.css';
import type { SongFilter } from './all-songs-filter.ts';
import { allSongsWords } from './all-songs.words.ts';

type AllSongsBarProps = {
  readonly filter: SongFilter;
  readonly albums: readonly string[];
  readonly onFilter: (part: Partial<SongFilter>) => void;
  readonly isUnsaved: boolean;
  readonly isSaving: boolean;
  readonly onSave: () => void;
};

/** What stays in view above the list: the filter and the button that saves. */
export function AllSongsBar(props: AllSongsBarProps) {
  const { filter, albums, onFilter, isUnsaved, isSaving, onSave } = props;
  return (
    <div className={styles['bar']}>
      <SearchBox
        label={allSongsWords.search}
        value={filter.title}
        onChange={(title) => onFilter({ title })}
      />
      <label className={styles['album']}>
        <VisuallyHidden>{allSongsWords.album}</VisuallyHidden>
        <select value={filter.album} onChange={(event) => onFilter({ album: event.target.value })}>
          <option value="">{allSongsWords.everyAlbum}</option>
          {albums.map((album) => (
            <option key={album}>{album}</option>
          ))}
        </select>
      </label>
      <span className={styles['save']} data-unsaved={isUnsaved || undefined}>
        <Button isBusy={isSaving} onClick={onSave}>
          {allSongsWords.save}
        </Button>
        {isUnsaved && <span className={styles['dot']} aria-hidden="true" />}
      </span>
    </div>
  );
}

type JumpProps = { readonly count: number; readonly onJump: (rank: number) => void };

/** Leads to a rank of a long list. */
export function JumpToRank({ count, onJump }: JumpProps) {
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

/** How many songs the fan has placed so far. */
export function PlacedProgress({ placed, count }: ProgressProps) {
  return (
    <div className={styles['progress']} title={allSongsWords.placedHint}>
      <progress aria-label={allSongsWords.placedHint} max={count} value={placed} />
      <span>{allSongsWords.placed(placed, count)}</span>
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
