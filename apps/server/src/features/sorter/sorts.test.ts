import { catalogueAlbums } from '@thirteen/catalogue/catalogue-data.ts';
import type { AccountData } from '@thirteen/contract/account.ts';
import type { SortSummary, StoredSort } from '@thirteen/contract/sorter.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUpFan, startTestApp, type TestApp } from '../../testing/test-app.ts';

const SORTS = '/api/sorter/sorts';
const ID = 'a-sort-of-one-fan';
const ids = catalogueAlbums.flatMap(({ songs }) => songs.map(({ id }) => id));
const albumKeys = catalogueAlbums.map(({ key }) => key);

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ LIMITS_FACTOR: '1000' });
});
afterAll(() => site.close());

const plan = { items: ids.slice(0, 5), wanted: null, known: [[4, 3]], choices: 2 };
const aSort = (over = {}) => ({
  goal: { kind: 'selection', of: 'My five' },
  plan,
  answers: ['0AAAB', '1ACAD'],
  left: 4,
  ...over,
});

/** A new fan's own calls. */
async function aFan() {
  const { token } = await signUpFan(site);
  const send = (method: string, path: string, body?: unknown, ifMatch?: string) =>
    site.send(method, `${SORTS}${path}`, {
      token,
      body,
      headers: ifMatch === undefined ? {} : { 'if-match': ifMatch },
    });
  return {
    token,
    list: async () => (await send('GET', '')).json<SortSummary[]>(),
    get: (id = ID) => send('GET', `/${id}`),
    put: (body: unknown, ifMatch?: string, id = ID) => send('PUT', `/${id}`, body, ifMatch),
    append: (from: number, answers: unknown, ifMatch?: string, left = 3) =>
      send('POST', `/${ID}/answers`, { from, answers, left }, ifMatch),
    remove: (ifMatch?: string, id = ID) => send('DELETE', `/${id}`, undefined, ifMatch),
  };
}

test('sorts of accounts without a confirmed address are begun as often as a network may', async () => {
  const strict = await startTestApp({ LIMITS_FACTOR: '0.1' });
  const { token, username } = await signUpFan(strict);
  const put = async (id: string) =>
    (await strict.send('PUT', `${SORTS}/a-sort-number-${id}`, { token, body: aSort() })).statusCode;
  for (const id of ['1', '2', '3', '4', '5', '6']) expect(await put(id)).toBe(200);
  expect(await put('7')).toBe(429);
  // A sort that is there goes on.
  expect(await put('3')).toBe(200);
  await strict.database.write((tx) =>
    tx
      .updateTable('users')
      .set({ email_confirmed_at: new Date(strict.clock.now).toISOString() })
      .where('username', '=', username)
      .execute(),
  );
  expect(await put('7')).toBe(200);
  await strict.close();
});

