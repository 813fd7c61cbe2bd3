import type { Top13Entry } from '@thirteen/contract/top13.ts';
import { catalogueAlbums } from '@thirteen/catalogue/catalogue-data.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUpFan, startTestApp, type TestApp } from '../../testing/test-app.ts';

const URL = '/api/rankings/user/top-thirteen';
const [first, second, third] = catalogueAlbums.flatMap((album) => album.songs);
if (!first || !second || !third) throw new Error('The catalogue is empty');

let site: TestApp;
let token: string;

beforeAll(async () => {
  site = await startTestApp({ LIMITS_FACTOR: '1000' });
});
afterAll(() => site.close());

/** A new fan's own calls, so that no test depends on another. */
async function aFan() {
  const fan = await signUpFan(site);
  token = fan.token;
  const as = fan.token;
  return {
    get: () => site.send('GET', URL, { token: as }),
    fill: (slot: unknown, songId: unknown, headers = {}) =>
      site.send('POST', URL, { token: as, body: { slot, songId }, headers }),
    clear: (slot: unknown, headers = {}) =>
      site.send('DELETE', `${URL}/${String(slot)}`, { token: as, headers }),
    reorder: (slots: unknown, headers = {}) => site.send('PUT', URL, { token: as, body: { slots }, headers }),
    songs: async () =>
      (await site.send('GET', URL, { token: as })).json<Top13Entry[]>().map((entry) => entry.songId),
  };
}

const slotsWith = (songs: Readonly<Record<number, string>>) =>
  Array.from({ length: 13 }, (_, index) => songs[index + 1] ?? null);

describe('reading', () => {
  test('a fan who never chose a song gets an empty list of revision 0', async () => {
    const fan = await aFan();
    const answer = await fan.get();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers.etag).toBe('"0"');
    expect(answer.json()).toEqual([]);
  });

  test('entries come sorted by slot, filled in from the catalogue', async () => {
    const fan = await aFan();
    await fan.fill(7, second.id);
    await fan.fill(2, first.id);
    const [entry, later] = (await fan.get()).json<Top13Entry[]>();
    expect(entry).toEqual({
      slot: 2,
      songId: first.id,
      songTitle: first.title,
      albumName: catalogueAlbums[0]?.title,
      albumCover: expect.stringContaining('/media/covers/debut.svg'),
      albumImage: expect.stringContaining('/media/covers/debut.svg'),
      audioSource: expect.stringContaining(`/media/previews/${first.id}.mp3`),
    });
    expect(later?.slot).toBe(7);
  });

  test('one fan never sees the list of another', async () => {
    const fan = await aFan();
    await fan.fill(1, first.id);
    const other = await aFan();
    expect(await other.songs()).toEqual([]);
  });
});

describe('choosing a song', () => {
  test('answers the full list and moves the revision on', async () => {
    const fan = await aFan();
    const answer = await fan.fill(1, first.id);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers.etag).toBe('"1"');
    expect(answer.json<Top13Entry[]>().map(({ slot, songId }) => [slot, songId])).toEqual([[1, first.id]]);
  });

  test('replaces what stood in the slot', async () => {
    const fan = await aFan();
    await fan.fill(1, first.id);
    await fan.fill(1, second.id);
    expect(await fan.songs()).toEqual([second.id]);
  });

  test('refuses a song that stands in another slot', async () => {
    const fan = await aFan();
    await fan.fill(1, first.id);
    const answer = await fan.fill(2, first.id);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({
      statusCode: 409,
      error: 'Conflict',
      message: 'This song is already in your top 13 list!',
    });
    expect(await fan.songs()).toEqual([first.id]);
  });

  test('refuses a song that the catalogue does not know', async () => {
    const fan = await aFan();
    const answer = await fan.fill(1, 'no-such-song');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ message: 'Song not found' });
  });

  test('ignores titles and covers that a client makes up', async () => {
    const fan = await aFan();
    const body = {
      slot: 1,
      songId: first.id,
      songTitle: 'Made up',
      albumName: 'Nobody',
      albumCover: 'javascript:1',
      extra: [1],
    };
    const answer = await site.send('POST', URL, { token, body });
    expect(answer.json<Top13Entry[]>()[0]?.songTitle).toBe(first.title);
    expect(JSON.stringify((await fan.get()).json())).not.toContain('Made up');
  });

  test.each([0, 14, -1, 1.5, '1', null, true, [1], { a: 1 }, undefined])(
    'refuses %j as a slot',
    async (slot) => {
      const fan = await aFan();
      const answer = await fan.fill(slot, first.id);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ statusCode: 400, error: 'Bad Request', field: 'slot' });
      expect(await fan.songs()).toEqual([]);
    },
  );

  test.each([1, null, ['a'], {}, undefined, '', '   ', 'a'.repeat(201)])(
    'refuses %j as a song id',
    async (songId) => {
      const fan = await aFan();
      const answer = await fan.fill(1, songId);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ field: 'songId' });
    },
  );

  test.each(["'; drop table lists; --", '../../etc/passwd', '{"$gt":""}', '%00'])(
    'finds no song called %s',
    async (songId) => {
      const fan = await aFan();
      expect((await fan.fill(1, songId)).statusCode).toBe(404);
    },
  );

  test('refuses control characters, naming the field', async () => {
    const fan = await aFan();
    const answer = await fan.fill(1, `${first.id}\u0000`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ field: 'songId' });
  });
});

