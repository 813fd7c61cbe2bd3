import type { Album, Song } from '@thirteen/contract/albums.ts';
import { themeOf } from '@thirteen/domain/catalogue/catalogue.ts';
import type { EraTheme } from '@thirteen/domain/catalogue/era-theme.ts';
import {
  isMashup,
  songIdsIn,
  SURPRISE_ERA,
  titleOfSetSong,
  type SetSong,
} from '@thirteen/domain/set-list/set-list.ts';
import type { DescribeSong } from './set-list-state.ts';

/** What the builder knows of albums, eras and songs. */
export type SongBook = {
  readonly albums: readonly Album[];
  readonly titleOf: (song: SetSong) => string;
  readonly durationOf: (songId: string) => number | null | undefined;
  /** The previews of a song; a mashup has those of both halves. */
  readonly previewsOf: (song: SetSong) => readonly string[];
  readonly albumOf: (songId: string) => string | undefined;
  readonly eraOf: (songId: string) => string | null | undefined;
  /** The look and the cover of an era. */
  readonly lookOf: (era: string) => { readonly theme: EraTheme; readonly cover: string | null };
  readonly describe: DescribeSong;
};

/** Indexes the albums once for all that the builder asks of them. */
export function makeSongBook(albums: readonly Album[]): SongBook {
  const songsById = new Map<string, Song>();
  const albumsBySong = new Map<string, Album>();
  for (const album of albums) {
    for (const song of album.songs) {
      songsById.set(song['_id'], song);
      albumsBySong.set(song['_id'], album);
    }
  }
  const albumsByEra = new Map(albums.map((album) => [album.era, album]));
  const titleOf = (song: SetSong) => titleOfSetSong(song, (id) => songsById.get(id)?.title);
  const previewsOf = (song: SetSong) => songIdsIn(song).flatMap((id) => songsById.get(id)?.audioSource ?? []);

  return {
    albums,
    titleOf,
    previewsOf,
    durationOf: (id) => songsById.get(id)?.durationSeconds,
    albumOf: (id) => albumsBySong.get(id)?.title,
    eraOf: (id) => albumsBySong.get(id)?.era,
    lookOf: (era) => {
      const album = era === SURPRISE_ERA ? undefined : albumsByEra.get(era);
      return album ? { theme: themeOf(album), cover: album.albumCover } : { theme: 'singles', cover: null };
    },
    describe: (song) => ({
      _id: song,
      title: titleOf(song),
      audioSource: previewsOf(song)[0] ?? '',
      isMashup: isMashup(song),
    }),
  };
}
