import type { Album, Song } from '@thirteen/contract/catalogue.ts';
import { catalogueArtist } from '#lib/built-catalogue.ts';

/** A song of a list that is taken along. `released` is an ISO date, where known. */
export type TakenSong = {
  readonly id: string;
  readonly title: string;
  readonly artist: string;
  readonly album: string;
  readonly released: string | null;
};

/** A list to take along: what it is called, and its songs, the best first; of albums each stands for its own title. */
export type TakenList = {
  readonly name: string;
  readonly of?: 'albums';
  readonly songs: readonly TakenSong[];
};

/** The songs of ids, in their order; an id that the catalogue does not know is left out. */
export function toTakenSongs(ids: readonly string[], albums: readonly Album[]): readonly TakenSong[] {
  const songs = new Map(
    albums.flatMap((album) => album.songs.map((song) => [song['_id'], toTaken(song, album)] as const)),
  );
  return ids.flatMap((id) => songs.get(id) ?? []);
}

function toTaken(song: Song, album: Album): TakenSong {
  const { _id: id, title, artist, featuring } = song;
  const guests = featuring === null ? '' : ` feat. ${featuring}`;
  return {
    id,
    title,
    artist: artist === null ? `${catalogueArtist}${guests}` : `${artist}${guests}`,
    album: album.title,
    released: album.releaseDate,
  };
}

/** A list as far as its text goes. */
export type TextList = Pick<TakenList, 'name' | 'of'> & {
  readonly songs: readonly Pick<TakenSong, 'title' | 'album'>[];
};

/** A list as text, one song a line: "1. cardigan – folklore". */
export function toPlainText({ songs, of }: TextList): string {
  const nameOf = ({ title, album }: TextList['songs'][number]) =>
    of === 'albums' ? title : `${title} – ${album}`;
  return songs.map((song, index) => `${index + 1}. ${nameOf(song)}`).join('\n');
}

/** What a file of a list is called: `My Top 13` becomes `my-top-13.csv`. */
export function fileName(name: string, ending: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');
  return `${plain || 'list'}.${ending}`;
}
