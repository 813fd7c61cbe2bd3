import { catalogueAlbums } from '@thirteen/catalogue/catalogue-data.ts';
import { songNumbers } from '@thirteen/catalogue/song-numbers.ts';
import { drawYourAlbum } from '@thirteen/contract/your-album.ts';
import { SINGLES_KEY } from '@thirteen/domain/catalogue/catalogue.ts';
import { toSongCode } from '@thirteen/domain/song-code/song-code.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUpFan, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { isEverything } from '../../testing/everything.ts';

const sizes = [
  { shape: 'card', width: 1200, height: 630 },
  { shape: 'poster', width: 1080, height: 1920 },
  { shape: 'square', width: 1080, height: 1080 },
] as const;
// Their shapes are drawn by one way, which the unit tests of the posters meet in each.
const tried = isEverything ? sizes : sizes.slice(0, 1);
const longest = catalogueAlbums.toSorted((a, b) => b.songs.length - a.songs.length)[0];
const codeOf = (ids: readonly string[]) => toSongCode(ids, (id) => songNumbers.get(id)) ?? '';
const longestIds = longest?.songs.map(({ id }) => id).toReversed() ?? [];

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ LIMITS_FACTOR: '1000' });
});
afterAll(() => site.close());

function sizeOf(png: Buffer): readonly [number, number] {
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

describe('the pictures of a ranking', () => {
  test.each(tried)(
    'come as a $shape by their code, as a file with a name',
    async ({ shape, width, height }) => {
      const led = await site.send('GET', `/share/ranking/${codeOf(longestIds)}/${shape}.png?download`);
      expect(led.statusCode).toBe(302);
      const answer = await site.send('GET', led.headers.location ?? '');
      expect(answer.headers['content-disposition']).toBe(
        `attachment; filename="${longest?.slug}-ranking-${width}x${height}.png"`,
      );
      expect(answer.headers['x-robots-tag']).toBe('noindex');
      expect(sizeOf(answer.rawPayload)).toEqual([width, height]);
    },
  );

  test('differ by the order, and are the same for the same order', async () => {
    const addressOf = async (ids: readonly string[]) =>
      (await site.send('GET', `/share/ranking/${codeOf(ids)}/card.png`)).headers.location;
    expect(await addressOf(longestIds)).toBe(await addressOf(longestIds));
    expect(await addressOf(longestIds)).not.toBe(await addressOf(longestIds.toReversed()));
  });

  test('exist for every album of the catalogue', async () => {
    for (const { songs } of catalogueAlbums) {
      const code = codeOf(songs.map(({ id }) => id));
      expect((await site.send('GET', `/share/ranking/${code}/card.png`)).statusCode).toBe(302);
    }
  });

  test.each([
    { what: 'a damaged code', code: codeOf(longestIds).slice(0, -1) },
    { what: 'songs of several albums', code: codeOf(catalogueAlbums.map(({ songs }) => songs[0]?.id ?? '')) },
    { what: 'words', code: '%22%3E%3Cscript%3E' },
  ])('are none for $what', async ({ code }) => {
    expect((await site.send('GET', `/share/ranking/${code}/card.png`)).statusCode).toBe(404);
  });
});

describe('the picture of Your Album', () => {
  const songIds = catalogueAlbums
    .filter(({ key }) => key !== SINGLES_KEY)
    .map(({ songs }, index) => songs[index]?.id ?? '');
  const draw = (body: object, token?: string) =>
    site.send('POST', drawYourAlbum.path, { ...(token !== undefined && { token }), body });
  const asked = { title: 'Long Drive Home \u{1F697}', songIds, shape: 'poster' };

  test.each(tried)('comes as a $shape, for the fan alone', async ({ shape, width, height }) => {
    const { token } = await signUpFan(site);
    const answer = await draw({ ...asked, shape }, token);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(sizeOf(Buffer.from(answer.json<{ png: string }>().png, 'base64'))).toEqual([width, height]);
    expect((await draw({ ...asked, shape })).statusCode).toBe(401);
  });

  test.each([
    { what: 'a song that nobody knows', change: { songIds: ['no-such-song'] }, field: 'songIds' },
    { what: 'a song twice', change: { songIds: [songIds[0], songIds[0]] }, field: 'songIds' },
    { what: 'a single', change: { songIds: [catalogueAlbums.at(-1)?.songs[0]?.id] }, field: 'songIds' },
    { what: 'no songs', change: { songIds: [] }, field: 'songIds' },
    { what: 'no title', change: { title: '  ' }, field: 'title' },
    { what: 'a title of signs without width', change: { title: '\u200b\u200b' }, field: 'title' },
    { what: 'a title of signs that only steer', change: { title: ' \u202e\u00ad\u3164 ' }, field: 'title' },
    { what: 'a title of control characters', change: { title: '\u0007' }, field: 'title' },
    { what: 'a title of 41 letters', change: { title: 'x'.repeat(41) }, field: 'title' },
    { what: 'a title with a line break', change: { title: 'two\nlines' }, field: 'title' },
    { what: 'another shape', change: { shape: 'round' }, field: 'shape' },
  ])('is refused for $what', async ({ change, field }) => {
    const { token } = await signUpFan(site);
    const answer = await draw({ ...asked, ...change }, token);
    expect([answer.statusCode, answer.json<{ field?: string }>().field]).toEqual([400, field]);
  });

  test.runIf(isEverything)('is limited as all drawings are', async () => {
    const strict = await startTestApp({ LIMITS_FACTOR: '0.1' });
    try {
      const { token } = await signUpFan(strict);
      const statuses = [];
      for (const title of ['1', '2', '3', '4', '5', '6', '7', '1']) {
        const body = { ...asked, title, shape: 'card' };
        statuses.push((await strict.send('POST', drawYourAlbum.path, { token, body })).statusCode);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 200]);
    } finally {
      await strict.close();
    }
  });
});
