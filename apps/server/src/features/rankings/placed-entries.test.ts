import { catalogueAlbums } from '@thirteen/catalogue/catalogue-data.ts';
import type { AccountData } from '@thirteen/contract/account.ts';
import type { Rankings } from '@thirteen/contract/rankings.ts';
import { buildCatalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import { defaultTrackGroups } from '@thirteen/domain/rankings/track-groups.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUpFan, startTestApp, type TestApp } from '../../testing/test-app.ts';

const [album] = catalogueAlbums;
if (!album) throw new Error('The catalogue is empty');
const ids = album.songs.map(({ id }) => id);
const groups = defaultTrackGroups(buildCatalogue(catalogueAlbums));
const toEntries = (songs: readonly string[]) => songs.map((songId) => ({ songId }));

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ LIMITS_FACTOR: '1000' });
});
afterAll(() => site.close());

/** A new fan's own calls. `placed` reads what the download of all data says of a list. */
async function aFan() {
  const { token } = await signUpFan(site);
  return {
    get: async (path: string) => (await site.send('GET', `/api/rankings/${path}`, { token })).json(),
    put: (path: string, body: unknown, ifMatch = '*') =>
      site.send('PUT', `/api/rankings/${path}`, { token, body, headers: { 'if-match': ifMatch } }),
    async placed(list: string) {
      const { lists } = (await site.send('GET', '/api/account/data', { token })).json<AccountData>();
      const found = lists.find((each) => each.list === list);
      return [found?.placed, found?.revision];
    },
  };
}

test('which entries the fan placed is kept with each ranking', async () => {
  const fan = await aFan();
  const someGroups = [toEntries(groups[0]?.slice(0, 3) ?? []), [], toEntries(groups[2] ?? [])];
  await fan.put(`rankings/${album.key}`, { rankings: toEntries(ids.slice(-2)) });
  await fan.put('all-songs-ranking', { ranking: toEntries(ids) });
  await fan.put('allAlbumsRanking/allAlbumsRanking', { rankings: [{ albumName: album.title }] });
  await fan.put('track-rankings', { trackRankings: someGroups });
  expect(await fan.placed(`album:${album.key}`)).toEqual([ids.slice(-2), 1]);
  expect(await fan.placed('allSongs')).toEqual([ids, 1]);
  expect(await fan.placed('allAlbums')).toEqual([[album.key], 1]);
  expect(await fan.placed('trackRankings')).toEqual([
    [...(groups[0]?.slice(0, 3) ?? []), ...(groups[2] ?? [])],
    1,
  ]);
});

test('placing more of an order that stays as it is makes no new revision', async () => {
  const fan = await aFan();
  const rank = (count: number, ifMatch?: string) =>
    fan.put(`rankings/${album.key}`, { rankings: toEntries(ids.slice(0, count)) }, ifMatch);
  await rank(2);
  expect(await fan.placed(`album:${album.key}`)).toEqual([ids.slice(0, 2), 1]);
  const more = await rank(ids.length, '"1"');
  expect([more.statusCode, more.headers.etag]).toEqual([200, '"1"']);
  expect(await fan.placed(`album:${album.key}`)).toEqual([null, 1]);
  // A device that knows less does not take it back.
  expect((await rank(2, '"0"')).statusCode).toBe(200);
  expect(await fan.placed(`album:${album.key}`)).toEqual([null, 1]);
});

test('an entry that is sent as not placed is told as not placed, in each of the fan’s own reads', async () => {
  const fan = await aFan();
  const [first = '', second = ''] = ids;
  const sent = [
    { songId: second, placed: true },
    { songId: first, placed: false },
  ];
  const placedOf = (entries: readonly object[]) =>
    entries.flatMap((entry) => ('placed' in entry && entry.placed === true ? [entry] : []));
  const answer = await fan.put('all-songs-ranking', { ranking: sent });
  const [own, other] = answer.json<object[]>();
  expect([own, other]).toMatchObject([
    { songId: second, placed: true },
    { songId: first, placed: false },
  ]);
  expect(placedOf(await fan.get('all-songs-ranking'))).toHaveLength(1);

  await fan.put(`rankings/${album.key}`, { rankings: sent });
  await fan.put('allAlbumsRanking/allAlbumsRanking', {
    rankings: [{ albumName: catalogueAlbums[1]?.title, placed: false }, { albumName: album.title }],
  });
  const { albumRankings }: Rankings = await fan.get('rankings');
  expect(placedOf(albumRankings[album.key] ?? [])).toMatchObject([{ songId: second }]);
  expect(placedOf(albumRankings.allAlbums)).toMatchObject([{ albumName: album.title, rank: 2 }]);

  const [group = []] = groups;
  await fan.put('track-rankings', {
    trackRankings: [group.map((songId, index) => ({ songId, placed: index === 1 }))],
  });
  const tracks: object[][] = await fan.get('track-rankings');
  expect(placedOf(tracks.flat())).toMatchObject([{ songId: group[1], rank: 2 }]);
});

test('a list that is never completed counts in full', async () => {
  const fan = await aFan();
  await fan.put('user/top-thirteen', {
    slots: [...ids, ...ids].slice(0, 13).map((id, at) => (at < 3 ? id : null)),
  });
  expect(await fan.placed('top13')).toEqual([null, 1]);
});
