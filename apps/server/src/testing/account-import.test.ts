import { catalogueAlbums } from '@thirteen/catalogue/catalogue-data.ts';
import { profileQuestions } from '@thirteen/catalogue/texts.ts';
import {
  readAccountFile,
  toAccountFile,
  type AccountFile,
} from '@thirteen/contract/account-file/account-file.ts';
import { AccountFileSchema } from '@thirteen/contract/account-file/file-schemas.ts';
import { partsOf } from '@thirteen/contract/account-file/account-parts.ts';
import {
  planImport,
  planUndo,
  toPresent,
  type ImportStep,
} from '@thirteen/contract/account-file/account-requests.ts';
import type { AccountData } from '@thirteen/contract/account.ts';
import type { Album } from '@thirteen/contract/catalogue.ts';
import { buildCatalogue, SINGLES_RANKING } from '@thirteen/domain/catalogue/catalogue.ts';
import { profileImageNames, profileThemes } from '@thirteen/domain/profile/profile-choices.ts';
import { defaultTrackGroups } from '@thirteen/domain/rankings/track-groups.ts';
import { SURPRISE_ERA, toMashup, tourAlbums } from '@thirteen/domain/set-list/set-list.ts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isEverything } from './everything.ts';
import { signUpFan, startTestApp, type TestApp } from './test-app.ts';

const catalogue = buildCatalogue(catalogueAlbums);
const songIds = catalogue.songs.map(({ id }) => id);
const [firstAlbum, secondAlbum] = catalogueAlbums;
if (!firstAlbum || !secondAlbum) throw new Error('The catalogue is empty');

const isFile = new Ajv2020().compile(AccountFileSchema);

/** A call that makes a fan what they are, as other clients send it. */
type Save = { readonly path: string; readonly body: unknown };

const save = (path: string, body: unknown): Save => ({ path: `/api/${path}`, body });
const some = (ids: readonly string[], maxLength = ids.length) => fc.shuffledSubarray([...ids], { maxLength });
const entries = (ids: readonly string[], placed: readonly boolean[]) =>
  ids.map((songId, index) => ({ songId, placed: placed[index] ?? true }));
const marks = fc.array(fc.boolean(), { maxLength: 40 });
const maybe = (arbitrary: fc.Arbitrary<Save>) => fc.option(arbitrary, { nil: undefined });

const anyTop13 = some(songIds, 13).chain((ids) =>
  fc
    .shuffledSubarray(
      Array.from({ length: 13 }, (_, at) => ids[at] ?? null),
      { minLength: 13 },
    )
    .map((slots) => save('rankings/user/top-thirteen', { slots })),
);
const anyAlbum = (key: string, album: { readonly songs: readonly { readonly id: string }[] }) =>
  fc
    .tuple(some(album.songs.map(({ id }) => id)), marks)
    .map(([ids, placed]) => save(`rankings/rankings/${key}`, { rankings: entries(ids, placed) }));
const anyAlbums = fc
  .tuple(some(catalogue.albums.slice(0, -1).map(({ title }) => title)), marks)
  .map(([titles, placed]) =>
    save('rankings/allAlbumsRanking/allAlbumsRanking', {
      rankings: titles.map((albumName, at) => ({ albumName, placed: placed[at] ?? true })),
    }),
  );
const anyAllSongs = fc
  .tuple(some(songIds, 60), marks)
  .map(([ids, placed]) => save('rankings/all-songs-ranking', { ranking: entries(ids, placed) }));
const anyTracks = fc
  .tuple(
    fc.tuple(
      ...defaultTrackGroups(catalogue)
        .slice(0, 5)
        .map((group) => some(group)),
    ),
    marks,
  )
  .map(([groups, placed]) =>
    save('rankings/track-rankings', { trackRankings: groups.map((group) => entries(group, placed)) }),
  );
