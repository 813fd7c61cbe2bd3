import * as Type from 'typebox';
import type { Static } from 'typebox';
import { None } from './endpoint.ts';

const Nullable = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/**
 * A song of the catalogue. `album` is the album's title, `Singles` for a single. `artist` is the main artist where that is
 * somebody else than the catalogue's own, otherwise null. `durationSeconds` is null where unknown.
 */
export const Song = Type.Object({
  _id: Type.String(),
  title: Type.String(),
  album: Type.String(),
  albumImageSource: Type.String(),
  audioSource: Type.String(),
  track: Type.Integer(),
  artist: Nullable(Type.String()),
  featuring: Nullable(Type.String()),
  durationSeconds: Nullable(Type.Integer()),
});
export type Song = Static<typeof Song>;

/** An album with its songs in order. The singles have neither a date nor a cover: the client shows the default. */
export const Album = Type.Object({
  title: Type.String(),
  releaseDate: Nullable(Type.String()),
  releaseYear: Nullable(Type.Integer()),
  albumCover: Nullable(Type.String()),
  key: Type.String(),
  slug: Type.String(),
  era: Nullable(Type.String()),
  songs: Type.Array(Song),
});
export type Album = Static<typeof Album>;

const read = {
  method: 'GET',
  tag: 'Albums',
  session: 'none',
  params: None,
  query: None,
  body: None,
} as const;
const TitleParams = Type.Object({ title: Type.String({ minLength: 1, maxLength: 200 }) });

export const getAlbum = {
  ...read,
  path: '/api/albums/album/:title',
  summary: 'One album by full title, short era name, key or slug, in any case.',
  params: TitleParams,
  reply: Album,
} as const;

export const listAlbumSongs = {
  ...read,
  path: '/api/albums/album/:title/songs',
  summary: 'The songs of one album.',
  params: TitleParams,
  reply: Type.Array(Song),
} as const;

export const searchSongs = {
  ...read,
  path: '/api/albums/songSearch',
  summary:
    "At most 20 songs, best first, by title, fans' short names or their album's name. Forgives case, accents, punctuation and one typing error.",
  query: Type.Object({ q: Type.String({ maxLength: 200 }) }),
  reply: Type.Array(Song),
} as const;

export const getAlbumBySong = {
  ...read,
  path: '/api/albums/albumBySong',
  summary: 'The album that holds the song of this title.',
  query: Type.Object({ songTitle: Type.String({ minLength: 1, maxLength: 200 }) }),
  reply: Album,
} as const;

export const listAlbums = {
  ...read,
  path: '/api/albums/allAlbums',
  summary: 'All albums, the singles last.',
  reply: Type.Array(Album),
} as const;

export const listSongs = {
  ...read,
  path: '/api/albums/allSongs',
  summary: 'All songs, in catalogue order.',
  reply: Type.Array(Song),
} as const;

export const getSong = {
  ...read,
  path: '/api/albums/songs/:id',
  summary: 'One song by id.',
  params: Type.Object({ id: Type.String({ minLength: 1, maxLength: 200 }) }),
  reply: Song,
} as const;

export const NewAlbum = Type.Object({
  title: Type.String({ minLength: 1, maxLength: 200 }),
  releaseDate: Type.String({ minLength: 10, maxLength: 10 }),
  albumCover: Type.Optional(Type.String({ maxLength: 1000 })),
  songs: Type.Array(
    Type.Object({
      title: Type.String({ minLength: 1, maxLength: 200 }),
      track: Type.Integer({ minimum: 1, maximum: 100 }),
      featuring: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
      audioSource: Type.Optional(Type.String({ maxLength: 1000 })),
    }),
    { minItems: 1, maxItems: 100 },
  ),
});
export type NewAlbum = Static<typeof NewAlbum>;

export const addAlbum = {
  method: 'POST',
  path: '/api/albums/add-album',
  summary: 'Adds an album to the catalogue: all or nothing. Needs the right to edit the catalogue.',
  tag: 'Albums',
  session: 'required',
  status: 201,
  params: None,
  query: None,
  body: NewAlbum,
  reply: Album,
} as const;
