import { fetchJson } from './call.ts';

type SongCount = { readonly title: string; readonly count: number };

/** What the statistics calls answer; logins as counts alone. */
export type Statistics = {
  readonly favorites: readonly SongCount[];
  readonly topFavorites: readonly SongCount[];
  readonly tourSongs: readonly SongCount[];
  /** Points and ballots of each album, by title. */
  readonly albums: ReadonlyMap<string, { readonly points: number; readonly ballots: number }>;
};

const TOP = 10;

/** Reads every fan's lists and counts them as the specification says, with no code of the server's. */
export async function countByHand(origin: string, tokens: readonly string[]): Promise<Statistics> {
  const favorites: string[] = [];
  const tourSongs: string[] = [];
  const albums = new Map<string, { points: number; ballots: number }>();
  for (const token of tokens) {
    const read = <Reply>(path: string) => fetchJson<Reply>(`${origin}/api/rankings/${path}`, { token });
    const top13 = await read<{ songTitle: string }[]>('user/top-thirteen');
    favorites.push(...top13.map(({ songTitle }) => songTitle));

    const setList = await read<{ songs: { title: string }[] }[]>('eras-tour-set-list');
    tourSongs.push(
      ...new Set(setList.flatMap(({ songs }) => songs.flatMap(({ title }) => title.split(' / ')))),
    );

    const { albumRankings } = await read<{
      albumRankings: { allAlbums: { albumName: string; placed: boolean }[] };
    }>('rankings');
    const ballot = albumRankings.allAlbums.map((album, index, { length }) => ({
      ...album,
      own: length - index,
    }));
    // Albums that were never placed share what the placed ones leave, to the next half point.
    const rest = ballot.filter(({ placed }) => !placed);
    const share = Math.round((2 * rest.reduce((sum, { own }) => sum + own, 0)) / rest.length) / 2;
    for (const { albumName, placed, own } of ballot) {
      const { points, ballots } = albums.get(albumName) ?? { points: 0, ballots: 0 };
      albums.set(albumName, { points: points + (placed ? own : share), ballots: ballots + 1 });
    }
  }
  const loved = countTitles(favorites);
  return {
    favorites: loved,
    topFavorites: loved.slice(0, TOP),
    tourSongs: countTitles(tourSongs).slice(0, TOP),
    albums,
  };
}

/** Reads the statistics calls. */
export async function readStatistics(
  origin: string,
  token: string,
): Promise<Statistics & { readonly logins: readonly number[] }> {
  const read = <Reply>(path: string) => fetchJson<Reply>(`${origin}/api/${path}`, { token });
  const popularity =
    await read<{ albumName: string; points: number; ballots: number }[]>('rankings/album-popularity');
  const logins = await read<{ loginCount: number }[]>('users/logins');
  return {
    favorites: await read('users/all-top-favorite-songs'),
    topFavorites: await read('users/top-favorite-songs'),
    tourSongs: await read('users/popular-eras-tour-songs'),
    albums: new Map(popularity.map(({ albumName, points, ballots }) => [albumName, { points, ballots }])),
    logins: logins.map(({ loginCount }) => loginCount),
  };
}

function countTitles(titles: readonly string[]): SongCount[] {
  return [...Map.groupBy(titles, (title) => title)]
    .map(([title, { length }]) => ({ title, count: length }))
    .toSorted((a, b) => b.count - a.count || a.title.localeCompare(b.title, 'en'));
}
