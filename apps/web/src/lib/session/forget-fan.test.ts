import { IDBFactory } from 'fake-indexeddb';
import { createStore, entries, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetFan, forgetLeftFans } from './forget-fan.ts';
import { endSession, startSession } from './session.ts';
import { DATABASE, STORE } from '#lib/saving/browser/browser-storage.ts';

/** A storage of names as `Object.keys` lists those of a browser's. */
class Kept {
  getItem(key: string) {
    return (this as Record<string, unknown>)[key] ?? null;
  }
  setItem(key: string, value: string) {
    (this as Record<string, unknown>)[key] = value;
  }
  removeItem(key: string) {
    delete (this as Record<string, unknown>)[key];
  }
}

let kept: Kept;
beforeEach(() => {
  kept = new Kept();
  vi.stubGlobal('localStorage', kept);
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => vi.unstubAllGlobals());

test('of a fan who logs out nothing is left, of another only what is theirs alone', async () => {
  const ofAna = [
    'all-songs/ana',
    'sort-of/ana/one',
    'changed-sorts/ana',
    'album-title/ana',
    'profile-shape/ana',
  ];
  const ofAnabel = ofAna.map((key) => key.replace('ana', 'anabel'));
  const ofBoth = ['unsaved:answers:ana', 'sorter/', 'sorter/one'];
  const ofNobody = ['theme', 'picked-songs', 'another-site-of-this-address'];
  for (const key of [...ofAna, ...ofAnabel, ...ofBoth, ...ofNobody]) Object.assign(kept, { [key]: 'kept' });
  const store = createStore(DATABASE, STORE);
  await set(
    'ana/top13',
    { version: 1, acknowledged: { state: ['a'], revision: '"1"' }, pending: null },
    store,
  );

  await forgetFan('Ana');
  expect(Object.keys(kept).toSorted()).toEqual([...ofAnabel, ...ofNobody].toSorted());
  expect(await entries(store)).toEqual([]);
});

test('a browser without a database is no obstacle', async () => {
  vi.stubGlobal('indexedDB', undefined);
  Object.assign(kept, { 'album-title/ana': 'Mine' });
  await forgetFan('ana');
  expect(Object.keys(kept)).toEqual([]);
});

describe('fans whose sessions ended by themselves', () => {
  const DAY_MS = 24 * 60 * 60_000;
  const saved = { state: ['a'], revision: '"1"' };
  const pending = { base: saved, state: ['b'], unanswered: [], theirs: null };
  const keep = async () => {
    const store = createStore(DATABASE, STORE);
    await set('ana/top13', { version: 1, acknowledged: saved, pending }, store);
    await set('ana/set-list', { version: 1, acknowledged: saved, pending: null }, store);
    await set('ben/top13', { version: 1, acknowledged: saved, pending: null }, store);
    Object.assign(kept, { 'all-songs/ana': 'draft', 'unsaved:answers:Ana': 'typed', theme: 'dark' });
    return async () => Object.fromEntries(await entries(store)) as unknown;
  };

  beforeEach(() => startSession({ token: 'secret', username: 'Ben', expiresInSeconds: 60 }));
  afterEach(() => endSession('logout'));

  test('leave nothing behind but what they could not send', async () => {
    const read = await keep();
    await forgetLeftFans(1000);
    expect(await read()).toEqual({
      'ana/top13': { version: 2, acknowledged: null, pending },
      'ben/top13': { version: 1, acknowledged: saved, pending: null },
    });
    expect(kept).toMatchObject({ 'all-songs/ana': 'draft', 'unsaved:answers:Ana': 'typed' });
  });

  test('find it for 30 days, after which it is gone', async () => {
    const read = await keep();
    await forgetLeftFans(1000);
    await forgetLeftFans(1000 + 30 * DAY_MS);
    expect(await read()).toMatchObject({ 'ana/top13': { pending } });
    expect(kept).toMatchObject({ 'all-songs/ana': 'draft' });
    await forgetLeftFans(1001 + 30 * DAY_MS);
    expect(Object.keys((await read()) as object)).toEqual(['ben/top13']);
    expect(Object.keys(kept).filter((key) => /ana/i.test(key))).toEqual([]);
    expect(kept).toMatchObject({ theme: 'dark' });
  });

  test('are not named where nothing of theirs waits', async () => {
    Object.assign(kept, { 'left/cleo': '1' });
    await forgetLeftFans(1000);
    expect(Object.keys(kept)).not.toContain('left/cleo');
  });

  test('who come back begin anew with the 30 days', async () => {
    const read = await keep();
    await forgetLeftFans(1000);
    startSession({ token: 'secret', username: 'ana', expiresInSeconds: 60 });
    await forgetLeftFans(2000);
    expect(Object.keys(kept)).not.toContain('left/ana');
    startSession({ token: 'secret', username: 'Ben', expiresInSeconds: 60 });
    await forgetLeftFans(1000 + 31 * DAY_MS);
    expect(await read()).toMatchObject({ 'ana/top13': { pending } });
  });
});
