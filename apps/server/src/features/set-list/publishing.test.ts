import type { EraEntry } from '@thirteen/contract/set-list.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  aFan,
  aSetList,
  aWholeShow,
  eraNames,
  idsOf,
  songIdsOf,
  type SetListFan,
  type Songs,
} from './testing/a-set-list.ts';

const [firstEra = ''] = eraNames;
const [a = ''] = idsOf(0);

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ LIMITS_FACTOR: '1000' });
});
afterAll(() => site.close());

const aChangedShow = (): Songs => ({ ...aWholeShow(), [firstEra]: idsOf(0).slice(1, 6) });
const wholeShow = () => aSetList(aWholeShow());
const changedShow = () => aSetList(aChangedShow());
const unfinishedShow = () => aSetList({ [firstEra]: [a] });

/** What friends see of a fan's first era, and what the fan's own answer says of it. */
async function publicationOf(fan: SetListFan) {
  const shown = await site.send('GET', `/api/profile/eras-tour-set-list/${fan.username}`);
  const own = await fan.get();
  return {
    shown: shown.statusCode === 200 ? songIdsOf(shown.json<EraEntry[]>(), firstEra) : shown.statusCode,
    header: own.headers['set-list-published'],
    at: own.headers['set-list-published-at'],
    isCompleted: await fan.isCompleted(),
  };
}

const first = aWholeShow()[firstEra];
const changed = aChangedShow()[firstEra];
const nothing = { shown: 404, header: 'none', at: undefined, isCompleted: false };
/** What `publicationOf` says of what was published at the site's time. */
const published = (shown: unknown, header: string) => ({
  shown,
  header,
  at: new Date(site.clock.now).toISOString(),
  isCompleted: true,
});

const withFirstEra = (songs: readonly string[] | undefined) =>
  expect.arrayContaining([{ kind: 'era', era: firstEra, songs }]);

