import { catalogueAlbums } from '@thirteen/catalogue/catalogue-data.ts';
import { expect, test } from 'vitest';
import { withOldDatabase } from '../../testing/databases/old-database.ts';
import { toHashes } from './song-hashes.ts';

const songIds = catalogueAlbums.flatMap((album) => album.songs.map((song) => song.id));
const FANS = 900;
const idOf = (fan: number) => `fan-${String(fan).padStart(4, '0')}`;

test('the lists that fans had saved before are their orders, over more than one page of them', async () => {
  await withOldDatabase(
    '0024-noindex',
    async (old) => {
      const fans = Array.from({ length: FANS }, (_, fan) => idOf(fan));
      for (let first = 0; first < FANS; first += 100) {
        const part = fans.slice(first, first + 100);
        const at = '2026-01-01T00:00:00.000Z';
        await old
          .insertInto('users')
          .values(
            part.map((id) => ({
              id,
              username: id,
              username_key: id,
              email: `${id}@example.org`,
              email_key: `${id}@example.org`,
              password_hash: null,
              created_at: at,
              email_confirmed_at: null,
            })),
          )
          .execute();
        const lists = part.flatMap((user_id) =>
          [
            { list: 'album:lover', items: songIds.slice(3, 9), placed: '2' },
            { list: 'album:red', items: songIds.slice(20, 24), placed: null },
            { list: 'allAlbums', items: ['lover'], placed: null },
            { list: 'allSongs', items: songIds, placed: '7' },
            { list: 'top13', items: [null, songIds[5], ...Array(11).fill(null)], placed: null },
          ].map(({ list, items, placed }) => ({
            user_id,
            list,
            items: JSON.stringify(items),
            placed,
            revision: 1,
            updated_at: at,
          })),
        );
        await old.insertInto('lists').values(lists).execute();
      }
      await old
        .updateTable('lists')
        .set({ items: JSON.stringify([songIds[8], songIds[5], ...Array(11).fill(null)]) })
        .where('user_id', '=', idOf(FANS - 1))
        .where('list', '=', 'top13')
        .execute();
    },
    async (database) => {
      const rows = await database.read.selectFrom('song_orders').selectAll().orderBy('user_id').execute();
      expect(rows).toHaveLength(FANS);
      const whole = {
        first_song: null,
        top13: toHashes([songIds[5] ?? null]),
        all_songs: toHashes(songIds.slice(0, 7)),
        albums: { lover: toHashes(songIds.slice(3, 5)), red: toHashes(songIds.slice(20, 24)) },
      };
      const last = {
        ...whole,
        first_song: songIds[8],
        top13: toHashes([songIds[8] ?? null, songIds[5] ?? null]),
      };
      for (const [fan, { albums, ...row }] of rows.entries()) {
        const expected = { user_id: idOf(fan), ...(fan === FANS - 1 ? last : whole) };
        expect({ ...row, albums: JSON.parse(albums) }).toEqual(expected);
      }
    },
  );
});
