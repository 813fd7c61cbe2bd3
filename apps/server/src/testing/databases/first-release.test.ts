import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { catalogueAlbums } from '@thirteen/catalogue/catalogue-data.ts';
import { SINGLES_KEY } from '@thirteen/domain/catalogue/catalogue.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runStatisticsCheck } from '../operator-scripts.ts';
import { startServer, type RunningServer } from '../crashes/server-process.ts';

/**
 * The data folder of a site that ran the first release (2.1.0 of 21 November 2026), in which two fans saved their lists
 * through its API: `first.fan` with the author's set list as a draft, `Second_Fan` with all songs ranked.
 */
const FIXTURE = new URL('../fixtures/first-release.sqlite.gz', import.meta.url);
const PASSWORD = 'a long quiet evening';

const songIds = catalogueAlbums.flatMap((album) => album.songs.map((song) => song.id));
const albumTitles = catalogueAlbums.filter(({ key }) => key !== SINGLES_KEY).map(({ title }) => title);
const red = catalogueAlbums.find(({ key }) => key === 'red')?.songs.map(({ id }) => id) ?? [];

let dataDir: string;
let server: RunningServer;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'thirteen-first-'));
  await writeFile(join(dataDir, 'thirteen.sqlite'), gunzipSync(await readFile(FIXTURE)));
  server = await startServer({ DATA_DIR: dataDir }, { cheap: true });
});
afterAll(async () => {
  await server.end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
});

async function ask<Reply>(path: string, token?: string, body?: unknown): Promise<Reply> {
  const response = await fetch(`${server.origin}/api${path}`, {
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  });
  expect([path, response.status]).toEqual([path, 200]);
  return (await response.json()) as Reply;
}

async function logIn(username: string): Promise<string> {
  return (await ask<{ token: string }>('/auth/login', undefined, { username, password: PASSWORD })).token;
}

type Entry = { readonly songId: string };

// A data folder is SQLite's, whichever engine a run is about.
describe.runIf(process.env['TEST_ENGINE'] === 'sqlite')('a data folder of the first release', () => {
  test.each([
    { username: 'first.fan', offset: 0 },
    { username: 'Second_Fan', offset: 1 },
  ])('has the lists and the profile of $username', async ({ username, offset }) => {
    const token = await logIn(username);
    const top13 = await ask<Entry[]>('/rankings/user/top-thirteen', token);
    const saved = Array.from({ length: 13 }, (_, index) => songIds[(index + 1) * 7 + offset]);
    expect(top13.map(({ songId }) => songId)).toEqual(saved);

    type Rankings = Record<string, { songId: string; albumName: string }[]>;
    const { albumRankings } = await ask<{ albumRankings: Rankings }>('/rankings/rankings', token);
    expect(albumRankings['red']?.map(({ songId }) => songId)).toEqual(red.toReversed());
    const albums = albumRankings['allAlbums']?.map(({ albumName }) => albumName);
    expect(albums?.slice(0, albumTitles.length)).toEqual(albumTitles.toReversed());

    const profile = await ask<{ theme: string }>('/profile/user-profile', token);
    expect(profile.theme).toBe('Red');
    expect(JSON.stringify(profile)).toContain('The one with the scarf');
    expect(await ask(`/profile/public-profile/${username}`)).toMatchObject({ username });
  });

  test('has the published set list, a draft, and the order of all songs', async () => {
    const [first, second] = [await logIn('first.fan'), await logIn('Second_Fan')];
    const published = await ask<unknown[]>('/rankings/eras-tour-set-list/thirteen');
    expect(published.length).toBeGreaterThan(10);
    expect(await ask('/rankings/eras-tour-set-list', first)).toEqual(published);
    const ranked = await ask<Entry[]>('/rankings/all-songs-ranking', second);
    expect(ranked.map(({ songId }) => songId).slice(0, songIds.length)).toEqual(songIds.toReversed());
  });

  test('has statistics that agree with its lists', async () => {
    expect(await runStatisticsCheck({ DATA_DIR: dataDir })).toMatchObject({ code: 0 });
  });
});
