import type { Album, Song } from '@thirteen/contract/catalogue.ts';
import { songIdsIn, SURPRISE_ERA, titleOfSetSong, type SetSong } from '@thirteen/domain/set-list/set-list.ts';
import type { Clip } from '#ui/audio-player/clip-player.ts';

/** What the builder knows of albums, eras and songs. */
export type SongIndex = {
  readonly albums: readonly Album[];
  readonly titleOf: (song: SetSong) => string;
  readonly durationOf: (songId: string) => number | null | undefined;
  /** The preview of a song; a mashup has those of both halves. */
  readonly clipOf: (song: SetSong) => Clip;
  readonly albumOf: (songId: string) => string | undefined;
  /** The songs of an era's album, in its order. */
  readonly songsOf: (era: string) => readonly Song[];
  readonly eraOf: (songId: string) => string | null | undefined;
  /** The look and the cover of an era. */
  readonly lookOf: (era: string) => { readonly theme: string; readonly cover: string | null };
};

/** Indexes the albums once for all that the builder needs of them. */
export function makeSongIndex(albums: readonly Album[]): SongIndex {
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
    clipOf: (song) => ({ id: song, sources: previewsOf(song) }),
    durationOf: (id) => songsById.get(id)?.durationSeconds,
    albumOf: (id) => albumsBySong.get(id)?.title,
    songsOf: (era) => albumsByEra.get(era)?.songs ?? [],
    eraOf: (id) => albumsBySong.get(id)?.era,
    lookOf: (era) => {
      const album = era === SURPRISE_ERA ? undefined : albumsByEra.get(era);
      return album ? { theme: album.theme, cover: album.albumCover } : { theme: 'singles', cover: null };
    },
  };
}
