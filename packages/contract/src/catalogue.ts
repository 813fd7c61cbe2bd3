import * as Type from 'typebox';
import type { Static } from 'typebox';
import { None } from './endpoint.ts';

const Nullable = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/**
 * A song of the catalogue. `album` is the album's title, `Singles` for a single. `artist` is the main artist where that is
 * somebody else than the catalogue's own, otherwise null. `durationSeconds` is null where unknown. `number` is the song's
 * for good, as codes of a Top 13 hold it; null once a site has no more to give to songs of added albums. `fromTheVault`: written for the
 * album, released with its re-recording. `listenPage`: where all of it can be heard, where the operator linked such a page.
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
  number: Nullable(Type.Integer()),
  fromTheVault: Type.Boolean(),
  listenPage: Type.Optional(Type.String()),
});
export type Song = Static<typeof Song>;

/**
 * An album with its songs in order. The singles have neither a date nor a cover: the client shows the default. `era` is a
 * short name, null where the album was added without one; `onTour` says whether it is a part of every set list. `theme` is
 * the key of its look (`data-era`): its slug, or `singles` where it has none of its own.
 */
export const Album = Type.Object({
  title: Type.String(),
  releaseDate: Nullable(Type.String()),
  releaseYear: Nullable(Type.Integer()),
  albumCover: Nullable(Type.String()),
  key: Type.String(),
  slug: Type.String(),
  era: Nullable(Type.String()),
  onTour: Type.Boolean(),
  theme: Type.String(),
  shortNames: Type.Array(Type.String()),
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

const Color = Type.String({ pattern: '^#[0-9a-f]{6}$', maxLength: 7 });
const SchemeColors = Type.Object({
  bg: Color,
  surface: Color,
  ink: Color,
  ink2: Color,
  accent: Color,
  onAccent: Color,
  bar: Color,
});

/** The colors of an era, as its album's record holds them. Words must have a contrast of 4.5 on what they stand on. */
const EraColors = Type.Object({
  bead: Color,
  onBead: Color,
  panel: Color,
  gradient: Type.Array(Color, { minItems: 3, maxItems: 3 }),
  onGradient: Color,
  darkBanner: Type.Optional(
    Type.Object({
      gradient: Type.Array(Color, { minItems: 3, maxItems: 3 }),
      onGradient: Color,
      shade: Color,
    }),
  ),
  glow: Color,
  light: SchemeColors,
  dark: SchemeColors,
});

/** The record of an album to add. With `era` and `colors` it is a theme of profiles, too. */
export const NewAlbum = Type.Object({
  title: Type.String({ minLength: 1, maxLength: 200 }),
  releaseDate: Type.String({ minLength: 10, maxLength: 10 }),
  albumCover: Type.Optional(Type.String({ maxLength: 1000 })),
  era: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  shortNames: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { maxItems: 20 })),
  colors: Type.Optional(EraColors),
  drawing: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  sound: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
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

/**
 * The style sheet of the eras that were added to the catalogue. Documents link it where there are any, in an element that
 * names their keys in `data-eras`; with `?v=` it may be kept for good.
 */
export const ADDED_ERA_STYLES = '/api/albums/eras.css';
