import { heroSongIds } from '@thirteen/catalogue/texts.ts';
import type { KnownSongs } from '@thirteen/contract/statistics.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { signUpFan, startTestApp, type TestApp } from '../../testing/test-app.ts';

const PATH = '/api/community/summary';

let site: TestApp;
beforeEach(async () => {
  site = await startTestApp();
});
afterEach(() => site.close());

/** What the call tells once nothing older may be told. */
async function read(): Promise<KnownSongs> {
  site.clock.now += 2000;
  return (await site.send('GET', PATH)).json<KnownSongs>();
}

describe('the summary for visitors', () => {
  test('names the well-known songs without a session, and nobody on an empty site', async () => {
    const { songs } = await read();
    expect(songs.map(({ songId }) => songId)).toEqual(heroSongIds);
    expect(songs.map(({ top13s }) => top13s)).toEqual(heroSongIds.map(() => 0));
    expect(songs.find(({ songTitle }) => songTitle === 'Anti-Hero')?.era).toBe('midnights');
  });

  test('counts the Top 13s that hold each, the most loved first, and tells no other song', async () => {
    const { token } = await signUpFan(site);
    const other = (await site.send('GET', '/api/albums/allSongs'))
      .json<{ _id: string }[]>()
      .find(({ _id: id }) => !heroSongIds.includes(id));
    const chosen = [heroSongIds[2], other?._id];
    const slots = Array.from({ length: 13 }, (_, slot) => chosen[slot] ?? null);
    await site.send('PUT', '/api/rankings/user/top-thirteen', { token, body: { slots } });
    const { songs } = await read();
    const others = heroSongIds.filter((_, index) => index !== 2).map((id) => [id, 0]);
    expect(songs.map(({ songId, top13s }) => [songId, top13s])).toEqual([[heroSongIds[2], 1], ...others]);
  });

  test('is the same for everyone, and a 304 for who has it', async () => {
    const { token } = await signUpFan(site);
    const [visitors, fans] = [await site.send('GET', PATH), await site.send('GET', PATH, { token })];
    expect(fans.body).toBe(visitors.body);
    expect(visitors.headers['cache-control']).toBe('public, max-age=1');
    const { etag } = visitors.headers;
    const again = await site.send('GET', PATH, { headers: { 'if-none-match': String(etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);

    site.clock.now += 2000;
    const slots = Array.from({ length: 13 }, (_, slot) => (slot === 0 ? heroSongIds[0] : null));
    await site.send('PUT', '/api/rankings/user/top-thirteen', { token, body: { slots } });
    site.clock.now += 2000;
    const changed = await site.send('GET', PATH, { headers: { 'if-none-match': String(etag) } });
    expect(changed.statusCode).toBe(200);
  });
});

test('the songs to tap come in the order of all Top 13s, the well-known ones on an empty site', async () => {
  const readOrder = async () => {
    site.clock.now += 2000;
    return (await site.send('GET', '/api/community/loved-songs')).json<{ songIds: string[] }>().songIds;
  };
  expect(await readOrder()).toEqual(heroSongIds);
  const all = (await site.send('GET', '/api/albums/allSongs')).json<{ _id: string }[]>();
  const [one = '', two = ''] = all.map(({ _id: id }) => id).filter((id) => !heroSongIds.includes(id));
  for (const chosen of [[two], [two, one]]) {
    const { token } = await signUpFan(site);
    const slots = Array.from({ length: 13 }, (_, slot) => chosen[slot] ?? null);
    await site.send('PUT', '/api/rankings/user/top-thirteen', { token, body: { slots } });
  }
  expect(await readOrder()).toEqual([two, one, ...heroSongIds]);
});
