import type { Album } from '@thirteen/contract/catalogue.ts';

/** What the specification has a client send of a song beside its id. The server needs the id alone. */
type SongFacts = {
  readonly songTitle: string;
  readonly albumName: string;
  readonly albumImageSource: string;
  readonly audioSource: string;
};

const songsById = new Map<string, SongFacts>();
const coversByTitle = new Map<string, string>();

/** Remembers what an answer of the catalogue says of songs and albums. Whoever reads one calls this. */
export function learnAlbums(albums: readonly Album[]): void {
  for (const { title, albumCover, songs } of albums) {
    if (albumCover !== null) coversByTitle.set(title, albumCover);
    for (const { _id: songId, title: songTitle, album: albumName, albumImageSource, audioSource } of songs) {
      songsById.set(songId, { songTitle, albumName, albumImageSource, audioSource });
    }
  }
}

/** Remembers what other answers say of their songs. */
export function learnSongs(songs: readonly (SongFacts & { readonly songId: string })[]): void {
  for (const { songId, songTitle, albumName, albumImageSource, audioSource } of songs) {
    songsById.set(songId, { songTitle, albumName, albumImageSource, audioSource });
  }
}

/** What is known of a song, for a save that names it. */
export function describeSong(songId: string): Partial<SongFacts> {
  return songsById.get(songId) ?? {};
}

/** The cover of an album by its title, where it is known. */
export function coverOf(albumName: string): string | undefined {
  return coversByTitle.get(albumName);
}
