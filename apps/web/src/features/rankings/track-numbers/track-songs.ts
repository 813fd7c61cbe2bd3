import type { Album, Song } from '@thirteen/contract/catalogue.ts';
import { buildCatalogue, type Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';

/** A song as the screens of track numbers show it. */
export type TrackSong = Pick<Song, 'title' | 'track' | 'durationSeconds' | 'audioSource'> & {
  readonly id: string;
  readonly albumName: string;
  readonly cover: string;
  readonly theme: string;
};

/** All songs of the albums by id. */
export function toTrackSongs(albums: readonly Album[]): ReadonlyMap<string, TrackSong> {
  return new Map(
    albums.flatMap((album) => album.songs.map((song) => [song['_id'], toTrackSong(song, album.theme)])),
  );
}

function toTrackSong(song: Song, theme: string): TrackSong {
  const { _id: id, title, track, durationSeconds, audioSource, album, albumImageSource } = song;
  return { id, title, track, durationSeconds, audioSource, albumName: album, cover: albumImageSource, theme };
}

/** The catalogue that the rules work on, from the albums as the API answers them. */
export function toCatalogue(albums: readonly Album[]): Catalogue {
  return buildCatalogue(
    albums.map(({ albumCover, songs, ...album }) => ({
      ...album,
      cover: albumCover,
      songs: songs.map(({ _id: id, album: _title, albumImageSource: _cover, ...song }) => ({
        ...song,
        id,
        albumKey: album.key,
      })),
    })),
  );
}
