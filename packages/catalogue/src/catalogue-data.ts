import { SINGLES_KEY, type Album, type Song } from '@thirteen/domain/catalogue/catalogue.ts';
import data from './data/catalogue.json' with { type: 'json' };

type SongData = {
  readonly id: string;
  readonly track: number;
  readonly title: string;
  readonly durationSeconds?: number;
  readonly primaryArtist?: string;
  readonly featuring?: readonly string[];
};

/** The artist's name, for titles and descriptions. */
export const artistName: string = data.artist;

/** The albums that the project brings along, in order of their era, the singles last. */
export const catalogueAlbums: readonly Album[] = [
  ...data.albums.map((album) => ({
    key: album.key,
    slug: album.slug,
    era: album.era,
    title: album.title,
    releaseDate: album.releaseDate,
    releaseYear: album.releaseYear,
    cover: null,
    songs: album.songs.map((song) => toSong(song, album.key)),
  })),
  {
    key: SINGLES_KEY,
    slug: SINGLES_KEY,
    era: null,
    title: 'Singles',
    releaseDate: null,
    releaseYear: null,
    cover: null,
    songs: data.singles.map((song) => toSong(song, SINGLES_KEY)),
  },
];

function toSong(song: SongData, albumKey: string): Song {
  return {
    id: song.id,
    title: song.title,
    albumKey,
    track: song.track,
    durationSeconds: song.durationSeconds ?? null,
    artist: song.primaryArtist ?? null,
    featuring: song.featuring?.join(', ') ?? null,
    audioSource: null,
  };
}
