import type { ProfileCard } from '@thirteen/contract/explorer.ts';
import { catalogueAlbums } from '@thirteen/catalogue/catalogue-data.ts';
import { profileQuestions } from '@thirteen/catalogue/texts.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { EXPLORER_DEPTH } from '@thirteen/domain/profile/name-ends.ts';
import { aProfileFan, aPublicFan, type ProfileFan } from '../../testing/profile-fan.ts';

// In the order in which they became public, long after the author.
const NAMES = ['Willow.Tree', 'bananas', 'Ana-Banana', 'the_willows', 'wi_llow', 'W', 'Zwillow'].map((name) =>
  name.length < 3 ? `${name}13` : name,
);
const [question = ''] = profileQuestions;
// Songs that nobody here has otherwise.
const songIds = catalogueAlbums.flatMap((album) => album.songs.map(({ id }) => id)).slice(-2);
const AUTHOR = 'thirteen';

let site: TestApp;
let visitor: ProfileFan;
const fans = new Map<string, ProfileFan>();
beforeAll(async () => {
  site = await startTestApp({ LIMITS_FACTOR: '1000' });
  visitor = await aProfileFan(site, 'willow-unfinished');
  for (const name of NAMES) {
    const fan = await aProfileFan(site, name);
    site.clock.now += 1000;
    await fan.complete();
    fans.set(name, fan);
  }
});
afterAll(() => site.close());

const find = async (query = '') => {
  const reply = await visitor.get(`/api/profile/all-public-profiles${query}`);
  const { users, totalCount } = reply.json<{ users: ProfileCard[]; totalCount: number }>();
  return { status: reply.statusCode, names: users?.map((card) => card.username), users, totalCount };
};
const isFan = (name: string) => name !== AUTHOR;

describe('the explorer', () => {
  test('lists public profiles alone, the newest first, by what their owners chose', async () => {
    await fans.get('bananas')?.put('theme', { theme: 'Midnights' });
    await fans.get('bananas')?.put('image', { image: 'midnights-1' });
    const { names, users, totalCount } = await find();
    expect(names.filter(isFan)).toEqual(NAMES.toReversed());
    expect(totalCount).toBe(names.length);
    expect(users.find((card) => card.username === 'bananas')).toEqual({
      username: 'bananas',
      theme: 'Midnights',
      era: 'midnights',
      profileImage: 'midnights-1',
    });
  });

  test('gives a page at a time, empty past the end', async () => {
    const [first, second] = [await find('?page=1&limit=3'), await find('?page=2&limit=3')];
    expect([first.names, second.names]).toEqual([
      NAMES.toReversed().slice(0, 3),
      NAMES.toReversed().slice(3, 6),
    ]);
    expect(await find('?page=50')).toMatchObject({ status: 200, names: [], totalCount: first.totalCount });
  });

  test.each(['?limit=0', '?limit=101', '?page=0', '?page=-1', '?page=x', '?page=1.5', '?search=a%00b'])(
    'refuses %s',
    async (query) => expect((await find(query)).status).toBe(400),
  );

  test('takes up to 100 a page, and looks no deeper than 10,000', async () => {
    expect((await find('?limit=100')).names.filter(isFan)).toEqual(NAMES.toReversed());
    expect(await find(`?limit=100&page=${EXPLORER_DEPTH / 100 + 1}`)).toMatchObject({
      status: 200,
      names: [],
    });
    expect(await find('?limit=100&page=1000000000')).toMatchObject({ status: 200, names: [] });
  });

  test('answers all as a plain list, the newest first', async () => {
    const cards = (await visitor.get('/api/profile/all-public-profiles/all')).json<ProfileCard[]>();
    expect(cards).toEqual((await find('?limit=100')).users);
  });

  test.each(['', '/all'])('%s needs a session', async (end) => {
    expect((await site.send('GET', `/api/profile/all-public-profiles${end}`)).statusCode).toBe(401);
  });
});

