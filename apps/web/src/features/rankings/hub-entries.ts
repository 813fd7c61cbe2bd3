import type { Album } from '@thirteen/contract/albums.ts';
import { SINGLES_KEY, themeOf } from '@thirteen/domain/catalogue/catalogue.ts';
import type { EraTheme } from '@thirteen/domain/catalogue/era-theme.ts';
import { rankingPath } from '#lib/paths.ts';
import { hubWords } from './hub-words.ts';
import { ALBUMS_LIST, SINGLES_LIST } from './rankings.queries.ts';

/** One of the rankings that the hub leads to. */
export type HubEntry = {
  readonly id: string;
  readonly title: string;
  readonly to: string;
  readonly theme: EraTheme;
  /** The key of the order whose progress it shows. */
  readonly list: string;
  /** The clip that hovering plays; undefined where the catalogue has no fitting song. */
  readonly clip: string | undefined;
  /** An album shows its cover, a ranking of the whole catalogue what it counts. */
  readonly face:
    | { readonly kind: 'cover'; readonly cover: string | null }
    | { readonly kind: 'count'; readonly count: string; readonly unit: string };
};

/** The keys under which the progress of the two rankings beside the orders is known. */
export const ALL_SONGS_LIST = 'allSongs';
export const TRACKS_LIST = 'byTrackNumber';

const CLIP_TRACK = 13;

/** All rankings that a fan can make: one for each album, then four over the whole catalogue. */
export function listHubEntries(catalogue: readonly Album[]): readonly HubEntry[] {
  const albums = catalogue.filter((album) => album.key !== SINGLES_KEY);
  return [...albums.map(toAlbumEntry), ...wholeCatalogueEntries(albums, catalogue)];
}

function toAlbumEntry(album: Album): HubEntry {
  return {
    id: album.slug,
    title: album.title,
    to: rankingPath(album.slug),
    theme: themeOf(album),
    list: album.key,
    clip: album.songs[0]?.audioSource,
    face: { kind: 'cover', cover: album.albumCover },
  };
}

function wholeCatalogueEntries(albums: readonly Album[], catalogue: readonly Album[]): readonly HubEntry[] {
  const songs = catalogue.flatMap((album) => album.songs);
  const singles = catalogue.find((album) => album.key === SINGLES_KEY)?.songs ?? [];
  const albumSongs = albums.flatMap((album) => album.songs);
  const longest = Math.max(0, ...albumSongs.map(({ track }) => track));
  const entry = (
    id: string,
    title: string,
    rest: Pick<HubEntry, 'list' | 'clip'> & { readonly count: string; readonly unit: string },
  ) => ({
    id,
    title,
    to: rankingPath(id),
    theme: 'singles' as const,
    list: rest.list,
    clip: rest.clip,
    face: { kind: 'count' as const, count: rest.count, unit: rest.unit },
  });
  return [
    entry('allAlbums', 'All Albums', {
      list: ALBUMS_LIST,
      clip: albums.at(-1)?.songs[0]?.audioSource,
      count: String(albums.length),
      unit: hubWords.albums,
    }),
    entry('allSongs', 'All Songs', {
      list: ALL_SONGS_LIST,
      clip: albums.at(0)?.songs.at(-1)?.audioSource,
      count: String(songs.length),
      unit: hubWords.songs,
    }),
    entry('singles', 'Singles', {
      list: SINGLES_LIST,
      clip: singles[0]?.audioSource,
      count: String(singles.length),
      unit: hubWords.singles,
    }),
    entry('byTrackNumber', 'By Track Number', {
      list: TRACKS_LIST,
      clip: albumSongs.find(({ track }) => track === CLIP_TRACK)?.audioSource,
      count: hubWords.tracks(longest),
      unit: hubWords.trackNumbers,
    }),
  ];
}
