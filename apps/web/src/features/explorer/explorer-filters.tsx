import type { Album, Song } from '@thirteen/contract/catalogue.ts';
import { createSongSearch } from '@thirteen/domain/catalogue/song-search.ts';
import { profileThemes } from '@thirteen/domain/profile/profile-choices.ts';
import { useMemo } from 'react';
import { ChoiceCombobox } from '#ui/combobox/choice-combobox.tsx';
import type { OptionGroup } from '#ui/combobox/use-option-list.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Select } from '#ui/forms/select.tsx';
import styles from './explorer.module.css';
import type { ExplorerFilter } from './explorer.queries.ts';
import { explorerWords } from './explorer.words.ts';

type ExplorerFiltersProps = {
  /** None while they are on their way. */
  readonly albums: readonly Album[] | undefined;
  readonly filter: ExplorerFilter;
  readonly onFilter: (filter: Partial<ExplorerFilter>) => void;
};

const NO_ALBUMS: readonly Album[] = [];

/** Narrows the profiles to those of an era, or with a song in their Top 13. */
export function ExplorerFilters({
  albums = NO_ALBUMS,
  filter: { theme, song },
  onFilter,
}: ExplorerFiltersProps) {
  const groupsFor = useMemo(() => makeSongOptions(albums), [albums]);
  const titles = useMemo(
    () => new Map(albums.flatMap(({ songs }) => songs.map(({ _id, title }) => [_id, title] as const))),
    [albums],
  );
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset can't be a grid in all browsers
    <div className={styles['filters']} role="group" aria-label={explorerWords.filters}>
      <Select
        label={explorerWords.era}
        value={theme}
        choices={[
          { value: '', name: explorerWords.everyEra },
          ...profileThemes({ albums }).map(({ name }) => ({ value: name, name })),
        ]}
        onChange={(value) => onFilter({ theme: value })}
      />
      <div className={styles['song-field']}>
        <ChoiceCombobox
          label={explorerWords.song}
          placeholder={explorerWords.songHint}
          groupsFor={groupsFor}
          chosen={song === '' ? undefined : { id: song, label: titles.get(song) ?? song }}
          onChoose={(option) => onFilter({ song: option?.id ?? '' })}
          side="down"
          words={{ count: explorerWords.songsFound, none: explorerWords.noSong }}
        />
      </div>
      {theme + song !== '' && (
        <Button variant="quiet" onClick={() => onFilter({ theme: '', song: '' })}>
          {explorerWords.clearFilters}
        </Button>
      )}
    </div>
  );
}

/** All songs by album, or those that a text finds, the best first. */
function makeSongOptions(albums: readonly Album[]): (query: string) => readonly OptionGroup[] {
  const search = createSongSearch<Song>();
  return (query) => {
    if (query.trim() !== '') return [{ id: 'found', options: search.find(albums, query).map(toOption) }];
    return albums.map(({ key, title, albumCover, songs }) => ({
      id: key,
      heading: { label: title, image: albumCover },
      options: songs.map(toOption),
    }));
  };
}

function toOption({ _id: id, title: label, album }: Song) {
  return { id, label, detail: album };
}
