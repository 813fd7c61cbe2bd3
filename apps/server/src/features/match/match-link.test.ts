import { catalogueAlbums } from '@thirteen/catalogue/catalogue-data.ts';
import { songNumbers } from '@thirteen/catalogue/song-numbers.ts';
import type { MatchLink } from '@thirteen/contract/match.ts';
import { toMatchCode } from '@thirteen/domain/match/match-code.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectCardAndReply } from '../../testing/linked-page.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const ORIGIN = 'https://thirteen.example';
const top13 = catalogueAlbums
  .flatMap((album) => album.songs)
  .slice(40, 53)
  .map(({ id }) => id);
// Opposite to the order that they have in the list.
const picks = top13.slice(0, 5).toReversed();
const code = toMatchCode({ picks, top13 }, (id) => songNumbers.get(id)) ?? '';
const damaged = code.slice(0, -1);

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ PUBLIC_URL: ORIGIN });
});
afterAll(() => site.close());

test('a code answers the picks and the songs that they are out of, to everybody', async () => {
  const answer = await site.send('GET', `/api/matches/${code}`);
  expect(answer.statusCode).toBe(200);
  const link = answer.json<MatchLink>();
  expect([link.code, link.picks]).toEqual([code, picks]);
  expect(link.songs.map(({ slot, songId }) => [slot, songId])).toEqual(top13.map((id, at) => [at + 1, id]));
  const headers = { 'if-none-match': answer.headers.etag ?? '' };
  expect((await site.send('GET', `/api/matches/${code}`, { headers })).statusCode).toBe(304);
});

test('its page says how two fans match, names nobody, and shows its card', async () => {
  const { statusCode, body } = await site.send('GET', `/match/${code}`);
  expect(statusCode).toBe(200);
  expect(body).toContain('<title>A Match | Thirteen</title>');
  // Of 50 pairs, the 40 with a song that was left out stand alike.
  expect(body).toContain('content="Two fans match 80%: one made a Top 13,');
  expect(body).toContain('Two fans, one match');
  await expectCardAndReply(site, {
    body,
    origin: ORIGIN,
    kind: 'picked-match',
    call: `/api/matches/${code}`,
  });
});

test('a damaged code is a 404 of the call, the page and its pictures', async () => {
  const answer = await site.send('GET', `/api/matches/${damaged}`);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ field: 'code', message: 'No match has this code' });
  const page = await site.send('GET', `/match/${damaged}`);
  expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(page.body).not.toContain(damaged);
  expect((await site.send('GET', `/share/picked-match/${damaged}/card.png`)).statusCode).toBe(404);
});

test('the empty slots of a Top 13 stay empty in its match', async () => {
  const slots = top13.map((id, at) => (at === 0 || at === 6 ? null : id));
  const gapped = toMatchCode({ picks: top13.slice(1, 6), top13: slots }, (id) => songNumbers.get(id)) ?? '';
  const link = (await site.send('GET', `/api/matches/${gapped}`)).json<MatchLink>();
  expect(link.songs.map(({ slot }) => slot)).toEqual([2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13]);
  expect((await site.send('GET', `/match/${gapped}`)).statusCode).toBe(200);
});

test('its posters have a code that leads to it', async () => {
  const withCode = await site.send('GET', `/share/picked-match/${code}/square.png`);
  const other = await startTestApp();
  const without = await other.send('GET', `/share/picked-match/${code}/square.png`);
  await other.close();
  const nameOf = (address = '') => /square-(\w+)/.exec(address)?.[1];
  expect(nameOf(withCode.headers.location)).not.toBe(nameOf(without.headers.location));
});
