import type { EraEntry, EraSong } from '@thirteen/contract/set-list.ts';
import type { Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import { previewUrl, type MediaHost } from '@thirteen/domain/catalogue/media.ts';
import {
  eraName,
  isMashup,
  songIdsIn,
  songsOfEntry,
  titleOfSetSong,
  type SetListDraft,
  type SetSong,
} from '@thirteen/domain/set-list/set-list.ts';

/** A set list as the API shows it: eras in the order of the show, filled in from the catalogue. */
export function toEraEntries(setList: SetListDraft, { songsById }: Catalogue, media: MediaHost): EraEntry[] {
  const describe = (song: SetSong): EraSong => {
    // A mashup plays the preview of its first song.
    const first = songsById.get(songIdsIn(song)[0] ?? '');
    return {
      _id: song,
      title: titleOfSetSong(song, (id) => songsById.get(id)?.title),
      audioSource: first ? previewUrl(media, first) : '',
      isMashup: isMashup(song),
    };
  };
  return setList.entries.map((entry, index) => ({
    era: eraName(entry),
    songs: songsOfEntry(entry).map(describe),
    order: index + 1,
    ...(entry.kind === 'surprise' && {
      guitarSong: entry.guitar === null ? null : describe(entry.guitar),
      pianoSong: entry.piano === null ? null : describe(entry.piano),
    }),
  }));
}
