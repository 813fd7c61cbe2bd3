import { fail, type Result } from '../result.ts';
import { readSongCode, type SongCodeProblem } from '../song-code/song-code.ts';

type AlbumSong = { readonly id: string; readonly albumKey: string };

/** Reads the songs of a code that holds an order of one album's songs; a code of songs from several albums is none. */
export function readRankingCode<Song extends AlbumSong>(
  code: string,
  songOf: (number: number) => Song | undefined,
): Result<readonly Song[], SongCodeProblem> {
  const found = new Map<string, Song>();
  const read = readSongCode(code, (number) => {
    const song = songOf(number);
    if (song) found.set(song.id, song);
    return song?.id;
  });
  if (!read.ok) return read;
  const songs = read.value.flatMap((id) => found.get(id) ?? []);
  const albums = new Set(songs.map(({ albumKey }) => albumKey));
  return albums.size === 1 ? { ok: true, value: songs } : fail({ code: 'song-code-damaged' });
}
