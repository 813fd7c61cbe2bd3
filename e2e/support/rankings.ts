import { expect, type Locator, type Page } from '@playwright/test';
import { getAlbum, listAlbums, type Album } from '@thirteen/contract/catalogue.ts';
import {
  getRankings,
  getTopAlbums,
  saveRanking,
  type Rankings,
  type TopAlbum,
} from '@thirteen/contract/rankings.ts';
import { fetchJson } from '../../apps/server/src/testing/call.ts';
import { ask, type Fan } from './fan.ts';
import { test as journey } from './journey.ts';
import { middleOf, titlesOf } from './top13.ts';
import { fingerOn, mouseOn } from './touch.ts';

export const RANKINGS_PATH = '/user/rankings';
export const ALL_ALBUMS_PATH = `${RANKINGS_PATH}/allAlbums`;

/** The journeys' `test` for the rankings: a fan is always signed in. */
export const test = journey.extend<{ readonly rankings: ReturnType<typeof rankingsOf> }>({
  rankings: [({ signedInFan, baseURL }, use) => use(rankingsOf(baseURL ?? '', signedInFan)), { auto: true }],
});

/** Rankings of a fan, as the server of the journeys has them. */
function rankingsOf(url: string, fan: Fan) {
  return {
    albums: () => rankedAlbums(url),
    albumOf: (slug: string) => albumOf(url, slug),
    /** Saves an order of songs, as another device would. */
    saveOrder: async (list: string, songs: Album['songs']) => {
      const endpoint = { ...saveRanking, path: saveRanking.path.replace(':id', list) };
      await ask(url, endpoint, fan, { rankings: songs.map((song) => ({ songId: song['_id'] })) });
    },
    saved: (list: string) => savedTitles(url, fan, list),
    /** The titles of the Top 5 albums. */
    topFive: async () => (await ask<TopAlbum[]>(url, getTopAlbums, fan)).map(({ albumName }) => albumName),
  };
}

/** The album of a slug, as the server knows it. */
export function albumOf(url: string, slug: string): Promise<Album> {
  return fetchJson(url + getAlbum.path.replace(':title', slug));
}

/** All albums that are ranked: the singles are no album. */
export async function rankedAlbums(url: string): Promise<readonly Album[]> {
  return (await ask<Album[]>(url, listAlbums)).filter(({ key }) => key !== 'singles');
}

/** The titles of a saved order, best first, as the server holds them. */
export async function savedTitles(url: string, fan: Fan, list: string): Promise<readonly string[]> {
  const { albumRankings } = await ask<Rankings>(url, getRankings, fan);
  return (albumRankings[list] ?? []).map((entry) =>
    'songTitle' in entry ? entry.songTitle : entry.albumName,
  );
}

/** The titles that the page shows, best first, read from the names of the grips. */
export function shownTitles(page: Page): Promise<readonly string[]> {
  return titlesOf(page.getByRole('button', { name: /^Reorder / }));
}

export async function expectTitles(page: Page, titles: readonly string[]): Promise<void> {
  await expect.poll(() => shownTitles(page)).toEqual(titles);
}

/** The grip of what stands at a rank. */
export function gripAt(page: Page, rank: number): Locator {
  return page.getByRole('button', { name: new RegExp(`^Reorder .*, position ${rank} of \\d+$`) });
}

/** Moves what stands at a rank by keyboard: lifts it, presses the keys, drops it. */
export async function moveByKeys(page: Page, rank: number, ...keys: readonly string[]): Promise<void> {
  await gripAt(page, rank).focus();
  for (const key of ['Space', ...keys, 'Space']) await page.keyboard.press(key);
}

/** Drags what stands at a rank past the middle of a lower one, with the mouse or by touch. */
export function dragDown(page: Page, from: number, to: number, hasTouch: boolean): Promise<void> {
  return dragPast(page, gripAt(page, from), gripAt(page, to), hasTouch);
}

/**
 * Drags a grip past the middle of a lower one, with the mouse or by touch. Rows may fold or unfold when one is lifted, so
 * only then it is asked where the other one is.
 */
export async function dragPast(page: Page, from: Locator, to: Locator, hasTouch: boolean): Promise<void> {
  const start = await middleOf(from);
  const pointer = hasTouch ? await fingerOn(page) : mouseOn(page);
  await pointer.press(start);
  if (!hasTouch) await pointer.moveTo({ x: start.x, y: start.y + 12 });
  // Under a finger the grip lifts when that has rested on it for a moment.
  await page.locator('[data-lifting="dragged"]').waitFor();
  await pointer.moveTo({ x: start.x, y: (await middleOf(to)).y + 20 });
  await pointer.lift();
}
