import type { Song } from '@thirteen/contract/albums.ts';
import { ApiError } from '#lib/api-error.ts';
import { words } from '#lib/words.ts';
import { Combobox, type ComboboxOption } from '#ui/combobox/combobox.tsx';
import { toast } from '#ui/toasts/toast.ts';
import { top13Words } from './top13-words.ts';
import { toSlotSong, type SlotSong } from './top13.queries.ts';
import { findSlotOf } from './use-top13.ts';

/** What the Top 13 asks of the catalogue. */
export type SongSource = {
  readonly findSongs: (query: string, signal: AbortSignal) => Promise<readonly Song[]>;
  /** Throws an `ApiError` of status 404 for an unknown id. */
  readonly getSong: (id: string) => Promise<Song>;
};

type SongSearchProps = {
  readonly slot: number;
  readonly source: SongSource;
  readonly onChoose: (song: SlotSong) => void;
};

const searchWords = {
  searching: words.top13.searching,
  count: top13Words.found,
  none: top13Words.noneFound,
};

/** The search field of a slot without a song. */
export function SongSearch({ slot, source, onChoose }: SongSearchProps) {
  async function search(query: string, signal: AbortSignal): Promise<readonly ComboboxOption[]> {
    const songs = await source.findSongs(query, signal);
    return songs.map(toOption);
  }

  async function choose({ id }: ComboboxOption) {
    try {
      onChoose(toSlotSong(await source.getSong(id)));
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) {
        toast.warning(words.top13.notFound, words.top13.notFoundTitle);
      } else {
        toast.error(words.top13.fetchFailed);
      }
    }
  }

  return (
    <Combobox
      label={top13Words.fieldLabel(slot)}
      placeholder={top13Words.placeholder}
      search={search}
      onChoose={(option) => void choose(option)}
      onSearchError={() => toast.error(words.top13.searchFailed)}
      words={searchWords}
    />
  );
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
