import type { Album, Song } from '@thirteen/contract/albums.ts';
import { themeOf } from '@thirteen/domain/catalogue/catalogue.ts';
import type { EraTheme } from '@thirteen/domain/catalogue/era-theme.ts';

/** A song as the screens of track numbers show it. */
export type TrackSong = Pick<Song, 'title' | 'track' | 'durationSeconds' | 'audioSource'> & {
  readonly id: string;
  readonly albumName: string;
  readonly cover: string;
  readonly theme: EraTheme;
};

/** All songs of the albums by id. */
export function toTrackSongs(albums: readonly Album[]): ReadonlyMap<string, TrackSong> {
  return new Map(
    albums.flatMap((album) => album.songs.map((song) => [song['_id'], toTrackSong(song, themeOf(album))])),
  );
}

function toTrackSong(song: Song, theme: EraTheme): TrackSong {
  const { _id: id, title, track, durationSeconds, audioSource, album, albumImageSource } = song;
  return { id, title, track, durationSeconds, audioSource, albumName: album, cover: albumImageSource, theme };
}

let songsById: ReadonlyMap<string, TrackSong> = new Map();

/** Tells what the songs are, so that saves can name them. The server needs their ids alone. */
export function rememberTracks(songs: ReadonlyMap<string, TrackSong>): void {
  songsById = songs;
}

/** A song with its rank, with all that the specification has a client send, as far as it is known. */
export function describeTrack(songId: string, index: number) {
  const song = songsById.get(songId);
  const rank = { songId, rank: index + 1 };
  if (!song) return rank;
  const { title: songTitle, albumName, audioSource, cover: albumImageSource } = song;
  return { ...rank, songTitle, albumName, audioSource, albumImageSource };
}
