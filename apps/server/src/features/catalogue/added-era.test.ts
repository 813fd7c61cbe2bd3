import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogueAlbums } from '@thirteen/catalogue/catalogue-data.ts';
import { readAlbum } from '@thirteen/catalogue/read-album.ts';
import { ADDED_ERA_STYLES, type Album } from '@thirteen/contract/catalogue.ts';
import { emptySetList, tourAlbums } from '@thirteen/domain/set-list/set-list.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { runAdminFor } from '../../testing/operator-scripts.ts';
import { signUpFan, startTestApp, type TestApp } from '../../testing/test-app.ts';

const FILE = fileURLToPath(
  new URL('../../../../../packages/catalogue/extra/the-life-of-a-showgirl.json', import.meta.url),
);
const read = readAlbum(JSON.parse(readFileSync(FILE, 'utf8')));
if (!read.ok) throw new Error(read.problem.message);
const record = read.value;
const ALBUMS_LIST = '/api/rankings/allAlbumsRanking/allAlbumsRanking';

let site: TestApp;
let fan: { readonly username: string; readonly token: string };
beforeAll(async () => {
  site = await startTestApp({ LIMITS_FACTOR: '1000' });
  fan = await signUpFan(site);
});
afterAll(() => site.close());

const send = (method: string, url: string, body?: unknown) =>
  site.send(method, url, { token: fan.token, ...(body !== undefined && { body }) });
const titlesOf = (albums: readonly Album[]) => albums.map(({ title }) => title);
const page = async () => (await site.send('GET', '/')).body;

test.each([
  { field: 'colors.light.ink', broken: (data: Data) => (data.colors.light.ink = data.colors.light.bg) },
  { field: 'colors.dark.bar', broken: (data: Data) => (data.colors.dark.bar = 'orange') },
  { field: 'songs.3.title', broken: (data: Data) => (data.songs[3] = { track: 4 }) },
  { field: 'releaseDate', broken: (data: Data) => (data.releaseDate = 'soon') },
])('a record with a broken $field is refused by that name, and adds nothing', async ({ field, broken }) => {
  const data = JSON.parse(readFileSync(FILE, 'utf8')) as Data;
  broken(data);
  const file = join(site.dataDir, 'broken.json');
  await writeFile(file, JSON.stringify(data));
  const { code, stdout, stderr } = await runAdminFor(site, 'add-album', file);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toContain(`${field} `);
  expect((await send('GET', `/api/albums/album/${record.slug}`)).statusCode).toBe(404);
});

describe('an album that is added with its era while the server runs', () => {
  const titles = catalogueAlbums.slice(0, -1).map(({ title }) => title);

  let pageBefore = '';

  beforeAll(async () => {
    const rankings = titles.toReversed().map((albumName, index) => ({ albumName, rank: index + 1 }));
    await send('PUT', ALBUMS_LIST, { rankings });
    pageBefore = await page();
    await runAdminFor(site, 'add-album', FILE);
    await vi.waitFor(
      async () => {
        const albums = (await send('GET', '/api/albums/allAlbums')).json<Album[]>();
        if (!titlesOf(albums).includes(record.title)) throw new Error('The album is not there yet');
      },
      { timeout: 60_000 },
    );
  });

  test('has its era, and is on no set list', async () => {
    const album = (await send('GET', `/api/albums/album/${record.era}`)).json<Album>();
    expect(album).toMatchObject({ key: record.key, era: record.era, theme: record.slug, onTour: false });
    const setList = emptySetList({ albums: (await send('GET', '/api/albums/allAlbums')).json<Album[]>() });
    expect(setList.entries).toHaveLength(tourAlbums({ albums: catalogueAlbums }).length + 1);
  });

  test('brings its colors to the first paint of every page', async () => {
    expect(pageBefore).not.toContain(ADDED_ERA_STYLES);
    const [, address = ''] =
      new RegExp(`<link rel="stylesheet" href="(${ADDED_ERA_STYLES}[^"]*)" data-eras="${record.slug}"`).exec(
        await page(),
      ) ?? [];
    const styles = await site.send('GET', address);
    expect(styles.headers['content-type']).toBe('text/css; charset=utf-8');
    expect(styles.body).toContain(`[data-era='${record.slug}']`);
    const { light, dark } = record.look?.colors ?? {};
    expect(styles.body).toContain(`--era-accent: light-dark(${light?.accent}, ${dark?.accent});`);
  });

  test.each(['covers', 'backgrounds', 'panels'])('is drawn in its colors on %s', async (folder) => {
    const drawn = await site.send('GET', `/media/${folder}/${record.slug}.svg`);
    expect(drawn.headers['content-type']).toContain('image/svg+xml');
    expect(drawn.body).toContain(record.look?.colors.bead);
    expect((await site.send('GET', `/media/${folder}/nothing.svg`)).statusCode).toBe(404);
  });

  test('has previews, and small covers', async () => {
    const preview = await site.send('GET', `/media/previews/${record.songs[0]?.id}.mp3`);
    expect(preview.headers['content-type']).toBe('audio/mpeg');
    const cover = await site.send('GET', `/media/covers/${record.slug}-96.png`);
    expect(cover.headers['content-type']).toBe('image/png');
  });

  test('joins what fans have ranked', async () => {
    const rankings = (await send('GET', '/api/rankings/rankings')).json();
    const names = rankings.albumRankings.allAlbums.map(({ albumName }: { albumName: string }) => albumName);
    expect(names).toEqual([...titles.toReversed(), record.title]);
    expect(rankings.albumRankings[record.key]).toEqual([]);
  });

  test('is a theme of profiles, also on their cards', async () => {
    const saved = await send('PUT', '/api/profile/theme', { theme: record.era });
    expect(saved.json()).toMatchObject({ theme: record.era, era: record.slug });
    expect((await send('PUT', '/api/profile/theme', { theme: 'No Such Era' })).json()).toMatchObject({
      statusCode: 400,
      field: 'theme',
    });
  });

  test('is there once', async () => {
    expect(await runAdminFor(site, 'add-album', FILE)).toMatchObject({
      code: 1,
      stderr: 'An album of this title exists already\n',
    });
  });
});

type Data = {
  releaseDate: string;
  colors: { light: { ink: string; bg: string }; dark: { bar: string } };
  songs: unknown[];
};