describe('searching', () => {
  test.each([
    { search: 'w', names: ['W13', 'wi_llow', 'Willow.Tree'] },
    { search: 'WI', names: ['wi_llow', 'Willow.Tree'] },
    { search: 'an', names: ['Ana-Banana'] },
    { search: 'ana', names: ['Ana-Banana', 'bananas'] },
    { search: 'nan', names: ['Ana-Banana', 'bananas'] },
    { search: 'willow', names: ['Willow.Tree', 'Zwillow', 'the_willows'] },
    { search: 'LLOW', names: ['wi_llow', 'Zwillow', 'Willow.Tree', 'the_willows'] },
    { search: 'willow.tree', names: ['Willow.Tree'] },
    { search: ' willow ', names: ['Willow.Tree', 'Zwillow', 'the_willows'] },
    { search: '_ll', names: ['wi_llow'] },
    { search: '_', names: [] },
    { search: '%', names: [] },
    { search: '...', names: [] },
    { search: 'wïl', names: [] },
    { search: 'willow.tree.and.more.than.a.name.holds', names: [] },
    { search: 'unfinished', names: [] },
  ])('for "$search" finds $names', async ({ search, names }) => {
    const found = await find(`?search=${encodeURIComponent(search)}`);
    expect(found).toMatchObject({ status: 200, names, totalCount: names.length });
  });

  test('goes on over pages from names that begin so to names that hold it', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => find(`?search=willow&limit=1&page=${page}`)));
    expect(pages.flatMap(({ names }) => names)).toEqual(['Willow.Tree', 'Zwillow', 'the_willows']);
    expect(pages.map(({ totalCount }) => totalCount)).toEqual([3, 3, 3, 3]);
  });
});

describe('filters', () => {
  const [a = '', b = ''] = songIds;
  const filter = (theme: string, song = '', more = '') =>
    find(`?theme=${encodeURIComponent(theme)}&song=${encodeURIComponent(song)}${more}`);

  test('find who has a theme, a song in the Top 13, or both, the newest first', async () => {
    const older = await aPublicFan(site);
    site.clock.now += 1000;
    const newer = await aPublicFan(site);
    for (const fan of [older, newer]) await fan.put('theme', { theme: 'Evermore' });
    await newer.fillSlotWith(2, a);
    await fans.get('W13')?.fillSlotWith(2, a);
    expect((await filter('Evermore')).names).toEqual([newer.username, older.username]);
    expect(await filter('', a)).toMatchObject({ names: [newer.username, 'W13'], totalCount: 2 });
    expect(await filter('Evermore', a)).toMatchObject({ names: [newer.username], totalCount: 1 });
    expect((await filter('', a, '&limit=1&page=2')).names).toEqual(['W13']);
    for (const [theme, song] of [
      ['Lover', a],
      ['Nonesuch', ''],
      ['', 'no-such-song'],
    ] as const)
      expect(await filter(theme, song)).toMatchObject({ status: 200, names: [], totalCount: 0 });
    // A name is searched for among all.
    expect((await find(`?search=w13&theme=Evermore`)).names).toEqual(['W13']);
  });

  test('follow the Top 13 and whether everyone may see it', async () => {
    const fan = await aPublicFan(site);
    const found = async () => (await filter('', b)).names.includes(fan.username);
    await fan.fillSlotWith(3, b);
    expect(await found()).toBe(true);
    await fan.answer(question, '');
    expect(await found()).toBe(false);
    await fan.answer(question, 'back again');
    expect(await found()).toBe(true);
    await fan.clearSlot(3);
    expect(await found()).toBe(false);
    await fan.fillSlotWith(3, b);
    await fan.remove();
    expect(await found()).toBe(false);
  });
});

describe('what happens to a profile', () => {
  test('shows at once: it leaves when it is spoiled and comes back to its old place', async () => {
    const fan = fans.get('the_willows');
    const before = await find();
    await fan?.answer(question, '');
    expect(await find('?search=willows')).toMatchObject({ names: [], totalCount: 0 });
    expect((await find()).totalCount).toBe(before.totalCount - 1);
    site.clock.now += 1000;
    await fan?.answer(question, 'back again');
    expect(await find()).toEqual(before);
  });

  test('ends with the account', async () => {
    const fan = await aProfileFan(site, 'short-lived');
    await fan.complete();
    const before = await find();
    expect((await find('?search=lived')).totalCount).toBe(1);
    expect((await fan.remove()).statusCode).toBe(200);
    expect((await find('?search=lived')).totalCount).toBe(0);
    expect((await find()).totalCount).toBe(before.totalCount - 1);
    for (const table of ['profiles', 'profile_name_ends', 'public_top13_songs'] as const) {
      const rows = await site.database.read
        .selectFrom(table)
        .innerJoin('users', 'users.id', `${table}.user_id`)
        .select('users.id')
        .execute();
      const all = await site.database.read.selectFrom(table).select('user_id').execute();
      expect(all).toHaveLength(rows.length);
    }
  });
});