const anySetList = fc
  .tuple(fc.array(fc.nat(3), { minLength: 11, maxLength: 11 }), fc.boolean(), fc.boolean(), fc.boolean())
  .map(([counts, hasMashup, isTurned, hasPicks]) => {
    const eras = tourAlbums(catalogue).map(({ era, songs }, at) => {
      const ids = songs.map(({ id }) => id);
      const mashup = hasMashup && at === 2 ? [toMashup(ids[4] ?? '', ids[5] ?? '')] : [];
      return { era, songs: [...ids.slice(0, counts[at]), ...mashup].map((_id) => ({ _id })) };
    });
    const [guitar, piano] = songIds.slice(-2).map((_id) => ({ _id }));
    const picks = hasPicks ? { guitarSong: guitar, pianoSong: piano } : {};
    const show = [...(isTurned ? eras.toReversed() : eras), { era: SURPRISE_ERA, songs: [], ...picks }];
    return save('rankings/eras-tour-set-list', {
      erasTourSetList: show.map((entry, at) => ({ ...entry, order: at + 1 })),
      verify: false,
    });
  });
const anySort = fc
  .tuple(fc.uuid(), some(songIds, 30), fc.nat(5))
  .filter(([, ids]) => ids.length > 4)
  .map(([id, items, left]) =>
    save(`sorter/sorts/${id}`, {
      goal: { kind: 'selection', of: 'Rainy days' },
      plan: { items, wanted: null, known: [[0, 1, 2]], choices: 2 },
      answers: ['0AAAB', '1ACAD'],
      left,
    }),
  );
const anyAnswers = fc
  .array(fc.string({ unit: 'grapheme', maxLength: 40 }), { maxLength: 13 })
  .map((answers) =>
    save('profile/questions', {
      questions: answers.map((answer, at) => ({
        question: profileQuestions[at],
        answer: answer.replaceAll(/[\p{C}\p{M}]/gu, ''),
      })),
    }),
  );
const anyLook = fc
  .constantFrom(...profileThemes(catalogue))
  .map(({ name }) => save('profile/theme', { theme: name }));
const anyImage = fc.constantFrom(...profileImageNames).map((image) => save('profile/image', { image }));

const anyFan: fc.Arbitrary<readonly Save[]> = fc
  .tuple(
    ...[
      anyTop13,
      anyAlbum(firstAlbum.key, firstAlbum),
      anyAlbum(secondAlbum.key, secondAlbum),
      anyAlbum(SINGLES_RANKING, catalogueAlbums.at(-1) ?? firstAlbum),
      anyAlbums,
      anyAllSongs,
      anyTracks,
      anySetList,
      anySort,
      anySort,
      anyAnswers,
      anyLook,
      anyImage,
    ].map(maybe),
  )
  .map((saves) => saves.flatMap((one) => one ?? []));

let from: TestApp;
let to: TestApp;
let albums: readonly Album[];
beforeAll(async () => {
  [from, to] = await Promise.all([
    startTestApp({ LIMITS_FACTOR: '100000' }),
    startTestApp({ LIMITS_FACTOR: '100000' }),
  ]);
  albums = (await to.send('GET', '/api/albums/allAlbums')).json<Album[]>();
});
afterAll(async () => {
  await from.close();
  await to.close();
});

