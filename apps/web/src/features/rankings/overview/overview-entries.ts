import type { Album } from '@thirteen/contract/catalogue.ts';
import { SINGLES_KEY } from '@thirteen/domain/catalogue/catalogue.ts';
import { rankingPath } from '#lib/paths.ts';
import {
  ALBUMS_LIST,
  SINGLES_LIST,
  allSongsOrderQuery,
  rankingsQuery,
  trackGroupsQuery,
} from '#features/rankings/rankings.queries.ts';
import { useQuery } from '@tanstack/react-query';
import { savedOrder } from '#features/rankings/rankings.saving.ts';
import type { PlacedOrder } from '#features/rankings/placed-order.ts';

/** One of the rankings that the overview leads to. */
export type OverviewEntry = {
  readonly id: string;
  readonly title: string;
  readonly to: string;
  readonly theme: string;
  /** The key of the order whose progress it shows. */
  readonly list: string;
  /** The clip that hovering plays; undefined where the catalogue has no fitting song. */
  readonly clip: string | undefined;
  /** The address of its cover; null for the singles, which have the default. */
  readonly cover: string | null;
  /** How much there is to rank, for the rankings of more than one album. */
  readonly count: string | undefined;
};

/** The keys under which the progress of the two rankings beside the orders is known. */
export const ALL_SONGS_LIST = 'allSongs';
export const TRACKS_LIST = 'byTrackNumber';

const CLIP_TRACK = 13;

/** All rankings that a fan can make: one for each album, then four over the whole catalogue. */
export function listOverviewEntries(catalogue: readonly Album[]): readonly OverviewEntry[] {
  const albums = catalogue.filter((album) => album.key !== SINGLES_KEY);
  return [...albums.map(toAlbumEntry), ...wholeCatalogueEntries(albums, catalogue)];
}

function toAlbumEntry(album: Album): OverviewEntry {
  return {
    id: album.slug,
    title: album.title,
    to: rankingPath(album.slug),
    theme: album.theme,
    list: album.key,
    clip: album.songs[0]?.audioSource,
    cover: album.albumCover,
    count: undefined,
  };
}

function wholeCatalogueEntries(
  albums: readonly Album[],
  catalogue: readonly Album[],
): readonly OverviewEntry[] {
  const songs = catalogue.flatMap((album) => album.songs);
  const singles = catalogue.find((album) => album.key === SINGLES_KEY)?.songs ?? [];
  const albumSongs = albums.flatMap((album) => album.songs);
  const longest = Math.max(0, ...albumSongs.map(({ track }) => track));
  const entry = (
    id: string,
    title: string,
    rest: Pick<OverviewEntry, 'list' | 'clip' | 'cover' | 'count'>,
  ): OverviewEntry => ({ id, title, to: rankingPath(id), theme: 'singles', ...rest });
  return [
    entry('allAlbums', 'All Albums', {
      list: ALBUMS_LIST,
      clip: albums.at(-1)?.songs[0]?.audioSource,
      cover: '/media/covers/all-albums.svg',
      count: overviewWords.albums(albums.length),
    }),
    entry('allSongs', 'All Songs', {
      list: ALL_SONGS_LIST,
      clip: albums.at(0)?.songs.at(-1)?.audioSource,
      cover: '/media/covers/all-songs.svg',
      count: overviewWords.songs(songs.length),
    }),
    entry('singles', 'Singles', {
      list: SINGLES_LIST,
      clip: singles[0]?.audioSource,
      cover: null,
      count: overviewWords.singles(singles.length),
    }),
    entry('byTrackNumber', 'By Track Number', {
      list: TRACKS_LIST,
      clip: albumSongs.find(({ track }) => track === CLIP_TRACK)?.audioSource,
      cover: '/media/covers/track-numbers.svg',
      count: overviewWords.tracks(longest),
    }),
  ];
}

/** How far each ranking of the fan is, by the key of its order. Undefined while that is not known. */
export function useProgress(): (list: string) => Progress | undefined {
  const orders = useQuery(rankingsQuery).data;
  const allSongs = useQuery(allSongsOrderQuery).data?.state;
  const tracks = useQuery(trackGroupsQuery).data?.state;

  return (list) => {
    if (list === ALL_SONGS_LIST) return allSongs && toProgress(allSongs);
    if (list === TRACKS_LIST)
      return tracks && toProgress({ order: tracks.groups.flat(), placed: tracks.placed });
    const shown = savedOrder(list).readPending() ?? orders?.[list]?.state;
    return shown && toProgress(shown);
  };
}

/** What the overview of rankings says. */
export const overviewWords = {
  about: 'Pick an album and put its songs in order, or rank all of them at once.',
  bringIn: 'Bring in a list',
  sort: 'Sort by quick choices',
  hoverSound: 'Hover sound',
  /** Done once the fan placed all that there is. */
  progress: (progress: Progress) => {
    if (isDone(progress)) return 'Done';
    const { placed, count } = progress;
    return placed === 0 ? 'Not started' : `${placed} of ${count} ranked`;
  },
  playClip: (title: string) => `Play a clip of ${title}`,
  stopClip: (title: string) => `Stop the clip of ${title}`,
  albums: (count: number) => `${count} albums`,
  songs: (count: number) => `${count} songs`,
  singles: (count: number) => `${count} singles and features`,
  tracks: (longest: number) => `Tracks 1 to ${longest}`,
} as const;

/** How far a ranking is: how much of what it holds the fan placed. */
export type Progress = { readonly placed: number; readonly count: number };

/** How far an order is. */
export function toProgress({ order, placed }: PlacedOrder): Progress {
  return { placed: placed.length, count: order.length };
}

/** Whether the fan placed all; a ranking that was never saved holds nothing. */
export function isDone({ placed, count }: Progress): boolean {
  return placed > 0 && placed === count;
}
