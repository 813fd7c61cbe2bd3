import { IDBFactory } from 'fake-indexeddb';
import { createStore, entries, setMany } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSession, startSession } from '#lib/session/session.ts';
import { aBrowser, aList, aServer, aStorage, settle } from '#testing/saving.ts';
import { DATABASE, STORE } from './browser-storage.ts';
import { forgetSavedLists, listPendingLists } from './forget-saved-lists.ts';
import { queueOfSession } from '#lib/saving/saved-list.ts';

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => {
  endSession('logout');
  vi.unstubAllGlobals();
});

const saved = { state: ['a'], revision: '"1"' };
const pending = { base: saved, state: ['b'], unanswered: [], theirs: null };
const waiting = { version: 7, acknowledged: saved, pending };
const done = { version: 4, acknowledged: saved, pending: null };

/** What the browser keeps of two fans, one of whose names begins as the other's. */
async function keepAll() {
  const store = createStore(DATABASE, STORE);
  await setMany(
    [
      ['ana/top13', waiting],
      ['ana/all-songs', done],
      ['anabel/top13', waiting],
      ['anabel/set-list', done],
    ],
    store,
  );
  return async () => Object.fromEntries(await entries(store)) as unknown;
}

test.each([
  { username: 'ana', lists: ['top13'] },
  { username: 'Ana', lists: ['top13'] },
  { username: 'anabel', lists: ['top13'] },
  { username: 'ben', lists: [] },
])('the lists of $username that wait are $lists', async ({ username, lists }) => {
  await keepAll();
  expect((await listPendingLists(username)).map(({ name }) => name)).toEqual(lists);
});

test('what waits is listed with how many changes it is, first what waits longest', async () => {
  const since = (time: number, changes: number) => ({ ...waiting, waiting: { since: time, changes } });
  const store = createStore(DATABASE, STORE);
  await setMany(
    [
      ['ana/all-songs', since(12, 1)],
      ['ana/set-list', since(9, 3)],
      // As an earlier release kept it.
      ['ana/top13', waiting],
    ],
    store,
  );
  expect(await listPendingLists('ana')).toEqual([
    { name: 'top13', changes: 1 },
    { name: 'set-list', changes: 3 },
    { name: 'all-songs', changes: 1 },
  ]);
});

test('of a fan who logs out nothing is left, of others only what waits for them', async () => {
  const readAll = await keepAll();
  await forgetSavedLists('Ana');
  expect(await readAll()).toEqual({ 'anabel/top13': waiting });
});

test('nothing is forgotten before the last change of a fan who logs out was kept', async () => {
  const readAll = await keepAll();
  startSession({ token: 'of ana', username: 'ana', expiresInSeconds: 3600 });
  const good = aStorage();
  const { promise, resolve } = Promise.withResolvers<void>();
  const storage = {
    read: good.read,
    update: async (...parts: Parameters<typeof good.update>) => {
      await promise;
      return good.update(...parts);
    },
  };
  const server = aServer(['', '', '']);
  const queueOf = queueOfSession(aList(server).list, () => aBrowser({ storage }).openTab().ports);
  queueOf();
  await settle();
  queueOf()?.change({ state: ['', '', ''], revision: '"0"' }, ['', '', ''], ['a', '', '']);
  endSession('logout');
  const forgetting = forgetSavedLists('ana');
  await settle();
  expect(await readAll()).toMatchObject({ 'ana/top13': waiting });
  resolve();
  await forgetting;
  expect(await readAll()).toEqual({ 'anabel/top13': waiting });
});