describe('a sort', () => {
  test('is begun under an id of the client, and read on another device', async () => {
    const fan = await aFan();
    const saved = await fan.put(aSort(), '"0"');
    expect([saved.statusCode, saved.headers.etag]).toEqual([200, '"1"']);
    const read = await fan.get();
    expect(read.headers.etag).toBe('"1"');
    expect(read.json()).toEqual(saved.json());
    expect(read.json<StoredSort>()).toMatchObject({ id: ID, ...aSort(), updatedAt: expect.any(String) });
  });

  test('is listed with its progress, the one changed last first', async () => {
    const fan = await aFan();
    await fan.put(aSort());
    site.clock.now += 1000;
    const albums = { ...plan, items: albumKeys, known: [], wanted: 3 };
    await fan.put(aSort({ goal: { kind: 'all-albums' }, plan: albums, answers: ['sAC'] }), '"0"', 'albums-1');
    const [newest, oldest] = await fan.list();
    expect(newest).toMatchObject({
      id: 'albums-1',
      goal: { kind: 'all-albums' },
      items: albumKeys.length,
      wanted: 3,
      choices: 2,
      answers: 1,
      taps: 0,
      left: 4,
      revision: '"1"',
    });
    expect(oldest).toMatchObject({ id: ID, answers: 2, taps: 2 });
  });

  test('grows by a few bytes for each tap, and undo takes answers back', async () => {
    const fan = await aFan();
    await fan.put(aSort());
    const grown = await fan.append(2, ['tAAAC'], '"1"');
    expect([grown.statusCode, grown.headers.etag]).toEqual([200, '"2"']);
    expect(grown.json<SortSummary>()).toMatchObject({ answers: 3, taps: 3, left: 3, revision: '"2"' });
    const undone = await fan.append(1, [], '"2"', 5);
    expect(undone.json<SortSummary>()).toMatchObject({ answers: 1, left: 5 });
    expect((await fan.get()).json<StoredSort>().answers).toEqual(['0AAAB']);
  });

  test('keeps what was appended once when it is sent again after a lost answer', async () => {
    const fan = await aFan();
    await fan.put(aSort());
    await fan.append(2, ['tAAAC'], '"1"');
    const again = await fan.append(2, ['tAAAC'], '"1"');
    expect([again.statusCode, again.headers.etag]).toEqual([200, '"2"']);
    expect((await fan.get()).json<StoredSort>().answers).toHaveLength(3);
  });

  test('refuses answers that were given over an older state', async () => {
    const fan = await aFan();
    await fan.put(aSort());
    await fan.append(2, ['tAAAC'], '"1"');
    expect((await fan.append(2, ['tABAE'], '"1"')).statusCode).toBe(412);
    expect((await fan.append(7, ['tABAE'], '"1"')).statusCode).toBe(412);
    expect((await fan.put(aSort({ left: 9 }), '"1"')).statusCode).toBe(412);
    expect((await fan.remove('"1"')).statusCode).toBe(412);
    expect((await fan.get()).json<StoredSort>().answers).toHaveLength(3);
  });

  test('is deleted', async () => {
    const fan = await aFan();
    await fan.put(aSort());
    expect((await fan.remove('"1"')).statusCode).toBe(200);
    expect((await fan.get()).statusCode).toBe(404);
    expect((await fan.remove()).statusCode).toBe(404);
    expect((await fan.append(2, ['tAAAC'], '"1"')).statusCode).toBe(404);
    expect((await fan.put(aSort(), '"1"')).statusCode).toBe(412);
  });

  test('is its own fan’s alone', async () => {
    const [owner, other] = [await aFan(), await aFan()];
    await owner.put(aSort());
    expect((await other.get()).statusCode).toBe(404);
    expect((await other.append(2, ['tAAAC'])).statusCode).toBe(404);
    expect((await other.remove()).statusCode).toBe(404);
    await other.put(aSort({ left: 77 }));
    expect((await owner.get()).json<StoredSort>().left).toBe(4);
  });
});

test('what all sorts have come to is summed up: choices, sorts without a question left, songs that won', async () => {
  const fan = await aFan();
  await fan.put(aSort({ answers: ['0AAAB', '1AAAC', 'tABAE', 'sAD'], left: 0 }));
  await fan.put(aSort({ answers: ['0AAAE', '1ABAC'] }), '"0"', 'another-sort');
  const results = await site.send('GET', '/api/sorter/results', { token: fan.token });
  expect(results.json()).toEqual({
    choices: 5,
    finished: 1,
    won: [
      { songId: ids[0], wins: 2 },
      { songId: ids[2], wins: 2 },
    ],
  });
});

