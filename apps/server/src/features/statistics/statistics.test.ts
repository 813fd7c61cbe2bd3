import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeCounters } from '#platform/db/counters.ts';
import { runStatisticsCheck } from '../../testing/operator-scripts.ts';
import { signUpFan, startTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const check = (...options: readonly string[]) =>
  runStatisticsCheck(
    { DATA_DIR: site.dataDir, ...(site.databaseUrl !== undefined && { DATABASE_URL: site.databaseUrl }) },
    ...options,
  );

test('the check of the statistics names what is off, and mends it', async () => {
  const { username, token } = await signUpFan(site);
  const [song] = (await site.send('GET', '/api/albums/allSongs')).json<{ _id: string; title: string }[]>();
  const songId = song?._id ?? '';
  await site.send('POST', '/api/rankings/user/top-thirteen', { token, body: { slot: 1, songId } });
  expect(await check()).toEqual({ code: 0, lines: ['The statistics agree with the lists.'] });

  const author = await site.database.read
    .selectFrom('public_profiles')
    .select(['user_id', 'songs_placed'])
    .executeTakeFirstOrThrow();
  await site.database.write(async (tx) => {
    await changeCounters(tx, 'somebody', [{ name: 'favorite-songs', item: songId, change: 3 }]);
    await changeCounters(tx, 'somebody', [{ name: 'album-points', item: 'red', change: -2 }]);
    await tx.updateTable('users').set({ login_count: 0 }).where('username', '=', username).execute();
    await tx
      .updateTable('public_profiles')
      .set({ songs_placed: 77 })
      .where('user_id', '=', author.user_id)
      .execute();
  });
  const broken = [
    'album-points of red is off by -2',
    `favorite-songs of ${songId} is off by 3`,
    `logins of ${username} are off by at least -1`,
    `songs-placed of ${author.user_id} is off by ${77 - author.songs_placed}`,
  ];
  expect(await check()).toEqual({
    code: 1,
    lines: [...broken, '4 counters are off. Run it with --repair to mend them.'],
  });
  expect(await check('--repair')).toEqual({ code: 0, lines: [...broken, 'Mended 4 counters.'] });
  expect(await check()).toEqual({ code: 0, lines: ['The statistics agree with the lists.'] });

  site.clock.now += 2000;
  const loved = await site.send('GET', '/api/users/all-top-favorite-songs', { token });
  expect(loved.json()).toEqual([{ title: song?.title, count: 1 }]);
});
