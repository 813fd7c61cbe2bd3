import { catalogueAlbums } from '@thirteen/catalogue/catalogue-data.ts';
import type { Album } from '@thirteen/contract/catalogue.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const song = catalogueAlbums[0]?.songs[0];
if (!song) throw new Error('The catalogue is empty');
const PREVIEW = `/media/previews/${song.id}.mp3`;

let site: TestApp;

beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const get = (url: string, headers = {}) => site.send('GET', url, { headers });

describe('previews', () => {
  test('are MP3 files', async () => {
    const answer = await get(PREVIEW);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'content-type': 'audio/mpeg', 'accept-ranges': 'bytes' });
    expect(answer.rawPayload.length).toBeGreaterThan(80_000);
  });

  test('answer a part where a player asks for one', async () => {
    const whole = await get(PREVIEW);
    const part = await get(PREVIEW, { range: 'bytes=100-199' });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 100-199/${whole.rawPayload.length}`);
    expect(part.rawPayload.equals(whole.rawPayload.subarray(100, 200))).toBe(true);
  });

  test.each([
    { name: 'the end', range: 'bytes=-10', length: 10 },
    { name: 'the rest from a place', range: 'bytes=500-', length: undefined },
  ])('answer $name', async ({ range, length }) => {
    const whole = await get(PREVIEW);
    const part = await get(PREVIEW, { range });
    expect(part.statusCode).toBe(206);
    expect(part.rawPayload.length).toBe(length ?? whole.rawPayload.length - 500);
  });

  test('refuse a part beyond the end', async () => {
    const answer = await get(PREVIEW, { range: 'bytes=99999999-' });
    expect(answer.statusCode).toBe(416);
    expect(answer.headers['content-range']).toMatch(/^bytes \*\/\d+$/);
  });

  test('answer whole to a part of other bytes', async () => {
    expect((await get(PREVIEW, { range: 'bytes=0-9', 'if-range': '"old"' })).statusCode).toBe(200);
  });

  test('are not sent twice', async () => {
    const { etag } = (await get(PREVIEW)).headers;
    expect((await get(PREVIEW, { 'if-none-match': `"other", W/${String(etag)}` })).statusCode).toBe(304);
  });

  test.each([
    '/media/previews/nothing.mp3',
    `/media/previews/${song.id}.ogg`,
    '/media/previews/..%2F..%2Fthirteen.sqlite',
  ])('there is none at %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});

describe('drawings', () => {
  test('the covers that the catalogue names are SVG files to keep for good', async () => {
    const albums = (await get('/api/albums/allAlbums')).json<Album[]>();
    for (const { albumCover } of albums) {
      if (albumCover === null) continue;
      const cover = await get(albumCover);
      expect(cover.statusCode).toBe(200);
      expect(cover.headers['content-type']).toContain('image/svg+xml');
      expect(cover.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
  });

  test('the previews that the catalogue names are to be kept for good', async () => {
    const [album] = (await get('/api/albums/allAlbums')).json<Album[]>();
    const answer = await get(album?.songs[0]?.audioSource ?? '');
    expect(answer.headers['cache-control']).toContain('immutable');
  });

  test('come as PNG at the widths that pages use', async () => {
    const answer = await get('/media/covers/debut-192.png');
    expect(answer.headers['content-type']).toBe('image/png');
    // Width and height stand in the first chunk of a PNG.
    expect([answer.rawPayload.readUInt32BE(16), answer.rawPayload.readUInt32BE(20)]).toEqual([192, 192]);
  });

  test.each([
    { url: '/favicon.svg', type: 'image/svg+xml; charset=utf-8' },
    { url: '/favicon.ico', type: 'image/png' },
    { url: '/apple-touch-icon.png', type: 'image/png' },
  ])('$url is an icon', async ({ url, type }) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe(type);
  });

  test.each([
    '/media/covers/debut-193.png',
    '/media/covers/nothing.svg',
    '/media/covers/nothing-192.png',
    '/media/',
  ])('there is none at %s', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ statusCode: 404 });
  });
});

test("a site's own files are named after keys and ids, and allowed by the security policy", async () => {
  const other = await startTestApp({ MEDIA_BASE_URL: 'https://media.example.org/thirteen/' });
  const answer = await other.send('GET', '/api/albums/allAlbums');
  const [album] = answer.json<Album[]>();
  expect(album?.albumCover).toBe(`https://media.example.org/thirteen/covers/${album?.key}.jpg`);
  expect(album?.songs[0]?.audioSource).toBe(`https://media.example.org/thirteen/previews/${song.id}.mp3`);
  expect(answer.headers['content-security-policy']).toContain(
    "img-src 'self' data: blob: https://media.example.org;",
  );
  await other.close();
});
