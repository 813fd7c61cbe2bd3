import type { Album, Song } from '@thirteen/contract/catalogue.ts';
import type { SongCount } from '@thirteen/contract/statistics.ts';
import { SINGLES_KEY, SINGLES_RANKING } from '@thirteen/domain/catalogue/catalogue.ts';
import { top13Words } from './top13.words.ts';

/** Song ids in the fan's own orders: of all songs, and of each album by its key. Empty where nothing was ranked. */
export type OwnOrders = {
  readonly allSongs: readonly string[];
  readonly albums: Readonly<Record<string, readonly string[]>>;
};

/** A song that is offered, with the reason. Its album is named where the group does not name it. */
export type SongIdea = { readonly song: Song; readonly album?: string; readonly reason?: string };
export type IdeaGroup = { readonly title: string; readonly ideas: readonly SongIdea[] };

const MOST_OF_ALL_SONGS = 26;
const MOST_OF_AN_ALBUM = 5;
const MOST_FAVORITES = 39;

/** The best of what the fan has ranked: of all songs first, then of each album. */
export function ideasFromOrders(albums: readonly Album[], orders: OwnOrders): readonly IdeaGroup[] {
  const songsById = new Map(albums.flatMap(({ songs }) => songs.map((song) => [song['_id'], song])));
  const best = (order: readonly string[], most: number) =>
    order.slice(0, most).flatMap((id) => songsById.get(id) ?? []);
  const groups = [
    { title: top13Words.allSongsRanking, ideas: best(orders.allSongs, MOST_OF_ALL_SONGS).map(withAlbum) },
    ...albums.map(({ key, title }) => {
      const order = orders.albums[key === SINGLES_KEY ? SINGLES_RANKING : key] ?? [];
      return { title, ideas: best(order, MOST_OF_AN_ALBUM).map((song) => ({ song })) };
    }),
  ];
  return groups.filter(({ ideas }) => ideas.length > 0);
}

/** The songs in most Top 13s, with their number. */
export function ideasFromFavorites(
  albums: readonly Album[],
  favorites: readonly SongCount[],
): readonly IdeaGroup[] {
  const songsByTitle = new Map(albums.flatMap(({ songs }) => songs.map((song) => [song.title, song])));
  const ideas = favorites.slice(0, MOST_FAVORITES).flatMap(({ title, count }) => {
    const song = songsByTitle.get(title);
    return song ? [{ ...withAlbum(song), reason: top13Words.inLists(count) }] : [];
  });
  return ideas.length > 0 ? [{ title: top13Words.fansLove, ideas }] : [];
}

/** All songs of an album in its order. */
export function ideasFromAlbum({ title, songs }: Album): IdeaGroup {
  return { title, ideas: songs.map((song) => ({ song })) };
}

function withAlbum(song: Song): SongIdea {
  return { song, album: song.album };
}
