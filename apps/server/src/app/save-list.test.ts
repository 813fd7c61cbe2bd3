import { catalogueAlbums } from '@thirteen/catalogue/catalogue-data.ts';
import { ok } from '@thirteen/domain/result.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCatalogue } from '#features/catalogue/catalogue.service.ts';
import { insertState, listStates, saveKept } from '#features/history/history.repository.ts';
import { findSongOrders } from '#features/match/match.repository.ts';
import { saveList as saveStored } from '#platform/saving/lists.repository.ts';
import { listNodes } from '../testing/databases/citus-nodes.ts';
import { countStatements } from '../testing/statements/count-statements.ts';
import { signUpFan, startTestApp, type TestApp } from '../testing/test-app.ts';
import { createSaveList } from './save-list.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const songs = catalogueAlbums.flatMap((album) => album.songs.map(({ id }) => id));

let site: TestApp;
let catalogue: Awaited<ReturnType<typeof openCatalogue>>;
let isShared: boolean;
beforeAll(async () => {
  site = await startTestApp({ LIMITS_FACTOR: '1000' });
  catalogue = await openCatalogue(site.database);
  isShared = site.database.engine === 'postgres' && listNodes().length === 0;
});
afterAll(async () => {
  catalogue.close();
  await site.close();
});

async function someFans(count: number): Promise<readonly string[]> {
  const names: string[] = [];
  for (let fan = 0; fan < count; fan += 1) names.push((await signUpFan(site)).username);
  const users = await site.database.read.selectFrom('users').select(['id', 'username']).execute();
  return users.filter(({ username }) => names.includes(username)).map(({ id }) => id);
}

/** A save of a Top 13 for each fan, all at once; none has a song of the one before. */
function savesOf(fans: readonly string[]): () => Promise<unknown> {
  const { database, clock } = site;
  const saveList = createSaveList({ database, catalogue, now: () => clock.now, isCounted: () => true });
  let first = 0;
  return () => {
    first += 13;
    clock.now += 1000;
    return Promise.all(
      fans.map((userId, fan) => {
        const items = songs.slice(first + fan, first + fan + 13);
        return saveList({ userId, list: 'top13', rule: () => ok(items), ifMatch: undefined });
      }),
    );
  };
}

/** Statements on past states, and on who wants none: others may be looking after something else meanwhile. */
const countHistory = (save: () => Promise<unknown>) => countStatements('list_days', save);

describe('the first save of a day', () => {
  test.each([1, 6])('is one statement more, for %i fans at once', async (count) => {
    const fans = await someFans(count);
    const save = savesOf(fans);
    await save();
    const later = await countHistory(save);
    // With the list itself.
    expect(later).toBe(isShared ? 1 : count);
    site.clock.now += DAY_MS;
    const first = await countHistory(save);
    expect(first - later).toBe(isShared ? 1 : count);
    expect(await countHistory(save)).toBe(later);

    const kept = await Promise.all(fans.map((userId) => listStates(site.database.read, userId)));
    expect(kept.map((states) => states.length)).toEqual(fans.map(() => 1));
    expect(new Set(kept.map(([state]) => state?.state)).size).toBe(count);
  });

  test('is none more for who switched the history off', async () => {
    const fans = await someFans(2);
    const save = savesOf(fans);
    for (const userId of fans)
      await site.database.writeForUser(userId, (tx) => saveKept(tx, userId, { kept: false, at: '' }));
    await save();
    const later = await countHistory(save);
    site.clock.now += DAY_MS;
    expect(await countHistory(save)).toBe(later);
    for (const userId of fans) expect(await listStates(site.database.read, userId)).toEqual([]);
  });
});

test('fans who save at once share the statement that notes how they rank songs', async () => {
  const fans = await someFans(6);
  const save = savesOf(fans);
  const countOrders = () => countStatements('song_orders', save);
  // The first adds their rows, the next changes them.
  for (let round = 0; round < 2; round += 1) expect(await countOrders()).toBe(isShared ? 1 : fans.length);
  const orders = await Promise.all(fans.map((userId) => findSongOrders(site.database.read, userId)));
  expect(new Set(orders.map(({ top13 }) => top13.join(''))).size).toBe(fans.length);
  expect(orders.map(({ top13 }) => top13.length)).toEqual(fans.map(() => 13));
});

test('who adds a row that is there already changes nothing and hears of it, beside others who add theirs', async () => {
  const fans = await someFans(4);
  const [known = ''] = fans;
  const state = (text: string) => ({ list: 'top13', since: 1, until: 1, state: text }) as const;
  const addTo = (userId: string, text: string) =>
    site.database.writeForUser(userId, async (tx) => {
      await insertState(tx, userId, state(text));
      const saved = { items: text, placed: null, after: 0, at: '2026-01-13T13:00:00.000Z' };
      return saveStored(tx, { userId, list: 'setList' }, saved);
    });
  expect(await addTo(known, 'first')).toBe(1);
  const revisions = await Promise.all(fans.map((userId) => addTo(userId, 'second')));
  expect(revisions).toEqual([undefined, 1, 1, 1]);
  const kept = await Promise.all(fans.map((userId) => listStates(site.database.read, userId)));
  expect(kept.map(([first]) => first?.state)).toEqual(['first', 'second', 'second', 'second']);
});
