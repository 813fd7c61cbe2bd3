import { PROBLEM_CODE_HEADER } from '@thirteen/contract/problems.ts';
import { catalogueAlbums } from '@thirteen/catalogue/catalogue-data.ts';
import type {
  AllSongsEntry,
  RankingEntry,
  Rankings,
  TrackRankingEntry,
} from '@thirteen/contract/rankings.ts';
import { buildCatalogue, SINGLES_KEY } from '@thirteen/domain/catalogue/catalogue.ts';
import { rankableAlbums } from '@thirteen/domain/rankings/complete-order.ts';
import { defaultTrackGroups } from '@thirteen/domain/rankings/track-groups.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUpFan, startTestApp, type TestApp } from '../../testing/test-app.ts';

const catalogue = buildCatalogue(catalogueAlbums);
const [album, other] = catalogueAlbums;
const singles = catalogueAlbums.find(({ key }) => key === SINGLES_KEY);
if (!album || !other || !singles) throw new Error('The catalogue is empty');
const songIds = album.songs.map(({ id }) => id);
const albumTitles = rankableAlbums(catalogue).map(({ title }) => title);

let site: TestApp;

beforeAll(async () => {
  site = await startTestApp({ LIMITS_FACTOR: '1000' });
});
afterAll(() => site.close());

async function aFan() {
  const { token, password } = await signUpFan(site);
  const send = (method: string, path: string, body?: unknown, headers = {}) =>
    site.send(method, `/api/rankings/${path}`, { token, body, headers });
  return {
    token,
    password,
    get: (path: string) => send('GET', path),
    put: (path: string, body: unknown, headers = {}) => send('PUT', path, body, headers),
    rankings: async () => (await send('GET', 'rankings')).json<Rankings>(),
    rankSongs: (id: string, ids: readonly unknown[], headers = {}) =>
      send('PUT', `rankings/${id}`, { rankings: ids.map((songId) => ({ songId })) }, headers),
    rankAlbums: (titles: readonly unknown[], headers = {}) =>
      send(
        'PUT',
        'allAlbumsRanking/allAlbumsRanking',
        { rankings: titles.map((albumName) => ({ albumName })) },
        headers,
      ),
  };
}

const idsOf = (entries: readonly { readonly songId: string }[]) => entries.map(({ songId }) => songId);
const songsOf = (rankings: Rankings, key: string) => (rankings.albumRankings[key] ?? []) as RankingEntry[];

describe('reading all rankings', () => {
  test('every key is there, empty until it is ranked, with a revision of its own', async () => {
    const fan = await aFan();
    const { albumRankings, revisions } = await fan.rankings();
    const keys = [
      ...albumTitles.map((title) => catalogueAlbums.find((one) => one.title === title)?.key),
      'standaloneSingles',
      'allAlbums',
    ];
    expect(Object.keys(albumRankings).toSorted()).toEqual(keys.toSorted());
    expect(Object.values(albumRankings).flat()).toEqual([]);
    expect(new Set(Object.values(revisions))).toEqual(new Set(['"0"']));
    expect(Object.keys(revisions).toSorted()).toEqual(keys.toSorted());
  });
});