describe('verifying publishes', () => {
  test('a whole show', async () => {
    const fan = await aFan(site);
    expect(await publicationOf(fan)).toEqual(nothing);
    const answer = await fan.put(wholeShow(), { verify: true });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['set-list-published']).toBe('current');
    expect(await publicationOf(fan)).toEqual(published(first, 'current'));
  });

  test('and friends go on seeing it while the fan edits, until it is verified again', async () => {
    const fan = await aFan(site);
    await fan.put(wholeShow(), { verify: true });
    const before = published(first, 'older');
    site.clock.now += 1000;
    const edited = await fan.put(unfinishedShow(), { verify: false });
    expect(edited.headers['set-list-published']).toBe('older');
    expect(await publicationOf(fan)).toEqual(before);
    expect(songIdsOf(await fan.entries(), firstEra)).toEqual([a]);

    await fan.put(changedShow(), { verify: false });
    expect(await publicationOf(fan)).toEqual(before);
    await fan.put(changedShow(), { verify: true });
    expect(await publicationOf(fan)).toEqual(published(changed, 'current'));
  });

  test('a draft that comes back to what friends see is that version again', async () => {
    const fan = await aFan(site);
    await fan.put(wholeShow(), { verify: true });
    const before = published(first, 'current');
    site.clock.now += 1000;
    await fan.put(unfinishedShow(), { verify: false });
    await fan.put(wholeShow(), { verify: false });
    await fan.put(wholeShow(), { verify: true });
    expect(await publicationOf(fan)).toEqual(before);
  });

  test('nothing where a rule is broken: each is named, the list is a draft, what friends see stays', async () => {
    const fan = await aFan(site);
    await fan.put(wholeShow(), { verify: true });
    const answer = await fan.put(unfinishedShow(), { verify: true });
    expect(answer.statusCode).toBe(422);
    expect(answer.headers.etag).toBe('"2"');
    const problem = answer.json<{ message: string; details: { code: string; era?: string }[] }>();
    expect(problem.message).toBe('Set list does not comply with the rules.');
    expect(problem.details).toContainEqual(
      expect.objectContaining({ code: 'set-list-song-count', count: 1, needed: 45 }),
    );
    expect(problem.details).toContainEqual(
      expect.objectContaining({ code: 'set-list-surprise-count', count: 0 }),
    );
    expect(problem.details.flatMap(({ era }) => era ?? [])).toEqual(eraNames.slice(1, -1));
    expect(songIdsOf(await fan.entries(), firstEra)).toEqual([a]);
    expect(await publicationOf(fan)).toEqual(published(first, 'older'));
  });

  test('until it is withdrawn, with or without a change of the draft', async () => {
    const fan = await aFan(site);
    await fan.put(wholeShow(), { verify: true });
    await fan.put(aSetList({}), { verify: false, withdraw: true });
    expect(await publicationOf(fan)).toEqual(nothing);
    await fan.put(wholeShow(), { verify: true });
    await fan.put(wholeShow(), { verify: false, withdraw: true });
    expect(await publicationOf(fan)).toEqual(nothing);
    expect(songIdsOf(await fan.entries(), firstEra)).toEqual(first);
  });

  test('in any case of the name, for anybody', async () => {
    const fan = await aFan(site);
    await fan.put(wholeShow(), { verify: true });
    for (const path of ['rankings', 'profile']) {
      const answer = await site.send('GET', `/api/${path}/eras-tour-set-list/${fan.username.toUpperCase()}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.json<EraEntry[]>().flatMap(({ songs }) => songs)).toHaveLength(47);
    }
  });

  test('and both versions are in the data of the account', async () => {
    const fan = await aFan(site);
    await fan.put(wholeShow(), { verify: true });
    await fan.put(unfinishedShow(), { verify: false });
    const { lists } = (await site.send('GET', '/api/account/data', { token: fan.token })).json<{
      lists: { list: string; items: unknown }[];
    }>();
    expect(lists.find(({ list }) => list === 'setList')?.items).toEqual({
      entries: withFirstEra([a]),
      published: { at: new Date(site.clock.now).toISOString(), entries: withFirstEra(first) },
    });
  });

  test('a draft and an unknown name answer the same 404', async () => {
    const fan = await aFan(site);
    await fan.put(unfinishedShow());
    const draft = await site.send('GET', `/api/profile/eras-tour-set-list/${fan.username}`);
    const unknown = await site.send('GET', '/api/profile/eras-tour-set-list/nobody-at-all');
    expect(draft.statusCode).toBe(404);
    expect(draft.body).toBe(unknown.body);
    const check = await site.send('GET', '/api/profile/nobody-at-all/has-completed-eras-tour');
    expect(check.json()).toEqual({ hasCompletedSetlist: false });
  });
});

describe('a save that says nothing of verifying', () => {
  test('publishes a list that complies, and any other takes it away', async () => {
    const fan = await aFan(site);
    await fan.put(wholeShow());
    expect(await publicationOf(fan)).toEqual(published(first, 'current'));
    await fan.put(changedShow());
    expect(await publicationOf(fan)).toEqual(published(changed, 'current'));
    await fan.put(unfinishedShow());
    expect(await publicationOf(fan)).toEqual(nothing);
  });

  test('neither publishes nor takes away where it comes with If-Match, as from a tab of an earlier release', async () => {
    const fan = await aFan(site);
    const edit = async (list: unknown) =>
      fan.put(list, {}, { 'if-match': String((await fan.get()).headers.etag) });
    await edit(wholeShow());
    expect(await publicationOf(fan)).toEqual(nothing);
    await fan.put(wholeShow(), { verify: true });
    for (const list of [changedShow(), unfinishedShow(), aSetList({})]) {
      expect((await edit(list)).statusCode).toBe(200);
      expect(await publicationOf(fan)).toEqual(published(first, 'older'));
    }
  });
});

test.each([
  { name: 'the set list by name', url: (username: string) => `/api/rankings/eras-tour-set-list/${username}` },
  { name: 'the public set list', url: (username: string) => `/api/profile/eras-tour-set-list/${username}` },
  {
    name: 'whether there is one',
    url: (username: string) => `/api/profile/${username}/has-completed-eras-tour`,
  },
])('$name is a 304 while it stays the same, and asked for anew each time', async ({ url }) => {
  const fan = await aFan(site);
  await fan.put(wholeShow(), { verify: true });
  const read = (headers = {}) => site.send('GET', url(fan.username), { headers });
  const before = await read();
  expect(before.headers).toMatchObject({
    etag: expect.stringMatching(/^".+"$/),
    'cache-control': 'public, max-age=0',
  });
  const known = { 'if-none-match': String(before.headers.etag) };
  expect((await read(known)).statusCode).toBe(304);
  await fan.put(wholeShow(), { withdraw: true, verify: false });
  expect((await read(known)).statusCode).not.toBe(304);
});