describe('emptying a slot', () => {
  test('removes the song and answers the rest', async () => {
    const fan = await aFan();
    await fan.fill(1, first.id);
    await fan.fill(2, second.id);
    const answer = await fan.clear(1);
    expect(answer.json<Top13Entry[]>().map((entry) => entry.slot)).toEqual([2]);
  });

  test('an empty slot is no error and no change', async () => {
    const fan = await aFan();
    const answer = await fan.clear(5);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers.etag).toBe('"0"');
  });

  test.each(['0', '14', 'a', '1.5', '-1', '1e1x'])('refuses slot %s', async (slot) => {
    const fan = await aFan();
    expect((await fan.clear(slot)).statusCode).toBe(400);
  });

  test('takes a request that names JSON and sends none', async () => {
    const fan = await aFan();
    expect((await fan.clear(1, { 'content-type': 'application/json' })).statusCode).toBe(200);
  });
});

describe('saving all slots', () => {
  test('stores the order given, gaps included', async () => {
    const fan = await aFan();
    await fan.reorder(slotsWith({ 3: second.id, 13: first.id }));
    const slots = (await fan.get()).json<Top13Entry[]>().map(({ slot, songId }) => [slot, songId]);
    expect(slots).toEqual([
      [3, second.id],
      [13, first.id],
    ]);
  });

  test('refuses a song in two slots and changes nothing', async () => {
    const fan = await aFan();
    await fan.fill(1, third.id);
    expect((await fan.reorder(slotsWith({ 1: first.id, 2: first.id }))).statusCode).toBe(409);
    expect(await fan.songs()).toEqual([third.id]);
  });

  test('names the songs that the catalogue does not know', async () => {
    const fan = await aFan();
    const answer = await fan.reorder(slotsWith({ 1: first.id, 2: 'nothing-like-it' }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ field: 'slots', details: ['nothing-like-it'] });
    expect(answer.json<{ message: string }>().message).toContain('nothing-like-it');
    expect(await fan.songs()).toEqual([]);
  });

  test.each([
    { name: 'twelve slots', slots: Array.from({ length: 12 }, () => null) },
    { name: 'fourteen slots', slots: Array.from({ length: 14 }, () => null) },
    { name: 'no list', slots: 'all of them' },
    { name: 'numbers', slots: Array.from({ length: 13 }, () => 1) },
  ])('refuses $name', async ({ slots }) => {
    const fan = await aFan();
    const answer = await fan.reorder(slots);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ field: string }>().field).toMatch(/^slots/);
  });
});

describe('revisions', () => {
  test('a write over an older revision is refused and changes nothing', async () => {
    const fan = await aFan();
    await fan.fill(1, first.id);
    await fan.fill(2, second.id);
    const answer = await fan.fill(3, third.id, { 'if-match': '"1"' });
    expect(answer.statusCode).toBe(412);
    expect(answer.json()).toMatchObject({ statusCode: 412, error: 'Precondition Failed' });
    expect(await fan.songs()).toEqual([first.id, second.id]);
  });

  test('a retry after a lost answer gets the present revision', async () => {
    const fan = await aFan();
    await fan.fill(1, first.id, { 'if-match': '"0"' });
    const retry = await fan.fill(1, first.id, { 'if-match': '"0"' });
    expect(retry.statusCode).toBe(200);
    expect(retry.headers.etag).toBe('"1"');
  });

  test('saving what is stored keeps the revision', async () => {
    const fan = await aFan();
    await fan.reorder(slotsWith({ 1: first.id }));
    const again = await fan.reorder(slotsWith({ 1: first.id }));
    expect(again.headers.etag).toBe('"1"');
  });

  test.each(['"1"', 'W/"1"', '"0", "1"', '*'])(
    'If-Match %s takes the present revision 1',
    async (ifMatch) => {
      const fan = await aFan();
      await fan.fill(1, first.id);
      expect((await fan.clear(1, { 'if-match': ifMatch })).statusCode).toBe(200);
    },
  );

  test.each(['"2"', '"0"', 'nonsense'])('If-Match %s does not take revision 1', async (ifMatch) => {
    const fan = await aFan();
    await fan.fill(1, first.id);
    expect((await fan.clear(1, { 'if-match': ifMatch })).statusCode).toBe(412);
  });

  test('without If-Match the last write wins', async () => {
    const fan = await aFan();
    await fan.fill(1, first.id);
    await fan.fill(1, second.id);
    expect(await fan.songs()).toEqual([second.id]);
  });
});

describe('who may', () => {
  test.each([
    { method: 'GET', url: URL },
    { method: 'POST', url: URL },
    { method: 'PUT', url: URL },
    { method: 'DELETE', url: `${URL}/1` },
  ])('$method needs a session', async ({ method, url }) => {
    const answer = await site.send(method, url, { body: method === 'GET' ? undefined : { slot: 99 } });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ statusCode: 401, error: 'Unauthorized' });
  });

  test('an expired session is refused', async () => {
    const fan = await aFan();
    await fan.fill(1, first.id);
    const present = site.clock.now;
    site.clock.now += 8 * 24 * 60 * 60 * 1000;
    expect((await fan.get()).statusCode).toBe(401);
    site.clock.now = present;
  });
});

test('a change while its account is deleted is a 401', async () => {
  const { token: gone, password } = await signUpFan(site);
  const send = () => site.send('POST', URL, { token: gone, body: { slot: 1, songId: first.id } });
  const deletion = site.send('DELETE', '/api/account', { token: gone, body: { password } });
  const statuses = new Set<number>();
  while (!statuses.has(401)) statuses.add((await send()).statusCode);
  expect((await deletion).statusCode).toBe(200);
  expect([...statuses].filter((status) => status !== 200 && status !== 401)).toEqual([]);
});

test('fifty simultaneous tries put one song into one slot only', async () => {
  const fan = await aFan();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => fan.fill((index % 13) + 1, first.id)),
  );
  const statuses = new Set(answers.map((answer) => answer.statusCode));
  expect([...statuses].toSorted()).toEqual([200, 409]);
  expect(await fan.songs()).toEqual([first.id]);
});
