import type { Album, Song } from '@thirteen/contract/catalogue.ts';
import { SINGLES_KEY } from '@thirteen/domain/catalogue/catalogue.ts';
import { rankableAlbums } from '@thirteen/domain/rankings/complete-order.ts';
import type { RankedList } from './sort-goal.ts';

/** What can be sorted, as it is shown: a song, or an album, whose id is its key. */
export type SortItem = {
  readonly id: string;
  readonly kind: 'song' | 'album';
  readonly title: string;
  /** The album of a song, the year of an album. */
  readonly about: string;
  readonly cover: string | null;
  readonly era: string;
  /** The address of the preview. */
  readonly audio: string | undefined;
};

/** All songs and albums by id. */
export function toSortItems(albums: readonly Album[]): ReadonlyMap<string, SortItem> {
  const songs = albums.flatMap((album) => album.songs.map((song) => toSongItem(song, album)));
  const items = [...songs, ...rankableAlbums({ albums }).map(toAlbumItem)];
  return new Map(items.map((item) => [item.id, item]));
}

/** The ids of all that belongs in a ranking, in catalogue order; the whole catalogue for a Top 13. */
export function itemsOfList(list: RankedList, albums: readonly Album[]): readonly string[] {
  const idsOf = (songs: readonly Song[]) => songs.map((song) => song['_id']);
  switch (list.kind) {
    case 'album':
      return idsOf(albums.find(({ key }) => key === list.album)?.songs ?? []);
    case 'track': {
      const onAlbums = albums.filter(({ key }) => key !== SINGLES_KEY).flatMap(({ songs }) => songs);
      return idsOf(onAlbums.filter(({ track }) => track === list.track));
    }
    case 'all-albums':
      return rankableAlbums({ albums }).map(({ key }) => key);
    default:
      return idsOf(albums.flatMap(({ songs }) => songs));
  }
}

/** The highest track number of an album; singles have none. */
export function longestAlbum(albums: readonly Album[]): number {
  const tracks = albums.flatMap(({ key, songs }) =>
    key === SINGLES_KEY ? [] : songs.map(({ track }) => track),
  );
  return Math.max(0, ...tracks);
}

function toSongItem(song: Song, album: Album): SortItem {
  const { _id: id, title, album: about, albumImageSource: cover, audioSource: audio } = song;
  return { id, kind: 'song', title, about, cover, era: album.theme, audio };
}

function toAlbumItem(album: Album): SortItem {
  const { key: id, title, releaseYear, albumCover: cover, songs } = album;
  const about = releaseYear === null ? '' : String(releaseYear);
  return { id, kind: 'album', title, about, cover, era: album.theme, audio: songs[0]?.audioSource };
}
