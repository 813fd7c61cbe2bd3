import * as Type from 'typebox';
import type { Static } from 'typebox';
import { None } from './endpoint.ts';

const Id = Type.String({ minLength: 1, maxLength: 200 });

// More than the catalogue holds; the rules name what is wrong, this only keeps absurd lists out.
const MAX_ENTRIES = 5000;
const MAX_TRACKS = 200;

/** Whether the fan placed it; else it only stands where the catalogue has it. */
const placed = Type.Boolean();

/** A song with its place in the ranking of its album or of the singles. `slot` and `rank` are both that place, from 1. */
export const RankingEntry = Type.Object({
  slot: Type.Integer(),
  albumName: Type.String(),
  songId: Type.String(),
  songTitle: Type.String(),
  albumCover: Type.String(),
  rank: Type.Integer(),
  placed,
});
export type RankingEntry = Static<typeof RankingEntry>;

/** An album with its place among the albums, from 1. */
export const AlbumRankingEntry = Type.Object({
  rank: Type.Integer(),
  albumName: Type.String(),
  albumCover: Type.String(),
  placed,
});
export type AlbumRankingEntry = Static<typeof AlbumRankingEntry>;

/** Every album key, `standaloneSingles` and `allAlbums`; empty where nothing is ranked. */
export const Rankings = Type.Object({
  albumRankings: Type.Object(
    { standaloneSingles: Type.Array(RankingEntry), allAlbums: Type.Array(AlbumRankingEntry) },
    { additionalProperties: Type.Array(RankingEntry) },
  ),
  /** The `ETag` of each list, by the same keys. */
  revisions: Type.Record(Type.String(), Type.String()),
});
export type Rankings = {
  albumRankings: {
    standaloneSingles: RankingEntry[];
    allAlbums: AlbumRankingEntry[];
  } & Record<string, (RankingEntry | AlbumRankingEntry)[]>;
  revisions: Record<string, string>;
};

/** A song of the catalogue, as the list of all songs shows it. */
export const CatalogueEntry = Type.Object({
  songId: Type.String(),
  songTitle: Type.String(),
  albumName: Type.String(),
  albumImageSource: Type.String(),
  audioSource: Type.String(),
});
export type CatalogueEntry = Static<typeof CatalogueEntry>;

/** A song with its rank among all songs, from 1. */
export const AllSongsEntry = Type.Object({
  songId: Type.String(),
  songTitle: Type.String(),
  albumName: Type.String(),
  albumImageSource: Type.String(),
  rank: Type.Integer(),
  placed,
});
export type AllSongsEntry = Static<typeof AllSongsEntry>;

/** A song with its rank, from 1, among those of the same track number. */
export const TrackRankingEntry = Type.Object({
  songId: Type.String(),
  songTitle: Type.String(),
  albumName: Type.String(),
  audioSource: Type.String(),
  albumImageSource: Type.String(),
  rank: Type.Integer(),
  placed,
});
export type TrackRankingEntry = Static<typeof TrackRankingEntry>;

/**
 * What counts of an entry that a client sends is its song and its place in the list, and whether the fan placed it, which
 * holds where nothing is said; the rest comes from the catalogue.
 */
const SentSong = Type.Object({ songId: Id, placed: Type.Optional(placed) });
const SentAlbum = Type.Object({ albumName: Id, placed: Type.Optional(placed) });

const shared = { tag: 'Rankings', session: 'required', params: None, query: None, body: None } as const;

export const getRankings = {
  ...shared,
  method: 'GET',
  path: '/api/rankings/rankings',
  summary: 'All rankings of songs within albums, of the singles and of the albums.',
  reply: Rankings,
} as const;

export const saveRanking = {
  ...shared,
  method: 'PUT',
  path: '/api/rankings/rankings/:id',
  summary: 'Saves the order of one album, or of the singles. Songs left out go last.',
  revised: true,
  params: Type.Object({ id: Id }),
  body: Type.Object({ rankings: Type.Array(SentSong, { maxItems: MAX_ENTRIES }) }),
  reply: Rankings,
} as const;

export const saveAlbumRanking = {
  ...shared,
  method: 'PUT',
  path: '/api/rankings/allAlbumsRanking/allAlbumsRanking',
  summary: 'Saves the order of the albums. Albums left out go last, by release.',
  revised: true,
  body: Type.Object({ rankings: Type.Array(SentAlbum, { maxItems: MAX_ENTRIES }) }),
  reply: Type.Array(AlbumRankingEntry),
} as const;

export const listAllSongs = {
  ...shared,
  method: 'GET',
  path: '/api/rankings/all-songs',
  summary: 'All songs that can be ranked, in catalogue order.',
  reply: Type.Array(CatalogueEntry),
} as const;

export const getAllSongsRanking = {
  ...shared,
  method: 'GET',
  path: '/api/rankings/all-songs-ranking',
  summary: "The fan's order of all songs; empty until it is saved.",
  revised: true,
  reply: Type.Array(AllSongsEntry),
} as const;

export const saveAllSongsRanking = {
  ...getAllSongsRanking,
  method: 'PUT',
  summary: 'Saves the order of all songs. Songs left out go last.',
  body: Type.Object({ ranking: Type.Array(SentSong, { maxItems: MAX_ENTRIES }) }),
} as const;

export const getTrackRankings = {
  ...shared,
  method: 'GET',
  path: '/api/rankings/track-rankings',
  summary: 'The songs of each track number, in the order of the fan; empty until it is saved.',
  revised: true,
  reply: Type.Array(Type.Array(TrackRankingEntry)),
} as const;

export const saveTrackRankings = {
  ...getTrackRankings,
  method: 'PUT',
  summary: 'Saves the groups: the place of a group is its track number.',
  body: Type.Object({
    trackRankings: Type.Array(Type.Array(SentSong, { maxItems: MAX_ENTRIES }), { maxItems: MAX_TRACKS }),
  }),
} as const;

/** An album of the Top 5. */
export const TopAlbum = Type.Object({ albumCover: Type.String(), albumName: Type.String() });
export type TopAlbum = Static<typeof TopAlbum>;

export const getTopAlbums = {
  ...shared,
  method: 'GET',
  path: '/api/rankings/user/top-five-albums',
  summary: "The first five of the fan's album ranking; empty until it is saved.",
  reply: Type.Array(TopAlbum),
} as const;

/** An album with what it won in all fans' album rankings: Borda points, which may end in .5, and the number of rankings that hold it. */
export const PopularAlbum = Type.Object({
  albumCover: Type.String(),
  albumName: Type.String(),
  points: Type.Number(),
  ballots: Type.Integer(),
});
export type PopularAlbum = Static<typeof PopularAlbum>;

export const getAlbumPopularity = {
  ...shared,
  method: 'GET',
  path: '/api/rankings/album-popularity',
  summary: 'All ranked albums, the most popular first.',
  reply: Type.Array(PopularAlbum),
} as const;