async function aFan(site: TestApp, saves: readonly Save[]) {
  const { token } = await signUpFan(site);
  for (const { path, body } of saves) {
    const { statusCode, body: answer } = await site.send('PUT', path, { token, body });
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}: ${answer}`);
  }
  return {
    token,
    data: async () => (await site.send('GET', '/api/account/data', { token })).json<AccountData>(),
  };
}

/** The file as it comes out of a browser and goes into another one. */
function carry(data: AccountData): AccountFile {
  const read = readAccountFile(JSON.parse(JSON.stringify(toAccountFile(data))));
  if (!read.ok) throw new Error(read.problem.code);
  return read.value;
}

async function make(steps: readonly ImportStep[], token: string) {
  for (const { name, request } of steps) {
    const { endpoint, params = {}, body, ifMatch } = request;
    const url = endpoint.path.replace(':id', encodeURIComponent(params['id'] ?? ''));
    const headers = ifMatch === undefined ? {} : { 'if-match': ifMatch };
    const answer = await to.send(endpoint.method, url, { token, body, headers });
    expect([name, answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([name, 200, '']);
  }
}

const left = (steps: readonly ImportStep[]) => steps.filter(({ isDone }) => !isDone);
const parts = (file: AccountFile) => Object.fromEntries(partsOf(file, albums));

describe('an account that moves from one site to another', () => {
  test('is equal there, goes on where it was interrupted, and can be taken back', async () => {
    await fc.assert(
      fc.asyncProperty(anyFan, anyFan, fc.nat(12), async (saves, savesThere, stopsAfter) => {
        const file = carry(await (await aFan(from, saves)).data());
        const fan = await aFan(to, savesThere);
        const before = carry(await fan.data());
        expect([isFile(toAccountFile(await fan.data())), isFile.errors]).toEqual([true, null]);

        const steps = left(planImport(file, await fan.data(), albums));
        await make(steps.slice(0, stopsAfter), fan.token);
        const rest = left(planImport(file, await fan.data(), albums));
        expect(rest.map(({ name }) => name)).toEqual(steps.slice(stopsAfter).map(({ name }) => name));
        await make(rest, fan.token);

        const after = await fan.data();
        expect(parts(toPresent(after))).toMatchObject(parts(file));
        expect(left(planImport(file, after, albums)).map(({ name }) => name)).toEqual([]);

        await make(planUndo(file, before, after, albums), fan.token);
        const undone = parts(carry(await fan.data()));
        expect(undone).toMatchObject(parts(before));
        expect(Object.keys(undone).filter((name) => name.startsWith('sort:'))).toEqual(
          Object.keys(parts(before)).filter((name) => name.startsWith('sort:')),
        );
      }),
      { numRuns: isEverything ? 60 : 6, seed: 13 },
    );
    // Sixty fans on PostgreSQL take minutes beside other work.
  }, 900_000);

  test('leaves out what the other site does not know, and names it', async () => {
    const { data } = await aFan(from, [
      save('rankings/user/top-thirteen', { slots: [songIds[3], ...Array.from({ length: 12 }, () => null)] }),
      save(`rankings/rankings/${firstAlbum.key}`, { rankings: [{ songId: firstAlbum.songs[2]?.id }] }),
    ]);
    const known = carry(await data());
    const lists = known.lists.map((one) =>
      one.list === 'top13'
        ? { ...one, items: ['of-another-site', ...(one.items as string[]).slice(0, 12)] }
        : one,
    );
    const file = { ...known, lists: [...lists, { list: 'album:of-another-site', items: [], placed: null }] };
    const fan = await aFan(to, []);
    const steps = left(planImport(file, await fan.data(), albums));
    expect(steps.map(({ name, unknown }) => [name, unknown])).toEqual([
      [`album:${firstAlbum.key}`, []],
      ['top13', ['of-another-site']],
    ]);
    await make(steps, fan.token);
    expect((await fan.data()).lists.find(({ list }) => list === 'top13')?.items).toEqual([
      null,
      songIds[3],
      ...Array.from({ length: 11 }, () => null),
    ]);
  });

  test('what was changed after the import is not taken back', async () => {
    const saves = [save('profile/theme', { theme: 'Red' }), save('profile/image', { image: 'tour-1' })];
    const file = carry(await (await aFan(from, saves)).data());
    const fan = await aFan(to, []);
    const before = carry(await fan.data());
    await make(left(planImport(file, await fan.data(), albums)), fan.token);
    await to.send('PUT', '/api/profile/theme', { token: fan.token, body: { theme: 'Lover' } });
    const steps = planUndo(file, before, await fan.data(), albums);
    expect(steps.map(({ name }) => name)).toEqual(['image']);
  });

  test('a change on another device in between is refused, not lost', async () => {
    const slots = [songIds[5], ...Array.from({ length: 12 }, () => null)];
    const file = carry(await (await aFan(from, [save('rankings/user/top-thirteen', { slots })])).data());
    const fan = await aFan(to, []);
    const [step] = left(planImport(file, await fan.data(), albums));
    await to.send('PUT', '/api/rankings/user/top-thirteen', {
      token: fan.token,
      body: { slots: slots.toReversed() },
    });
    const { endpoint, body, ifMatch = '' } = step?.request ?? {};
    const answer = await to.send(endpoint?.method ?? '', endpoint?.path ?? '', {
      token: fan.token,
      body,
      headers: { 'if-match': ifMatch },
    });
    expect(answer.statusCode).toBe(412);
  });
});
