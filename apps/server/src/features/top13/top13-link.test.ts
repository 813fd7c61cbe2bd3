import { catalogueAlbums } from '@thirteen/catalogue/catalogue-data.ts';
import { songNumbers } from '@thirteen/catalogue/song-numbers.ts';
import type { Song } from '@thirteen/contract/catalogue.ts';
import type { Top13Link } from '@thirteen/contract/top13.ts';
import { toTop13Code } from '@thirteen/domain/top13/top13-code.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const songs = catalogueAlbums.flatMap((album) => album.songs);
const ids = songs.slice(20, 33).map(({ id }) => id);
const code = toTop13Code(ids, (id) => songNumbers.get(id)) ?? '';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const read = (of: string, headers = {}) => site.send('GET', `/api/top-thirteen/${of}`, { headers });

test('a code answers its thirteen songs in order, to everybody', async () => {
  const answer = await read(code);
  expect(answer.statusCode).toBe(200);
  const link = answer.json<Top13Link>();
  expect(link.code).toBe(code);
  expect(link.songs.map(({ slot, songId }) => [slot, songId])).toEqual(ids.map((id, at) => [at + 1, id]));
  expect(link.songs[0]).toMatchObject({
    songTitle: songs[20]?.title,
    albumImage: expect.stringContaining('/media/covers/'),
    audioSource: expect.stringContaining(`/media/previews/${ids[0]}.mp3`),
  });
  const again = await read(code, { 'if-none-match': answer.headers.etag });
  expect(again.statusCode).toBe(304);
});

test.each([
  { what: 'a sign changed', damaged: `${code.slice(0, -1)}!` },
  { what: 'its end lost', damaged: code.slice(0, -1) },
  { what: 'its case lost', damaged: code.toLowerCase() },
  { what: 'a later version', damaged: '200000000000000000000Hg' },
  {
    what: 'a song that is not here',
    damaged: toTop13Code(ids.with(3, ''), (id) => songNumbers.get(id) ?? 556),
  },
])('a code with $what is a 404 that names it', async ({ damaged }) => {
  const answer = await read(damaged ?? '');
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ field: 'code', message: 'No Top 13 has this code' });
});

test('the catalogue tells the numbers that codes are made of', async () => {
  const all = (await site.send('GET', '/api/albums/allSongs')).json<Song[]>();
  expect(all.map(({ _id, number }) => [_id, number])).toEqual(
    songs.map(({ id }) => [id, songNumbers.get(id)]),
  );
});
