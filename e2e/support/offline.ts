import type { Page } from '@playwright/test';
import { expect } from './journey.ts';
import { grip } from './top13.ts';

/** What browsers report of a network that is gone, or of a site that does not answer. */
export const OFFLINE = /ERR_|Failed to load resource|status of 50[234]/;

/** Waits until this browser keeps the app and the catalogue, and what was seen on this page. */
export async function whenKept(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(() => keptOf(page)).toContain('*//api/albums/allAlbums');
}

/** Moves the first song of a Top 13 down, by keyboard. */
export async function moveFirstDown(page: Page): Promise<void> {
  await grip(page, 1).focus();
  for (const press of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(press);
}

/** All that this browser keeps, as one text: what its stores and its databases hold, and the addresses of its caches. */
export function keptOf(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const parts = [JSON.stringify({ ...localStorage }).toLowerCase()];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('success', () => resolve(opening.result));
        opening.addEventListener('error', () => reject(new Error(name)));
      });
      for (const store of database.objectStoreNames) {
        const read = <T>(request: IDBRequest<T>) =>
          new Promise<T>((resolve) => request.addEventListener('success', () => resolve(request.result)));
        const place = database.transaction(store).objectStore(store);
        parts.push(JSON.stringify(await Promise.all([read(place.getAllKeys()), read(place.getAll())])));
      }
      database.close();
    }
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) parts.push(request.url);
    return parts.join('\n');
  });
}
