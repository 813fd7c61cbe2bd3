import { catalogueAlbums } from '@thirteen/catalogue/catalogue-data.ts';
import { seededRandom, shuffled } from '../../chance.ts';
import { showProgress } from '../scale/progress.ts';
import type { Store } from '../stores.ts';

const ROWS = 2000;
const TOP13 = 13;
/** How many albums a fan ranked, and which fan ranked all songs as well. */
const ALBUMS = 3;
const ALL_SONGS_EVERY = 10;

// Four signs for each song, as the server shortens ids; here any do that are the same for all fans.
const marks = new Map(
  catalogueAlbums
    .flatMap((album) => album.songs)
    .map(({ id }, index) => [id, index.toString(36).padStart(4, '0')]),
);
const ids = [...marks.keys()];

/**
 * Gives each fan orders of songs: a Top 13 and three albums, one in ten all songs. Who looks around ranked everything, which
 * is the most to compare.
 */
export async function addSongOrders(store: Store, userIds: readonly string[]): Promise<void> {
  const random = seededRandom(userIds.length);
  for (let first = 0; first < userIds.length; first += ROWS) {
    const rows = userIds.slice(first, first + ROWS).map((id, index) => {
      const albums = shuffled(catalogueAlbums, random).slice(0, ALBUMS);
      return row(id, random, albums, (first + index) % ALL_SONGS_EVERY === 0);
    });
    await store.run(`${INSERT} values ${rows.join(',')}`);
    showProgress('orders of songs', Math.min(userIds.length, first + ROWS), userIds.length);
  }
  const values = row('', random, catalogueAlbums, true).replace("('',", '');
  await store.run(
    `${INSERT} select id, ${values.slice(0, -1)} from users where id not in (select user_id from song_orders)`,
  );
}

const INSERT = 'insert into song_orders (user_id, first_song, top13, albums, all_songs)';

function row(id: string, random: () => number, albums: typeof catalogueAlbums, hasAll: boolean): string {
  const top13 = shuffled(ids, random).slice(0, TOP13);
  const ranked = albums.map((album) => [
    album.key,
    toMarks(
      shuffled(
        album.songs.map((song) => song.id),
        random,
      ),
    ),
  ]);
  const all = hasAll ? toMarks(shuffled(ids, random)) : '';
  return `('${id}','${top13[0]}','${toMarks(top13)}','${JSON.stringify(Object.fromEntries(ranked))}','${all}')`;
}

function toMarks(songIds: readonly string[]): string {
  return songIds.map((id) => marks.get(id)).join('');
}
