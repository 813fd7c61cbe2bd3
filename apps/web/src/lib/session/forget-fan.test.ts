import { IDBFactory } from 'fake-indexeddb';
import { createStore, entries, set } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetFan } from './forget-fan.ts';
import { DATABASE, STORE } from '#lib/saving/browser-storage.ts';

/** A storage of names as `Object.keys` lists those of a browser's. */
class Kept {
  getItem(key: string) {
    return (this as Record<string, unknown>)[key] ?? null;
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
  expect(await entries(store)).toEqual([['ana/top13', { version: 2, acknowledged: null, pending: null }]]);
});

test('a browser without a database is no obstacle', async () => {
  vi.stubGlobal('indexedDB', undefined);
  Object.assign(kept, { 'album-title/ana': 'Mine' });
  await forgetFan('ana');
  expect(Object.keys(kept)).toEqual([]);
});
