import { catalogueAlbums } from '@thirteen/catalogue/catalogue-data.ts';
import type { Comparison, FanMatch } from '@thirteen/contract/match.ts';
import { MATCHES_AT_ONCE } from '@thirteen/contract/match.ts';
import { runAdminFor } from '../../testing/operator-scripts.ts';
import {
  albumTitles,
  aProfileFan,
  aPublicFan,
  startProfileSite,
  type ProfileFan,
} from '../../testing/profile-fan.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let site: TestApp;
let owner: ProfileFan;
let visitor: ProfileFan;
beforeAll(async () => {
  ({ site, owner, visitor } = await startProfileSite());
});
afterAll(() => site.close());

const songIds = catalogueAlbums.flatMap((album) => album.songs.map((song) => song.id));
const [album = { key: '', songs: [] }] = catalogueAlbums;
const albumSongs = album.songs.map((song) => song.id);

const compare = (as: ProfileFan, username: string) => as.get(`/api/profile/${username}/compare`);
const compared = async (as: ProfileFan, username: string) => (await compare(as, username)).json<Comparison>();
const saveTop13 = (fan: ProfileFan, songs: readonly (string | undefined)[]) =>
  site.send('PUT', '/api/rankings/user/top-thirteen', {
    token: fan.token,
    body: { slots: Array.from({ length: 13 }, (_, slot) => songs[slot] ?? null) },
  });
const rankSongs = (fan: ProfileFan, key: string, order: readonly string[]) =>
  site.send('PUT', `/api/rankings/rankings/${key}`, {
    token: fan.token,
    body: { rankings: order.map((songId) => ({ songId })) },
  });
const rankAllSongs = (fan: ProfileFan, order: readonly string[]) =>
  site.send('PUT', '/api/rankings/all-songs-ranking', {
    token: fan.token,
    body: { ranking: order.map((songId) => ({ songId })) },
  });
const matchesOf = async (as: ProfileFan, ...usernames: string[]) => {
  const reply = await as.get(`/api/profile/matches?usernames=${usernames.map(encodeURIComponent).join(',')}`);
  return reply.json<{ matches: FanMatch[] }>().matches;
};
const percentOf = async (as: ProfileFan, username: string) => (await matchesOf(as, username))[0]?.percent;

describe('comparing', () => {
  test('tells the songs and albums of both, and a verdict', async () => {
    const fan = await aProfileFan(site);
    await fan.fillSlot(4, 1);
    await fan.fillSlot(1, 99);
    await fan.rankAlbums([...albumTitles.slice(0, 8), ...albumTitles.slice(8).toReversed()]);
    const reply = await compare(fan, 'mirror.ball');
    const entry = (slot: number) => expect.objectContaining({ slot });
    expect(reply.json()).toEqual({
      username: 'Mirror.Ball',
      match: { percent: null, songs: 0, pairs: 0, agreed: 0 },
      yourImage: expect.any(String),
      theirImage: expect.any(String),
      yourTop13: [entry(1), entry(4)],
      theirTop13: [entry(1)],
      songsInCommon: [
        {
          songId: expect.any(String),
          songTitle: expect.any(String),
          albumName: expect.any(String),
          albumCover: expect.stringContaining('/media/covers/'),
          yourSlot: 4,
          theirSlot: 1,
        },
      ],
      albumsAlike: albumTitles.slice(0, 3).map((albumName, index) => ({
        albumName,
        albumCover: expect.stringContaining('/media/covers/'),
        yourRank: index + 1,
        theirRank: index + 1,
      })),
      albumsApart: [],
      verdict: `One song in common, and ${albumTitles[0]} is the favorite album of both: enough to sing together on the way to the show.`,
      pictures: null,
    });
  });

  test('tells no albums where one of both has not ranked them, and what to do without songs', async () => {
    const fan = await aProfileFan(site);
    expect(await compared(fan, owner.username)).toMatchObject({
      songsInCommon: [],
      albumsAlike: [],
      albumsApart: [],
      verdict: 'Your own Top 13 is still empty: choose your songs, and see what you two share.',
    });
  });

  test('is a 404 while the owner does not want it, and the profile stays public', async () => {
    await owner.put('comparing', { enabled: false });
    expect((await compare(visitor, owner.username)).statusCode).toBe(404);
    const profile = await site.send('GET', `/api/profile/public-profile/${owner.username}`);
    expect(profile.json().comparing).toBe(false);
    await owner.put('comparing', { enabled: true });
    expect((await compare(visitor, owner.username)).statusCode).toBe(200);
  });

  test('is a 404 with a profile that is not public, and with nobody', async () => {
    expect((await compare(owner, visitor.username)).statusCode).toBe(404);
    expect((await compare(owner, 'nobody-at-all')).statusCode).toBe(404);
  });

  test('needs a session', async () => {
    for (const call of [`${owner.username}/compare`, `matches?usernames=${owner.username}`])
      expect((await site.send('GET', `/api/profile/${call}`)).statusCode).toBe(401);
  });
});

