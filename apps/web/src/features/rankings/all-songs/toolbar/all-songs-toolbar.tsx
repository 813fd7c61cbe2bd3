import { findNamedAlbums } from '@thirteen/domain/catalogue/album-search.ts';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { SearchBox, type SearchSuggestion } from '#ui/forms/search-box.tsx';
import { Select } from '#ui/forms/select.tsx';
import styles from './all-songs-toolbar.module.css';
import type { SongFilter } from './all-songs-filter.ts';
import { allSongsWords } from '#features/rankings/all-songs/all-songs.words.ts';

type AllSongsToolbarProps = {
  readonly filter: SongFilter;
  readonly albums: readonly string[];
  readonly onFilter: (part: Partial<SongFilter>) => void;
  readonly isUnsaved: boolean;
  readonly isSaving: boolean;
  /** What the fan saved was never read, so that nothing may take its place. */
  readonly isUnknown: boolean;
  readonly onSave: () => void;
  /** What stands here for want of room at the side: tools, behind one button, and what must stay in reach. */
  readonly narrow?:
    | {
        readonly progress: ReactNode;
        readonly history: ReactNode;
        readonly renderTools: (onJumped: () => void) => ReactNode;
      }
    | undefined;
};

/** What stays in view above the list: the filter and the button that saves. */
export function AllSongsToolbar(props: AllSongsToolbarProps) {
  const { filter, albums, onFilter, isUnsaved, isSaving, isUnknown, onSave, narrow } = props;
  const album = (
    <AlbumChoice albums={albums} chosen={filter.album} onChoose={(title) => onFilter({ album: title })} />
  );
  const state = <output className={styles['state']}>{isUnsaved ? allSongsWords.unsaved : ''}</output>;
  return (
    <div className={styles['bar']} data-layout={narrow ? 'narrow' : 'wide'}>
      <SearchBox
        label={allSongsWords.search}
        value={filter.title}
        onChange={(title) => onFilter({ title })}
        suggestions={suggestAlbums(props)}
      />
      {narrow ? (
        <Tools
          isActive={filter.album !== ''}
          renderContent={(close) => (
            <>
              {album}
              {narrow.renderTools(close)}
            </>
          )}
        />
      ) : (
        album
      )}
      {narrow && (
        <div className={styles['reach']}>
          <div>
            {narrow.progress}
            {state}
          </div>
          {narrow.history}
        </div>
      )}
      <span className={styles['save']} data-unsaved={isUnsaved || undefined}>
        {!narrow && state}
        <Button isBusy={isSaving} aria-disabled={isUnknown} onClick={isUnknown ? undefined : onSave}>
          {allSongsWords.save}
        </Button>
        {isUnsaved && <span className={styles['dot']} aria-hidden="true" />}
      </span>
    </div>
  );
}

/** The albums that the text names: each opens all of its songs. */
function suggestAlbums({ filter, albums, onFilter }: AllSongsToolbarProps): readonly SearchSuggestion[] {
  const named = findNamedAlbums(
    albums.map((title) => ({ title })),
    filter.title,
  );
  return named.map(({ title }) => ({
    label: allSongsWords.allOf(title),
    onChoose: () => onFilter({ title: '', album: title }),
  }));
}

type AlbumChoiceProps = {
  readonly albums: readonly string[];
  readonly chosen: string;
  readonly onChoose: (title: string) => void;
};

function AlbumChoice({ albums, chosen, onChoose }: AlbumChoiceProps) {
  return (
    <div className={styles['album']}>
      <Select
        label={allSongsWords.album}
        labelPlace="hidden"
        value={chosen}
        choices={[
          { value: '', name: allSongsWords.everyAlbum },
          ...albums.map((album) => ({ value: album, name: album })),
        ]}
        onChange={onChoose}
      />
    </div>
  );
}

type ToolsProps = {
  /** Something in here narrows the list. */
  readonly isActive: boolean;
  readonly renderContent: (close: () => void) => ReactNode;
};

/** A button that shows and hides what is seldom needed. */
function Tools({ isActive, renderContent }: ToolsProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <span className={styles['more']} data-active={isActive || undefined}>
        <IconButton
          icon="tune"
          label={allSongsWords.tools}
          variant="outlined"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        />
      </span>
      <div id={id} className={styles['tools']} hidden={!isOpen}>
        {renderContent(() => setOpen(false))}
      </div>
    </>
  );
}