describe('ranking the songs of an album', () => {
  test('saves the order and answers all rankings', async () => {
    const fan = await aFan();
    const answer = await fan.rankSongs(album.key, songIds.toReversed());
    expect(answer.statusCode).toBe(200);
    expect(answer.headers.etag).toBe('"1"');
    const [first] = songsOf(answer.json<Rankings>(), album.key);
    const best = album.songs.at(-1);
    expect(first).toEqual({
      slot: 1,
      rank: 1,
      songId: best?.id,
      songTitle: best?.title,
      albumName: album.title,
      albumCover: expect.stringContaining('/media/covers/'),
      placed: true,
    });
    expect(idsOf(songsOf(await fan.rankings(), album.key))).toEqual(songIds.toReversed());
    expect((await fan.rankings()).revisions[album.key]).toBe('"1"');
  });

  test('puts songs left out last, in the order of the album, and numbers from 1', async () => {
    const fan = await aFan();
    const last = songIds.at(-1) ?? '';
    const entries = songsOf((await fan.rankSongs(album.key, [last])).json<Rankings>(), album.key);
    expect(idsOf(entries)).toEqual([last, ...songIds.slice(0, -1)]);
    expect(entries.map(({ rank }) => rank)).toEqual(songIds.map((_, index) => index + 1));
  });

  test('counts the order sent, whatever ranks and titles come with it', async () => {
    const fan = await aFan();
    const rankings = songIds
      .toReversed()
      .map((songId, index) => ({ songId, rank: 99 - index, slot: 1, songTitle: 'Made up', albumName: 1 }));
    const answer = await fan.put(`rankings/${album.key}`, { rankings });
    expect(idsOf(songsOf(answer.json<Rankings>(), album.key))).toEqual(songIds.toReversed());
    expect(answer.body).not.toContain('Made up');
  });

  test('ranks the singles under standaloneSingles', async () => {
    const fan = await aFan();
    const ids = singles.songs.map(({ id }) => id).toReversed();
    const answer = await fan.rankSongs('standaloneSingles', ids);
    expect(idsOf(answer.json<Rankings>().albumRankings.standaloneSingles)).toEqual(ids);
  });

  test.each([
    { id: 'nothing', status: 404, code: 'not-found' },
    { id: 'allAlbums', status: 404, code: 'not-found' },
    { id: 'singles', status: 404, code: 'not-found' },
    { id: '__proto__', status: 404, code: 'not-found' },
    { id: '%00', status: 400, code: 'control-characters' },
  ])('knows no ranking called $id', async ({ id, status, code }) => {
    const fan = await aFan();
    const answer = await fan.rankSongs(id, []);
    expect([answer.statusCode, answer.headers[PROBLEM_CODE_HEADER]]).toEqual([status, code]);
    expect(answer.json()).toMatchObject({ statusCode: status });
  });

  test.each([
    { name: 'a song of another album', ids: [other.songs[0]?.id], named: other.songs[0]?.id },
    { name: 'an unknown song', ids: ['nothing-like-it'], named: 'nothing-like-it' },
    { name: 'a song twice', ids: [songIds[0], songIds[0]], named: songIds[0] },
  ])('refuses $name by name and changes nothing', async ({ ids, named }) => {
    const fan = await aFan();
    await fan.rankSongs(album.key, songIds.toReversed());
    const answer = await fan.rankSongs(album.key, ids);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ field: 'rankings', details: [named] });
    expect(answer.json<{ message: string }>().message).toContain(named);
    expect(idsOf(songsOf(await fan.rankings(), album.key))).toEqual(songIds.toReversed());
  });

  test.each([
    { name: 'no list', body: {} },
    { name: 'a text', body: { rankings: 'all' } },
    { name: 'a list of numbers', body: { rankings: [1, 2] } },
    { name: 'entries without a song', body: { rankings: [{ rank: 1 }] } },
    { name: 'a song that is a list', body: { rankings: [{ songId: ['a'] }] } },
    { name: 'too many entries', body: { rankings: Array.from({ length: 5001 }, () => ({ songId: 'a' })) } },
  ])('refuses $name', async ({ body }) => {
    const fan = await aFan();
    const answer = await fan.put(`rankings/${album.key}`, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ field: string }>().field).toMatch(/^rankings/);
  });
});

describe('ranking the albums', () => {
  test('is empty until it is saved, the Top 5 too', async () => {
    const fan = await aFan();
    expect((await fan.get('user/top-five-albums')).json()).toEqual([]);
  });

  test('appends albums left out by release, and gives a Top 5', async () => {
    const fan = await aFan();
    const favorite = albumTitles.at(-1) ?? '';
    const answer = await fan.rankAlbums([favorite]);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(
      [favorite, ...albumTitles.slice(0, -1)].map((albumName, index) => ({
        rank: index + 1,
        albumName,
        albumCover: expect.stringContaining('/media/covers/'),
        placed: index === 0,
      })),
    );
    const top = (await fan.get('user/top-five-albums')).json<{ albumName: string }[]>();
    expect(top.map(({ albumName }) => albumName)).toEqual([favorite, ...albumTitles.slice(0, 4)]);
  });

  test.each([
    { name: 'the singles', titles: ['Singles'] },
    { name: 'an unknown album', titles: ['Nothing Like It'] },
    { name: 'an album twice', titles: [albumTitles[0], albumTitles[0]] },
  ])('refuses $name by name', async ({ titles }) => {
    const fan = await aFan();
    const answer = await fan.rankAlbums(titles);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ field: 'rankings' });
    expect((await fan.rankings()).albumRankings.allAlbums).toEqual([]);
  });
});

describe('ranking all songs', () => {
  test('lists the catalogue in order', async () => {
    const fan = await aFan();
    const entries = (await fan.get('all-songs')).json<Record<string, string>[]>();
    expect(entries).toHaveLength(catalogue.songs.length);
    expect(Object.keys(entries[0] ?? {}).toSorted()).toEqual([
      'albumImageSource',
      'albumName',
      'audioSource',
      'songId',
      'songTitle',
    ]);
  });

  test('is empty until it is saved', async () => {
    const fan = await aFan();
    const answer = await fan.get('all-songs-ranking');
    expect(answer.json()).toEqual([]);
    expect(answer.headers.etag).toBe('"0"');
  });

  test('appends songs left out in catalogue order', async () => {
    const fan = await aFan();
    const last = catalogue.songs.at(-1)?.id ?? '';
    const saved = await fan.put('all-songs-ranking', { ranking: [{ songId: last }] });
    const expected = [last, ...catalogue.songs.slice(0, -1).map(({ id }) => id)];
    expect(idsOf(saved.json<AllSongsEntry[]>())).toEqual(expected);
    expect((await fan.get('all-songs-ranking')).json()).toEqual(saved.json());
    expect(saved.json<AllSongsEntry[]>().map(({ rank }) => rank)).toEqual(
      expected.map((_, index) => index + 1),
    );
  });

  test('refuses a song twice', async () => {
    const fan = await aFan();
    const [songId] = songIds;
    const answer = await fan.put('all-songs-ranking', { ranking: [{ songId }, { songId }] });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ field: 'ranking', details: [songId] });
  });
});