describe('the figure', () => {
  test('is 100 with the same order, 0 with the opposite one, and from five songs on', async () => {
    const [one, other] = [await aPublicFan(site), await aPublicFan(site)];
    const thirteen = songIds.slice(20, 33);
    await saveTop13(one, thirteen);
    await saveTop13(other, thirteen.slice(0, 4));
    expect(await percentOf(one, other.username)).toBe(null);
    await saveTop13(other, thirteen.slice(0, 5));
    expect(await percentOf(one, other.username)).toBe(100);
    await saveTop13(other, thirteen.toReversed());
    expect(await compared(one, other.username)).toMatchObject({
      match: { percent: 0, songs: 13, pairs: 78, agreed: 0 },
    });
    expect(await percentOf(other, one.username)).toBe(0);
  });

  test('follows the ranking of an album and of all songs, in what was placed alone', async () => {
    const [one, other] = [await aPublicFan(site), await aPublicFan(site)];
    await rankSongs(one, album.key, albumSongs);
    await rankSongs(other, album.key, albumSongs.slice(0, 4).toReversed());
    expect(await percentOf(one, other.username)).toBe(null);
    await rankSongs(other, album.key, albumSongs.slice(0, 5).toReversed());
    expect(await percentOf(one, other.username)).toBe(0);

    const [third, fourth] = [await aPublicFan(site), await aPublicFan(site)];
    await rankAllSongs(third, songIds);
    await rankAllSongs(fourth, songIds.slice(0, 4));
    expect(await percentOf(third, fourth.username)).toBe(null);
    // The same whole order as before: only how much of it was placed is new.
    await rankAllSongs(fourth, songIds);
    expect(await percentOf(third, fourth.username)).toBe(100);
  });

  test('is the same in the explorer and in the comparison', async () => {
    const [one, other] = [await aPublicFan(site), await aPublicFan(site)];
    await saveTop13(one, songIds.slice(0, 13));
    await rankSongs(one, album.key, albumSongs.toReversed());
    await rankAllSongs(other, [...songIds.slice(3), ...songIds.slice(0, 3)]);
    const { match } = await compared(one, other.username);
    expect(match.percent).toBeGreaterThan(0);
    expect(await percentOf(one, other.username)).toBe(match.percent);
  });
});

// The operator's command is a program of its own, which takes seconds on a busy machine.
describe('no figure', () => {
  let one: ProfileFan;
  let other: ProfileFan;
  beforeEach(async () => {
    [one, other] = [await aPublicFan(site), await aPublicFan(site)];
    for (const fan of [one, other]) await saveTop13(fan, songIds.slice(0, 13));
  });

  test('is there for a fan whom the operator hides, until shown again', async () => {
    const { match, pictures } = await compared(one, other.username);
    expect(match.percent).toBe(100);
    const card = pictures?.card ?? '';
    await runAdminFor(site, 'hide', other.username);
    expect(await matchesOf(one, other.username)).toEqual([]);
    expect((await compare(one, other.username)).statusCode).toBe(404);
    expect((await site.send('GET', card)).statusCode).toBe(404);
    await runAdminFor(site, 'show', other.username);
    expect(await percentOf(one, other.username)).toBe(100);
  });

  test('is there for a fan who does not wish to be compared', async () => {
    expect(await percentOf(one, other.username)).toBe(100);
    await other.put('comparing', { enabled: false });
    expect(await percentOf(one, other.username)).toBe(null);
    expect((await compare(one, other.username)).statusCode).toBe(404);
  });

  test('is there with four songs in common, and no picture', async () => {
    expect(await percentOf(one, other.username)).toBe(100);
    await saveTop13(other, [...songIds.slice(0, 4), ...songIds.slice(20, 29)]);
    expect(await percentOf(one, other.username)).toBe(null);
    expect(await compared(one, other.username)).toMatchObject({
      match: { percent: null, songs: 4 },
      pictures: null,
    });
  });
});

describe('a page of matches', () => {
  test('names the first song of each, in the order asked for, and leaves out who is not public', async () => {
    const [one, other] = [await aPublicFan(site), await aPublicFan(site)];
    await saveTop13(other, [undefined, songIds[3]]);
    const matches = await matchesOf(
      one,
      other.username.toUpperCase(),
      visitor.username,
      'nobody',
      one.username,
    );
    const song = catalogueAlbums[0]?.songs[1];
    expect(matches).toEqual([
      { username: other.username, firstSong: null, percent: null },
      {
        username: one.username,
        firstSong: { songId: song?.id, songTitle: song?.title, era: catalogueAlbums[0]?.slug },
        percent: null,
      },
    ]);
  });

  test('has no figure of oneself, or of a fan who does not wish to be compared', async () => {
    const [one, other] = [await aPublicFan(site), await aPublicFan(site)];
    for (const fan of [one, other]) await saveTop13(fan, songIds.slice(0, 13));
    expect(await percentOf(one, other.username)).toBe(100);
    await other.put('comparing', { enabled: false });
    expect((await matchesOf(one, other.username, one.username)).map(({ percent }) => percent)).toEqual([
      null,
      null,
    ]);
  });

  test('ends with the account', async () => {
    const fan = await aPublicFan(site);
    await fan.remove();
    expect(await matchesOf(owner, fan.username)).toEqual([]);
    const left = await site.database.read
      .selectFrom('song_orders')
      .leftJoin('users', 'users.id', 'song_orders.user_id')
      .select('song_orders.user_id')
      .where('users.id', 'is', null)
      .execute();
    expect(left).toEqual([]);
  });

  test.each([
    { name: 'no names', query: '' },
    { name: 'an empty name', query: '?usernames=' },
    { name: 'two lists', query: '?usernames=a&usernames=b' },
    { name: 'a control character', query: '?usernames=a%00b' },
    { name: 'too much text', query: `?usernames=${'x'.repeat(501)}` },
    {
      name: 'more names than a page has',
      query: `?usernames=${Array.from({ length: MATCHES_AT_ONCE + 1 }, (_, index) => `fan${index}`).join(',')}`,
    },
  ])('refuses $name and names the field', async ({ query }) => {
    const reply = await visitor.get(`/api/profile/matches${query}`);
    expect([reply.statusCode, reply.json().field]).toEqual([400, 'usernames']);
  });

  test.each(["x' or 1=1", ',,,', '%25', 'ﬁn,ÀÉ'])('finds nobody for %s', async (names) => {
    expect(await matchesOf(visitor, ...names.split(','))).toEqual([]);
  });
});
