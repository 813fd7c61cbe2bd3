import { expect, test } from 'vitest';
import { withOldDatabase } from '../../testing/databases/old-database.ts';
import { recount } from './contributions.ts';

const at = '2026-01-01T00:00:00.000Z';

test('lists of before keep what was placed, and the points of albums are counted anew', async () => {
  await withOldDatabase(
    '0038-question-wordings',
    async (old) => {
      await old
        .insertInto('users')
        .values(
          ['ann', 'ben'].map((id) => ({
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
      const lists = [
        { user_id: 'ann', list: 'allAlbums', items: ['c', 'd', 'a', 'b'], placed: '2' },
        { user_id: 'ann', list: 'allSongs', items: ['x', 'y', 'z'], placed: '3' },
        { user_id: 'ann', list: 'trackRankings', items: [['x', 'y'], ['z'], []], placed: '[1,0,0]' },
        { user_id: 'ben', list: 'allAlbums', items: ['a', 'b', 'c', 'd'], placed: null },
        { user_id: 'ben', list: 'album:a', items: ['x', 'y'], placed: '0' },
      ];
      await old
        .insertInto('lists')
        .values(
          lists.map((row) => ({ ...row, items: JSON.stringify(row.items), revision: 1, updated_at: at })),
        )
        .execute();
      const points = { a: 4 + 2, b: 3 + 1, c: 2 + 4, d: 1 + 3 };
      const counters = Object.entries(points).flatMap(([item, value]) => [
        { name: 'album-points', item, stripe: 0, value: value - 1 },
        { name: 'album-points', item, stripe: 3, value: 1 },
        { name: 'album-ballots', item, stripe: 0, value: 2 },
      ]);
      await old.insertInto('counters').values(counters).execute();
      await old
        .insertInto('counter_days')
        .values({ day: '2025-12-31', name: 'album-points', item: 'a', value: 5 })
        .execute();
    },
    async ({ read }) => {
      const rows = await read
        .selectFrom('lists')
        .select(['list', 'placed'])
        .orderBy('user_id')
        .orderBy('list')
        .execute();
      expect(rows.map(({ list, placed }) => [list, placed])).toEqual([
        ['allAlbums', '["c","d"]'],
        ['allSongs', null],
        ['trackRankings', '["x"]'],
        ['album:a', '[]'],
        ['allAlbums', null],
      ]);
      expect(await recount(read, () => true)).toEqual([]);
      // Doubled: Ann placed c and d, so that a and b share 2 + 1; Ben placed all four.
      const days = await read.selectFrom('counter_days').select(['item', 'value']).orderBy('item').execute();
      expect(days).toEqual([
        { item: 'a', value: 3 + 8 },
        { item: 'b', value: 3 + 6 },
        { item: 'c', value: 8 + 4 },
        { item: 'd', value: 6 + 2 },
      ]);
    },
  );
});
