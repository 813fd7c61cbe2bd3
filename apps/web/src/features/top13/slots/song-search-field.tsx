import type { Album, Song } from '@thirteen/contract/catalogue.ts';
import { findNamedAlbums, isWholeTitle } from '@thirteen/domain/catalogue/album-search.ts';
import { words } from '#lib/words.ts';
import { SearchCombobox } from '#ui/combobox/search-combobox.tsx';
import type { ComboboxOption } from '#ui/combobox/use-option-list.ts';
import { toast } from '#ui/toasts/toast.ts';
import { fetchAndChoose, type SongSource } from '#features/top13/song-source.ts';
import { findSlotOf } from '#features/top13/top13-edits.ts';
import { top13Words } from '#features/top13/top13.words.ts';

type SongSearchFieldProps = {
  readonly slot: number;
  readonly source: SongSource;
  readonly isLocked: boolean;
};

const searchWords = {
  searching: words.top13.searching,
  count: top13Words.found,
  none: top13Words.noneFound,
};

/** The search field of a slot without a song. An album that is named opens all its songs, and only a song of that name goes before it. */
export function SongSearchField({ slot, source, isLocked }: SongSearchFieldProps) {
  async function search(query: string, signal: AbortSignal): Promise<readonly ComboboxOption[]> {
    const songs = await source.findSongs(query, signal);
    const isCalled = ({ title }: Song) => isWholeTitle(query, title);
    return [
      ...songs.filter(isCalled).map(toOption),
      ...findNamedAlbums(source.albums, query).map(toAlbumOption),
      ...songs.filter((song) => !isCalled(song)).map(toOption),
    ];
  }

  return (
    <SearchCombobox
      label={top13Words.fieldLabel(slot)}
      placeholder={top13Words.placeholder}
      isLocked={isLocked}
      search={search}
      onChoose={({ id }) => void fetchAndChoose(source, slot, id)}
      onSearchError={() => toast.error(words.top13.searchFailed)}
      words={searchWords}
    />
  );
}

function toAlbumOption({ key, title, albumCover, songs }: Album): ComboboxOption {
  return {
    id: `album ${key}`,
    label: title,
    detail: top13Words.album(songs.length),
    image: albumCover,
    inside: songs.map(toOption),
  };
}

function toOption({ _id: id, title, album, albumImageSource }: Song): ComboboxOption {
  const slot = findSlotOf(id);
  return {
    id,
    label: title,
    detail: album,
    image: albumImageSource,
    note: slot === undefined ? undefined : top13Words.inSlot(slot),
  };
}