const toBody = (lists: readonly (readonly string[])[]) => ({
  trackRankings: lists.map((group) => group.map((songId) => ({ songId }))),
});

describe('ranking by track number', () => {
  const groups = defaultTrackGroups(catalogue);
  test('is empty until it is saved', async () => {
    const fan = await aFan();
    expect((await fan.get('track-rankings')).json()).toEqual([]);
  });

  test('saves groups and appends what is missing', async () => {
    const fan = await aFan();
    const [ones = []] = groups;
    const answer = await fan.put('track-rankings', toBody([ones.toReversed()]));
    const saved = answer.json<TrackRankingEntry[][]>();
    expect(saved.map(idsOf)).toEqual([ones.toReversed(), ...groups.slice(1)]);
    expect(saved[0]?.[0]).toMatchObject({
      rank: 1,
      audioSource: expect.stringContaining('/media/previews/'),
    });
    expect((await fan.get('track-rankings')).json()).toEqual(saved);
  });

  test.each([
    { name: 'a song of another number', lists: [[groups[1]?.[0] ?? '']] },
    { name: 'a single', lists: [[singles.songs[0]?.id ?? '']] },
    { name: 'a song twice', lists: [[groups[0]?.[0] ?? '', groups[0]?.[0] ?? '']] },
    { name: 'a group too many', lists: [...groups, [songIds[0] ?? '']] },
  ])('refuses $name', async ({ lists }) => {
    const fan = await aFan();
    const answer = await fan.put('track-rankings', toBody(lists));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ field: 'trackRankings' });
    expect((await fan.get('track-rankings')).json()).toEqual([]);
  });
});

describe('revisions', () => {
  test('each list has its own: an older one is refused and changes nothing', async () => {
    const fan = await aFan();
    await fan.rankSongs(album.key, songIds.toReversed());
    await fan.rankAlbums([]);
    const stale = await fan.rankSongs(album.key, songIds, { 'if-match': '"0"' });
    expect(stale.statusCode).toBe(412);
    expect(idsOf(songsOf(await fan.rankings(), album.key))).toEqual(songIds.toReversed());
    expect((await fan.rankSongs(album.key, songIds, { 'if-match': '"1"' })).headers.etag).toBe('"2"');
  });

  test('saving what is stored changes nothing, whatever revision the client knew', async () => {
    const fan = await aFan();
    await fan.rankAlbums([]);
    const again = await fan.rankAlbums(albumTitles, { 'if-match': '"0"' });
    expect(again.statusCode).toBe(200);
    expect(again.headers.etag).toBe('"1"');
  });
});

const popularity = async () => {
  const fan = await aFan();
  // Statistics may be as old as that.
  site.clock.now += 2000;
  return (await fan.get('album-popularity')).json<{ albumName: string; points: number; ballots: number }[]>();
};

describe('album popularity', () => {
  test('counts each ballot with the write, follows changes and forgets deleted fans', async () => {
    const before = new Map((await popularity()).map(({ albumName, points }) => [albumName, points]));
    const fan = await aFan();
    const favorite = albumTitles.at(-1) ?? '';
    const gained = async () =>
      ((await popularity()).find(({ albumName }) => albumName === favorite)?.points ?? 0) -
      (before.get(favorite) ?? 0);

    await fan.rankAlbums([favorite]);
    expect(await gained()).toBe(albumTitles.length);
    await fan.rankAlbums(albumTitles);
    expect(await gained()).toBe(1);
    const gone = await site.send('DELETE', '/api/account', {
      token: fan.token,
      body: { password: fan.password },
    });
    expect(gone.statusCode).toBe(200);
    expect(await gained()).toBe(0);
  });

  test('gives albums that a fan never placed an equal share, whatever their age', async () => {
    const before = new Map((await popularity()).map(({ albumName, points }) => [albumName, points]));
    const fan = await aFan();
    await fan.rankAlbums(albumTitles.slice(-1));
    const gained = (await popularity()).map(({ albumName, points }) => points - (before.get(albumName) ?? 0));
    const [favorite, ...rest] = gained.toSorted((a, b) => b - a);
    expect(favorite).toBe(albumTitles.length);
    expect(new Set(rest)).toEqual(new Set([albumTitles.length / 2]));
  });

  test('answers in order of points', async () => {
    const fan = await aFan();
    await fan.rankAlbums(albumTitles);
    const points = (await popularity()).map((one) => one.points);
    expect(points).toEqual(points.toSorted((a, b) => b - a));
  });
});

test.each([
  'rankings',
  'all-songs',
  'all-songs-ranking',
  'track-rankings',
  'user/top-five-albums',
  'album-popularity',
])('%s needs a session', async (path) => {
  expect((await site.send('GET', `/api/rankings/${path}`)).statusCode).toBe(401);
});
