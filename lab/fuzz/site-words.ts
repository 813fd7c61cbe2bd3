import { drawingPaths } from '@thirteen/artwork/drawings.ts';
import { profileImageNames, profileThemes } from '@thirteen/domain/profile/profile-choices.ts';
import type { Album } from '@thirteen/contract/catalogue.ts';
import type { EraEntry } from '@thirteen/contract/set-list.ts';

/** Real ids and names by the name of the field or parameter that takes them, so that requests get past the first check. */
export type SiteWords = ReadonlyMap<string, readonly string[]>;

type Known = {
  readonly albums: readonly Album[];
  readonly questions: readonly string[];
  readonly setList: readonly EraEntry[];
  /** Names of accounts, the untouched fan's among them. */
  readonly usernames: readonly string[];
  readonly password: string;
  /** Addresses of files of the web app. */
  readonly files: readonly string[];
};

/** Sorts what a site knows by where it is asked for. */
export function toSiteWords({ albums, questions, setList, usernames, password, files }: Known): SiteWords {
  const songs = albums.flatMap((album) => album.songs);
  const songIds = songs.map((song) => song._id);
  const titles = songs.map((song) => song.title);
  const albumTitles = albums.map((album) => album.title);
  const passwords = [password, 'another long evening', 'a quiet long evening'];
  return new Map<string, readonly string[]>([
    ...['songId', '_id', 'slots', 'songs'].map((name) => [name, songIds] as const),
    ['id', [...songIds.slice(0, 20), ...albums.map(({ key }) => key), 'standaloneSingles', 'allAlbums']],
    ['title', [...albumTitles, ...albums.map(({ slug }) => slug), 'A New Record', 'Another Record']],
    ...['songTitle', 'q'].map((name) => [name, titles] as const),
    ['search', ['fan', 'f', 'ne', 'still']],
    ['albumName', albumTitles],
    ['username', [...usernames, ...usernames.map((name) => name.toUpperCase()), 'thirteen', 'fan-nobody']],
    ['email', [...usernames.map((name) => `${name}@example.org`), 'fan-nobody@example.org']],
    ...['password', 'currentPassword', 'newPassword'].map((name) => [name, passwords] as const),
    ['era', setList.map(({ era }) => era)],
    ['theme', profileThemes({ albums }).map(({ name }) => name)],
    ['image', profileImageNames],
    ['question', questions],
    ['releaseDate', ['2030-01-01', '2024-02-29']],
    ['ranking', ['allAlbums', 'allSongs', 'singles', 'byTrackNumber', ...albums.map(({ slug }) => slug)]],
    [
      'file',
      ['card.png', 'poster.png', 'square.png', 'card-0.png', ...songIds.slice(0, 5).map((id) => `${id}.mp3`)],
    ],
    [
      'drawing',
      [...drawingPaths.filter((path) => path.startsWith('icons/')), ...drawingPaths.slice(0, 5), ...RASTERS],
    ],
    ['code', ['106XDc9GLdFtPTon8UaL9bC', '106XDc9GLdFtPTon8UaL9bD']],
    ['items', songIds],
    ['asset', files],
    ['kind', ['profile', 'set-list']],
  ]);
}

const RASTERS = ['covers/fearless-320.png', 'icons/icon-96.png', 'icons/icon-97.png', 'icons/icon-640.png'];
