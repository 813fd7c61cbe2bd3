import type { WeeklyChanges } from '@thirteen/contract/statistics.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { signUpFan, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { COUNTER_DAYS_KEPT, keepToday } from './statistics.service.ts';

type Fan = Awaited<ReturnType<typeof signUpFan>>;
type Song = { readonly _id: string; readonly title: string };

const DAY_MS = 24 * 60 * 60 * 1000;

let site: TestApp;
beforeEach(async () => {
  site = await startTestApp({ LIMITS_FACTOR: '1000', SESSION_DAYS: '90', SESSION_IDLE_HOURS: '2000' });
});
afterEach(() => site.close());

const passDays = (days: number) => void (site.clock.now += days * DAY_MS);
const keepDay = () => keepToday(site.database, site.clock.now);

async function readChanges({ token }: Fan): Promise<WeeklyChanges> {
  site.clock.now += 2000;
  return (await site.send('GET', '/api/users/weekly-changes', { token })).json<WeeklyChanges>();
}

async function firstSongs(count: number): Promise<readonly Song[]> {
  return (await site.send('GET', '/api/albums/allSongs')).json<Song[]>().slice(0, count);
}

const saveTop13 = ({ token }: Fan, songs: readonly (Song | undefined)[]) =>
  site.send('PUT', '/api/rankings/user/top-thirteen', {
    token,
    body: { slots: Array.from({ length: 13 }, (_, slot) => songs[slot]?._id ?? null) },
  });

describe('what changed since last week', () => {
  test('needs a session and is kept by no cache', async () => {
    expect((await site.send('GET', '/api/users/weekly-changes')).statusCode).toBe(401);
    const { token } = await signUpFan(site);
    const reply = await site.send('GET', '/api/users/weekly-changes', { token });
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store']);
  });

  test('is nothing, and says so, until a day of last week was kept', async () => {
    const fan = await signUpFan(site);
    const nothing = { since: null, favoriteSongs: [], tourSongs: [], albums: [] };
    await saveTop13(fan, await firstSongs(1));
    expect(await readChanges(fan)).toEqual(nothing);
    await keepDay();
    passDays(6);
    expect(await readChanges(fan)).toEqual(nothing);
    passDays(1);
    expect(await readChanges(fan)).toMatchObject({ since: '2026-01-13', favoriteSongs: [] });
    passDays(6);
    expect((await readChanges(fan)).since).toBe('2026-01-13');
    passDays(1);
    expect(await readChanges(fan)).toEqual(nothing);
  });

  test('names climbers and newcomers with both places, and forgets what was taken back', async () => {
    const [one, other] = [await signUpFan(site), await signUpFan(site)];
    const [first, second, third] = await firstSongs(3);
    await saveTop13(one, [first]);
    await saveTop13(other, [first]);
    await keepDay();
    passDays(7);

    await saveTop13(one, [second, third, first]);
    await saveTop13(other, [second]);
    expect((await readChanges(one)).favoriteSongs).toEqual([
      { title: second?.title, rank: 1, rankBefore: null, count: 2, gained: 2 },
      { title: third?.title, rank: 2, rankBefore: null, count: 1, gained: 1 },
    ]);
    await saveTop13(one, [first]);
    await saveTop13(other, [first]);
    expect((await readChanges(one)).favoriteSongs).toEqual([]);
  });

  test('is told of albums as well, by their points', async () => {
    const [one, other] = [await signUpFan(site), await signUpFan(site)];
    const albums = (await site.send('GET', '/api/albums/allAlbums')).json<{ title: string }[]>();
    const titles = albums.map(({ title }) => title).filter((title) => title !== 'Singles');
    const rank = ({ token }: Fan, order: readonly string[]) =>
      site.send('PUT', '/api/rankings/allAlbumsRanking/allAlbumsRanking', {
        token,
        body: { rankings: order.map((albumName) => ({ albumName })) },
      });
    await rank(one, titles);
    await keepDay();
    passDays(8);

    const count = titles.length;
    const last = titles.at(-1) ?? '';
    await rank(other, [last, ...titles.slice(0, -1)]);
    const { since, albums: climbers, tourSongs } = await readChanges(one);
    expect([since, tourSongs]).toEqual(['2026-01-13', []]);
    expect(climbers[0]).toMatchObject({ title: last, rankBefore: count, count: count + 1, gained: count });
  });
});

describe('the sums of a day', () => {
  const countDays = () =>
    site.database.read
      .selectFrom('counter_days')
      .select(['day', (eb) => eb.fn.countAll<number>().as('items')])
      .groupBy('day')
      .orderBy('day')
      .execute();

  test('are kept once, whichever process comes first and however many come', async () => {
    const fan = await signUpFan(site);
    const songs = await firstSongs(3);
    await saveTop13(fan, songs.slice(0, 1));
    await Promise.all([keepDay(), keepDay(), keepDay()]);
    await saveTop13(fan, songs);
    await keepDay();
    expect(await countDays()).toEqual([{ day: '2026-01-13', items: 1 }]);
    passDays(1);
    await keepDay();
    expect(await countDays()).toEqual([
      { day: '2026-01-13', items: 1 },
      { day: '2026-01-14', items: 3 },
    ]);
  });

  test('go after a year', async () => {
    await saveTop13(await signUpFan(site), await firstSongs(1));
    await keepDay();
    passDays(COUNTER_DAYS_KEPT);
    await keepDay();
    expect((await countDays()).map(({ day }) => day)).toEqual(['2026-01-13', '2027-01-13']);
    passDays(1);
    await keepDay();
    expect((await countDays()).map(({ day }) => day)).toEqual(['2027-01-13', '2027-01-14']);
  });

  test('are kept by a server that has started, without being asked', async () => {
    await saveTop13(await signUpFan(site), await firstSongs(1));
    site.startBackground();
    await expect.poll(countDays).toEqual([{ day: '2026-01-13', items: 1 }]);
  });
});