describe('what is refused with its field, and changes nothing', () => {
  const many = (answer: string, count: number) => Array.from({ length: count }, () => answer);
  test.each([
    {
      what: 'a song that is unknown',
      body: { plan: { ...plan, items: [...plan.items, 'no-such-song'] } },
      field: 'plan.items',
    },
    {
      what: 'songs among albums',
      body: { plan: { ...plan, items: [...plan.items, 'lover'] } },
      field: 'plan.items',
    },
    {
      what: 'a song twice',
      body: { plan: { ...plan, items: [...plan.items, plan.items[0]] } },
      field: 'plan.items',
    },
    { what: 'one song', body: { plan: { ...plan, items: plan.items.slice(1, 2) } }, field: 'plan.items' },
    { what: 'three at a time', body: { plan: { ...plan, choices: 3 } }, field: 'plan.choices' },
    { what: 'more wanted than there are', body: { plan: { ...plan, wanted: 6 } }, field: 'plan.wanted' },
    {
      what: 'a known order beyond the items',
      body: { plan: { ...plan, known: [[0, 5]] } },
      field: 'plan.known.0',
    },
    { what: 'an unknown goal', body: { goal: { kind: 'everything' } }, field: 'goal.kind' },
    { what: 'a list for an answer', body: { answers: [['0AAAB']] }, field: 'answers.0' },
    { what: 'a place beyond the items', body: { answers: ['0ABAF'] }, field: 'answers.0' },
    { what: 'a best one that was not shown', body: { answers: ['2AAAB'] }, field: 'answers.0' },
    { what: '4,001 answers', body: { answers: many('0AAAB', 4001) }, field: 'answers' },
    {
      what: 'more than 64 KiB',
      body: {
        plan: { ...plan, items: ids.slice(0, 200), choices: 9 },
        answers: many('0AAABACADAEAFAGAHAI', 3000),
      },
      field: 'answers',
    },
    { what: 'a negative figure', body: { left: -1 }, field: 'left' },
  ])('$what', async ({ body, field }) => {
    const fan = await aFan();
    const answer = await fan.put(aSort(body));
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ field: string }>().field).toBe(field);
    expect(await fan.list()).toEqual([]);
  });

  test('answers beyond a gap, or beyond 4,000', async () => {
    const fan = await aFan();
    await fan.put(aSort({ answers: many('0AAAB', 4000) }));
    expect((await fan.append(4001, ['0AAAB'])).json()).toMatchObject({ statusCode: 400, field: 'from' });
    expect((await fan.append(4000, ['0AAAB'])).json()).toMatchObject({ statusCode: 400, field: 'answers' });
    expect((await fan.append(2, ['0AA'])).json()).toMatchObject({ statusCode: 400, field: 'answers.0' });
    expect((await fan.get()).headers.etag).toBe('"1"');
  });

  test('an id that is none', async () => {
    const fan = await aFan();
    for (const id of ['short', 'a b c d e f', '%2e%2e%2f%2e%2e%2fx'])
      expect((await fan.put(aSort(), undefined, id)).json()).toMatchObject({ statusCode: 400, field: 'id' });
  });

  test('a twenty-first sort, until one is deleted', async () => {
    const fan = await aFan();
    const begin = (at: number) => fan.put(aSort(), '"0"', `sort-number-${at}`);
    for (let at = 1; at <= 20; at += 1) await begin(at);
    expect((await begin(21)).statusCode).toBe(409);
    expect((await begin(20)).statusCode).toBe(200);
    await fan.remove(undefined, 'sort-number-1');
    expect((await begin(21)).statusCode).toBe(200);
    expect(await fan.list()).toHaveLength(20);
  });
});

test('sorts are in the download of all data, and gone with the account', async () => {
  const { token, password } = await signUpFan(site);
  await site.send('PUT', `${SORTS}/${ID}`, { token, body: aSort() });
  const data = (await site.send('GET', '/api/account/data', { token })).json<AccountData>();
  expect(data.sorts).toMatchObject([{ id: ID, ...aSort(), revision: 1 }]);
  const count = async () => (await site.database.read.selectFrom('sorts').selectAll().execute()).length;
  const before = await count();
  await site.send('DELETE', '/api/account', { token, body: { password } });
  expect(await count()).toBe(before - 1);
});

test.each(['GET', 'PUT', 'DELETE'])('%s needs a session', async (method) => {
  expect((await site.send(method, `${SORTS}/${ID}`, { body: {} })).statusCode).toBe(401);
});
