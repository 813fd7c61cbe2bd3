import { catalogueAlbums } from '@thirteen/catalogue/catalogue-data.ts';
import type { EraEntry } from '@thirteen/contract/set-list.ts';
import { buildCatalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import { SURPRISE_ERA, tourAlbums } from '@thirteen/domain/set-list/set-list.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUpFan, startTestApp, type TestApp } from '../../testing/test-app.ts';

const albums = tourAlbums(buildCatalogue(catalogueAlbums));
const eras = [...albums.map(({ era }) => era), SURPRISE_ERA];
const [firstEra = '', secondEra = ''] = eras;
const idsOf = (era: number) => albums[era]?.songs.map(({ id }) => id) ?? [];
const [a = '', b = '', c = ''] = idsOf(0);
const [x = '', y = ''] = idsOf(1);

type Songs = Readonly<Record<string, readonly string[]>>;

/** A set list as a client sends it: songs by era, the rest empty. */
const aSetList = (songs: Songs) =>
  eras.map((era, index) => ({ era, order: index + 1, songs: (songs[era] ?? []).map((_id) => ({ _id })) }));

/** Four songs of each era, one more of the first, and two surprise songs: the least that complies. */
const aWholeShow = (): Songs => ({
  ...Object.fromEntries(albums.map(({ era }, index) => [era, idsOf(index).slice(0, index === 0 ? 5 : 4)])),
  [SURPRISE_ERA]: [idsOf(2)[8] ?? '', idsOf(3)[8] ?? ''],
});

let site: TestApp;

beforeAll(async () => {
  site = await startTestApp({ LIMITS_FACTOR: '1000' });
});
afterAll(() => site.close());

async function aFan() {
  const { token, username, password } = await signUpFan(site);
  const URL = '/api/rankings/eras-tour-set-list';
  return {
    token,
    username,
    password,
    get: () => site.send('GET', URL, { token }),
    put: (erasTourSetList: unknown, more: object = {}, headers = {}) =>
      site.send('PUT', URL, { token, body: { erasTourSetList, ...more }, headers }),
    entries: async () => (await site.send('GET', URL, { token })).json<EraEntry[]>(),
    isCompleted: async () =>
      (await site.send('GET', `/api/profile/${username}/has-completed-eras-tour`)).json<{
        hasCompletedSetlist: boolean;
      }>().hasCompletedSetlist,
  };
}

const songIdsOf = (entries: readonly EraEntry[], era: string) =>
  entries.find((entry) => entry.era === era)?.songs.map(({ _id }) => _id);

describe('a set list under way', () => {
  test('is empty until it is saved', async () => {
    const fan = await aFan();
    const answer = await fan.get();
    expect(answer.json()).toEqual([]);
    expect(answer.headers.etag).toBe('"0"');
  });

  test('answers itself, filled in from the catalogue', async () => {
    const fan = await aFan();
    const answer = await fan.put(aSetList({ [firstEra]: [a, `${b}/${x}`], [SURPRISE_ERA]: [c] }));
    expect(answer.statusCode).toBe(200);
    const entries = answer.json<EraEntry[]>();
    expect(entries.map(({ era, order }) => [era, order])).toEqual(eras.map((era, index) => [era, index + 1]));
    expect(entries[0]?.songs[0]).toEqual({
      _id: a,
      title: albums[0]?.songs[0]?.title,
      audioSource: expect.stringContaining('/media/previews/'),
      isMashup: false,
    });
    expect(entries[0]?.songs[1]).toMatchObject({
      _id: `${b}/${x}`,
      title: `${albums[0]?.songs[1]?.title} / ${albums[1]?.songs[0]?.title}`,
      isMashup: true,
    });
    expect(entries.at(-1)).toMatchObject({ guitarSong: { _id: c }, pianoSong: null });
    expect(await fan.entries()).toEqual(entries);
  });

  test('keeps the order of the numbers, whatever the order sent', async () => {
    const fan = await aFan();
    const sent = aSetList({}).map((entry, index) => ({ ...entry, order: 100 - index }));
    expect((await fan.put(sent)).json<EraEntry[]>().map(({ era }) => era)).toEqual(eras.toReversed());
  });

  test('takes back what it answered', async () => {
    const fan = await aFan();
    const entries = (await fan.put(aSetList({ [firstEra]: [`${a}/${x}`], [SURPRISE_ERA]: [c, y] }))).json<
      EraEntry[]
    >();
    const again = await fan.put(entries);
    expect(again.json()).toEqual(entries);
    expect(again.headers.etag).toBe('"1"');
  });

  test('names the piano song without a guitar song', async () => {
    const fan = await aFan();
    const entries = (await fan.put([{ era: SURPRISE_ERA, songs: [], order: 1, pianoSong: { _id: c } }])).json<
      EraEntry[]
    >();
    expect(entries[0]).toMatchObject({
      era: SURPRISE_ERA,
      guitarSong: null,
      pianoSong: { _id: c },
      songs: [{ _id: c }],
    });
  });

  test('completes eras that are left out', async () => {
    const fan = await aFan();
    const entries = (await fan.put([{ era: secondEra, order: 1, songs: [] }])).json<EraEntry[]>();
    expect(entries.map(({ era }) => era)).toEqual([secondEra, ...eras.filter((era) => era !== secondEra)]);
  });

  test('is refused over a newer one', async () => {
    const fan = await aFan();
    await fan.put(aSetList({ [firstEra]: [a] }));
    await fan.put(aSetList({ [firstEra]: [a, b] }));
    expect((await fan.put(aSetList({}), {}, { 'if-match': '"1"' })).statusCode).toBe(412);
    expect(songIdsOf(await fan.entries(), firstEra)).toEqual([a, b]);
  });
});

describe('what is never taken', () => {
  const mashups = [0, 1, 2, 3].map((index) => `${idsOf(index)[4]}/${idsOf(index)[5]}`);
  test.each([
    { name: 'a foreign era', sent: [{ era: 'Jazz', order: 1, songs: [] }] },
    { name: 'an era twice', sent: [...aSetList({}), { era: firstEra, order: 99, songs: [] }] },
    { name: 'orders that collide', sent: aSetList({}).map((entry) => ({ ...entry, order: 1 })) },
    { name: 'an unknown song', sent: aSetList({ [firstEra]: ['nothing-like-it'] }) },
    { name: 'a song twice', sent: aSetList({ [firstEra]: [a], [secondEra]: [a] }) },
    { name: 'a mashup of a song with itself', sent: aSetList({ [firstEra]: [`${a}/${a}`] }) },
    {
      name: 'a mashup whose half is used elsewhere',
      sent: aSetList({ [firstEra]: [a, `${b}/${x}`], [secondEra]: [x] }),
    },
    { name: 'a surprise song of the show', sent: aSetList({ [firstEra]: [a], [SURPRISE_ERA]: [a] }) },
    { name: 'a mashup of three', sent: aSetList({ [firstEra]: [`${a}/${b}/${c}`] }) },
    { name: 'half a mashup', sent: aSetList({ [firstEra]: [`${a}/`] }) },
    {
      name: 'a fourth mashup',
      sent: aSetList(Object.fromEntries(mashups.map((song, index) => [eras[index], [song]]))),
    },
    { name: 'a seventh song in an era', sent: aSetList({ [firstEra]: idsOf(0).slice(0, 7) }) },
    {
      name: 'a 46th song',
      sent: aSetList(Object.fromEntries(albums.map(({ era }, index) => [era, idsOf(index).slice(0, 5)]))),
    },
    { name: 'a third surprise song', sent: aSetList({ [SURPRISE_ERA]: [a, b, c] }) },
    {
      name: 'a surprise song of no instrument',
      sent: [{ era: SURPRISE_ERA, order: 1, songs: [{ _id: a }], guitarSong: { _id: b }, pianoSong: null }],
    },
    {
      name: 'ten thousand songs',
      sent: aSetList({ [firstEra]: Array.from({ length: 10_000 }, (_, index) => `song-${index}`) }),
    },
    { name: 'no list', sent: 'all of it' },
    { name: 'a song that is a number', sent: [{ era: firstEra, order: 1, songs: [{ _id: 1 }] }] },
    { name: 'an order that is a text', sent: [{ era: firstEra, order: 'first', songs: [] }] },
    { name: 'nothing', sent: undefined },
  ])('$name is a 400 and changes nothing', async ({ sent }) => {
    const fan = await aFan();
    await fan.put(aSetList({ [firstEra]: [a] }));
    for (const more of [{}, { verify: true }]) {
      const answer = await fan.put(sent, more);
      expect([400, 413]).toContain(answer.statusCode);
      expect(answer.json()).toMatchObject({
        statusCode: answer.statusCode,
        message: expect.stringMatching(/\S/),
      });
    }
    expect(songIdsOf(await fan.entries(), firstEra)).toEqual([a]);
  });
});

const aChangedShow = (): Songs => ({ ...aWholeShow(), [firstEra]: idsOf(0).slice(1, 6) });
const wholeShow = () => aSetList(aWholeShow());
const changedShow = () => aSetList(aChangedShow());
const unfinishedShow = () => aSetList({ [firstEra]: [a] });

/** What friends see of a fan's first era, and what the fan's own answer says of it. */
async function publicationOf(fan: Awaited<ReturnType<typeof aFan>>) {
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

describe('verifying publishes', () => {
  test('a whole show', async () => {
    const fan = await aFan();
    expect(await publicationOf(fan)).toEqual(nothing);
    const answer = await fan.put(wholeShow(), { verify: true });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['set-list-published']).toBe('current');
    expect(await publicationOf(fan)).toEqual(published(first, 'current'));
  });

  test('and friends go on seeing it while the fan edits, until it is verified again', async () => {
    const fan = await aFan();
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
    const fan = await aFan();
    await fan.put(wholeShow(), { verify: true });
    const before = published(first, 'current');
    site.clock.now += 1000;
    await fan.put(unfinishedShow(), { verify: false });
    await fan.put(wholeShow(), { verify: false });
    await fan.put(wholeShow(), { verify: true });
    expect(await publicationOf(fan)).toEqual(before);
  });

  test('nothing where a rule is broken: each is named, the list is a draft, what friends see stays', async () => {
    const fan = await aFan();
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
    expect(problem.details.flatMap(({ era }) => era ?? [])).toEqual(eras.slice(1, -1));
    expect(songIdsOf(await fan.entries(), firstEra)).toEqual([a]);
    expect(await publicationOf(fan)).toEqual(published(first, 'older'));
  });

  test('until it is withdrawn, with or without a change of the draft', async () => {
    const fan = await aFan();
    await fan.put(wholeShow(), { verify: true });
    await fan.put(aSetList({}), { verify: false, withdraw: true });
    expect(await publicationOf(fan)).toEqual(nothing);
    await fan.put(wholeShow(), { verify: true });
    await fan.put(wholeShow(), { verify: false, withdraw: true });
    expect(await publicationOf(fan)).toEqual(nothing);
    expect(songIdsOf(await fan.entries(), firstEra)).toEqual(first);
  });

  test('in any case of the name, for anybody', async () => {
    const fan = await aFan();
    await fan.put(wholeShow(), { verify: true });
    for (const path of ['rankings', 'profile']) {
      const answer = await site.send('GET', `/api/${path}/eras-tour-set-list/${fan.username.toUpperCase()}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.json<EraEntry[]>().flatMap(({ songs }) => songs)).toHaveLength(47);
    }
  });

  test('and both versions are in the data of the account', async () => {
    const fan = await aFan();
    await fan.put(wholeShow(), { verify: true });
    await fan.put(unfinishedShow(), { verify: false });
    const { lists } = (await site.send('GET', '/api/account/data', { token: fan.token })).json<{
      lists: { list: string; items: unknown }[];
    }>();
    const songs = (list: readonly string[] | undefined) =>
      expect.arrayContaining([{ kind: 'era', era: firstEra, songs: list }]);
    expect(lists.find(({ list }) => list === 'setList')?.items).toEqual({
      entries: songs([a]),
      published: { at: new Date(site.clock.now).toISOString(), entries: songs(first) },
    });
  });

  test('a draft and an unknown name answer the same 404', async () => {
    const fan = await aFan();
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
    const fan = await aFan();
    await fan.put(wholeShow());
    expect(await publicationOf(fan)).toEqual(published(first, 'current'));
    await fan.put(changedShow());
    expect(await publicationOf(fan)).toEqual(published(changed, 'current'));
    await fan.put(unfinishedShow());
    expect(await publicationOf(fan)).toEqual(nothing);
  });

  test('neither publishes nor takes away where it comes with If-Match, as from a tab of an earlier release', async () => {
    const fan = await aFan();
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

const popular = async (token: string) =>
  (await site.send('GET', '/api/users/popular-eras-tour-songs', { token })).json<
    { title: string; count: number }[]
  >();

describe('statistics', () => {
  test('surprise songs are those that were published, the last published first', async () => {
    const fan = await aFan();
    site.clock.now += 1000;
    await fan.put(aSetList(aWholeShow()), { verify: true });
    const [latest] = (await site.send('GET', '/api/rankings/surprise-songs', { token: fan.token })).json<
      object[]
    >();
    const picks = {
      username: fan.username,
      guitar: albums[2]?.songs[8]?.title,
      piano: albums[3]?.songs[8]?.title,
    };
    expect(latest).toEqual(picks);

    await fan.put(aSetList({ [SURPRISE_ERA]: [a, b] }), { verify: false });
    // Statistics may be as old as that.
    site.clock.now += 2000;
    const [still] = (await site.send('GET', '/api/rankings/surprise-songs', { token: fan.token })).json<
      object[]
    >();
    expect(still).toEqual(picks);
  });

  test('popular tour songs are at most ten, most loved first', async () => {
    const fan = await aFan();
    await fan.put(aSetList(aWholeShow()));
    const songs = await popular(fan.token);
    expect(songs).toHaveLength(10);
    expect(songs.map(({ count }) => count)).toEqual(
      songs.map(({ count }) => count).toSorted((p, q) => q - p),
    );
  });

  test('a mashup counts for both of its songs, and a deleted fan for none', async () => {
    const before = await startTestApp({ LIMITS_FACTOR: '1000' });
    const { token, password } = await signUpFan(before);
    const { token: other } = await signUpFan(before);
    const body = { erasTourSetList: aSetList({ [firstEra]: [`${a}/${x}`] }) };
    await before.send('PUT', '/api/rankings/eras-tour-set-list', { token, body });
    const read = async () => {
      // Statistics may be as old as that.
      before.clock.now += 2000;
      return (await before.send('GET', '/api/users/popular-eras-tour-songs', { token: other })).json<
        { title: string; count: number }[]
      >();
    };
    const titles = [albums[0]?.songs[0]?.title, albums[1]?.songs[0]?.title].toSorted();
    expect(await read()).toEqual(titles.map((title) => ({ title, count: 1 })));
    await before.send('DELETE', '/api/account', { token, body: { password } });
    expect(await read()).toEqual([]);
    await before.close();
  });
});

test.each(['rankings/eras-tour-set-list', 'rankings/surprise-songs', 'users/popular-eras-tour-songs'])(
  '%s needs a session',
  async (path) => {
    expect((await site.send('GET', `/api/${path}`)).statusCode).toBe(401);
  },
);

/** The rules for a draft, as a person would check what is stored. */
function isPossible(entries: readonly EraEntry[]): boolean {
  const sung = entries.flatMap((entry) => entry.songs.map((song) => song._id));
  const show = entries.filter((entry) => entry.era !== SURPRISE_ERA);
  const ids = sung.flatMap((song) => song.split('/'));
  return (
    new Set(ids).size === ids.length &&
    show.flatMap((entry) => entry.songs).length <= 45 &&
    show.every((entry) => entry.songs.length <= 6) &&
    sung.filter((song) => song.includes('/')).length <= 3 &&
    sung.length - show.flatMap((entry) => entry.songs).length <= 2
  );
}

test('thousands of random edits never lead to a set list that the rules forbid', async () => {
  const fan = await aFan();
  const song = fc.constantFrom(
    ...albums.slice(0, 4).flatMap((album) => album.songs.slice(0, 5).map(({ id }) => id)),
  );
  const sung = fc.oneof(
    { weight: 3, arbitrary: song },
    { weight: 1, arbitrary: fc.tuple(song, song).map(([one, other]) => `${one}/${other}`) },
  );
  const edit = fc.record({
    era: fc.constantFrom(...eras.slice(0, 4), SURPRISE_ERA),
    songs: fc.array(sung, { maxLength: 7 }),
  });
  let stored: Songs = {};
  const answers = { 200: 0, 400: 0 };
  for (const { era, songs } of fc.sample(edit, { numRuns: 1000, seed: 13 })) {
    const wanted = { ...stored, [era]: songs };
    const answer = await fan.put(aSetList(wanted));
    expect([200, 400]).toContain(answer.statusCode);
    answers[answer.statusCode === 200 ? 200 : 400] += 1;
    if (answer.statusCode === 200) stored = wanted;
    const entries = await fan.entries();
    expect(isPossible(entries)).toBe(true);
    for (const entry of entries) expect(entry.songs.map(({ _id }) => _id)).toEqual(stored[entry.era] ?? []);
  }
  expect(Math.min(answers[200], answers[400])).toBeGreaterThan(50);
}, 60_000);
