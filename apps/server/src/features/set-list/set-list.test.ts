import { PROBLEM_CODE_HEADER } from '@thirteen/contract/problems.ts';
import type { EraEntry } from '@thirteen/contract/set-list.ts';
import { SURPRISE_ERA } from '@thirteen/domain/set-list/set-list.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isEverything } from '../../testing/everything.ts';
import { signUpFan, startTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  aFan,
  albums,
  aSetList,
  aWholeShow,
  eraNames,
  idsOf,
  songIdsOf,
  type Songs,
} from './testing/a-set-list.ts';

const [firstEra = '', secondEra = ''] = eraNames;
const [a = '', b = '', c = ''] = idsOf(0);
const [x = '', y = ''] = idsOf(1);

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ LIMITS_FACTOR: '1000' });
});
afterAll(() => site.close());

describe('a set list under way', () => {
  test('is empty until it is saved', async () => {
    const fan = await aFan(site);
    const answer = await fan.get();
    expect(answer.json()).toEqual([]);
    expect(answer.headers.etag).toBe('"0"');
  });

  test('answers itself, filled in from the catalogue', async () => {
    const fan = await aFan(site);
    const answer = await fan.put(aSetList({ [firstEra]: [a, `${b}/${x}`], [SURPRISE_ERA]: [c] }));
    expect(answer.statusCode).toBe(200);
    const entries = answer.json<EraEntry[]>();
    expect(entries.map(({ era, order }) => [era, order])).toEqual(
      eraNames.map((era, index) => [era, index + 1]),
    );
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
    const fan = await aFan(site);
    const sent = aSetList({}).map((entry, index) => ({ ...entry, order: 100 - index }));
    expect((await fan.put(sent)).json<EraEntry[]>().map(({ era }) => era)).toEqual(eraNames.toReversed());
  });

  test('takes back what it answered', async () => {
    const fan = await aFan(site);
    const entries = (await fan.put(aSetList({ [firstEra]: [`${a}/${x}`], [SURPRISE_ERA]: [c, y] }))).json<
      EraEntry[]
    >();
    const again = await fan.put(entries);
    expect(again.json()).toEqual(entries);
    expect(again.headers.etag).toBe('"1"');
  });

  test('names the piano song without a guitar song', async () => {
    const fan = await aFan(site);
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
    const fan = await aFan(site);
    const entries = (await fan.put([{ era: secondEra, order: 1, songs: [] }])).json<EraEntry[]>();
    expect(entries.map(({ era }) => era)).toEqual([
      secondEra,
      ...eraNames.filter((era) => era !== secondEra),
    ]);
  });

  test('is refused over a newer one', async () => {
    const fan = await aFan(site);
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
      sent: aSetList(Object.fromEntries(mashups.map((song, index) => [eraNames[index], [song]]))),
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
      code: 'invalid',
    },
    { name: 'no list', sent: 'all of it', code: 'invalid' },
    {
      name: 'a song that is a number',
      sent: [{ era: firstEra, order: 1, songs: [{ _id: 1 }] }],
      code: 'invalid',
    },
    {
      name: 'an order that is a text',
      sent: [{ era: firstEra, order: 'first', songs: [] }],
      code: 'invalid',
    },
    { name: 'nothing', sent: undefined, code: 'invalid' },
  ])('$name is a 400 and changes nothing', async ({ sent, code = 'set-list-invalid' }) => {
    const fan = await aFan(site);
    await fan.put(aSetList({ [firstEra]: [a] }));
    for (const more of [{}, { verify: true }]) {
      const answer = await fan.put(sent, more);
      expect(answer.headers[PROBLEM_CODE_HEADER]).toBe(code);
      expect(answer.json()).toMatchObject({
        statusCode: 400,
        message: expect.stringMatching(/\S/),
      });
    }
    expect(songIdsOf(await fan.entries(), firstEra)).toEqual([a]);
  });
});

const popular = async (token: string) =>
  (await site.send('GET', '/api/users/popular-eras-tour-songs', { token })).json<
    { title: string; count: number }[]
  >();

describe('statistics', () => {
  test('surprise songs are those that were published, the last published first', async () => {
    const fan = await aFan(site);
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
    const fan = await aFan(site);
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

const EDITS = isEverything ? 1000 : 250;

test('random edits never lead to a set list that the rules forbid', async () => {
  const fan = await aFan(site);
  const song = fc.constantFrom(
    ...albums.slice(0, 4).flatMap((album) => album.songs.slice(0, 5).map(({ id }) => id)),
  );
  const sung = fc.oneof(
    { weight: 3, arbitrary: song },
    { weight: 1, arbitrary: fc.tuple(song, song).map(([one, other]) => `${one}/${other}`) },
  );
  const edit = fc.record({
    era: fc.constantFrom(...eraNames.slice(0, 4), SURPRISE_ERA),
    songs: fc.array(sung, { maxLength: 7 }),
  });
  let stored: Songs = {};
  const answers = { 200: 0, 400: 0 };
  for (const { era, songs } of fc.sample(edit, { numRuns: EDITS, seed: 13 })) {
    const wanted = { ...stored, [era]: songs };
    const answer = await fan.put(aSetList(wanted));
    expect([200, 400]).toContain(answer.statusCode);
    answers[answer.statusCode === 200 ? 200 : 400] += 1;
    if (answer.statusCode === 200) stored = wanted;
    const entries = await fan.entries();
    expect(isPossible(entries)).toBe(true);
    for (const entry of entries) expect(entry.songs.map(({ _id }) => _id)).toEqual(stored[entry.era] ?? []);
  }
  expect(Math.min(answers[200], answers[400])).toBeGreaterThan(EDITS / 20);
});
