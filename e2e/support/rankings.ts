import { expect, type Locator, type Page } from '@playwright/test';
import { getAlbum, listAlbums, type Album } from '@thirteen/contract/catalogue.ts';
import {
  getRankings,
  getTopAlbums,
  saveRanking,
  type Rankings,
  type TopAlbum,
} from '@thirteen/contract/rankings.ts';
import type { Fan } from './fan.ts';
import { test as journey } from './journey.ts';
import { middleOf } from './top13.ts';
import { fingerOn } from './touch.ts';

export const RANKINGS_PATH = '/user/rankings';
export const ALL_ALBUMS_PATH = `${RANKINGS_PATH}/allAlbums`;

/** Rankings of the fan who is signed in, as the server of the journeys has them. */
type RankingFixtures = {
  readonly rankings: {
    /** All albums but the singles. */
    readonly albums: () => Promise<readonly Album[]>;
    readonly albumOf: (slug: string) => Promise<Album>;
    readonly saveOrder: (list: string, songs: Album['songs']) => Promise<void>;
    /** The titles of a saved order, best first. */
    readonly saved: (list: string) => Promise<readonly string[]>;
    /** The titles of the Top 5 albums. */
    readonly topFive: () => Promise<readonly string[]>;
  };
};

/** The journeys' `test` for the rankings: a fan is always signed in. */
export const test = journey.extend<RankingFixtures>({
  rankings: [
    async ({ signedInFan, baseURL }, use) => {
      const url = baseURL ?? '';
      await use({
        albums: () => rankedAlbums(url),
        albumOf: (slug) => albumOf(url, slug),
        saveOrder: (list, songs) => saveOrder(url, signedInFan, list, songs),
        saved: (list) => savedTitles(url, signedInFan, list),
        topFive: () => topFive(url, signedInFan),
      });
    },
    { auto: true },
  ],
});

/** The album of a slug, as the server knows it. */
export async function albumOf(url: string, slug: string): Promise<Album> {
  const response = await fetch(url + getAlbum.path.replace(':title', slug));
  return (await response.json()) as Album;
}

/** All albums that are ranked: the singles are no album. */
export async function rankedAlbums(url: string): Promise<readonly Album[]> {
  const response = await fetch(url + listAlbums.path);
  return ((await response.json()) as readonly Album[]).filter(({ key }) => key !== 'singles');
}

/** Saves an order of songs, as another device would. */
async function saveOrder(url: string, fan: Fan, list: string, songs: Album['songs']): Promise<void> {
  const rankings = songs.map((song) => ({ songId: song['_id'] }));
  await put(url + saveRanking.path.replace(':id', list), fan, { rankings });
}

/** The titles of a saved order, best first, as the server holds them. */
export async function savedTitles(url: string, fan: Fan, list: string): Promise<readonly string[]> {
  const response = await fetch(url + getRankings.path, { headers: authorization(fan) });
  const { albumRankings } = (await response.json()) as Rankings;
  return (albumRankings[list] ?? []).map((entry) =>
    'songTitle' in entry ? entry.songTitle : entry.albumName,
  );
}

async function topFive(url: string, fan: Fan): Promise<readonly string[]> {
  const response = await fetch(url + getTopAlbums.path, { headers: authorization(fan) });
  return ((await response.json()) as readonly TopAlbum[]).map(({ albumName }) => albumName);
}

/** The titles that the page shows, best first, read from the names of the grips. */
export function shownTitles(page: Page): Promise<readonly string[]> {
  return page
    .getByRole('button', { name: /^Reorder / })
    .evaluateAll((grips) =>
      grips.map((grip) =>
        (grip.getAttribute('aria-label') ?? '').replace(/^Reorder (.+), position \d+ of \d+$/, '$1'),
      ),
    );
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
  const lifted = page.locator('[data-lifting="dragged"]');
  const end = async () => ({ x: start.x, y: (await middleOf(to)).y + 20 });
  if (!hasTouch) {
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x, start.y + 12, { steps: 3 });
    await lifted.waitFor();
    const { x, y } = await end();
    await page.mouse.move(x, y, { steps: 10 });
    await page.mouse.up();
    return;
  }
  const touch = await fingerOn(page);
  await touch.press(start);
  // The grip lifts when the finger has rested on it for a moment.
  await lifted.waitFor();
  await touch.moveTo(await end());
  await touch.lift();
}

async function put(address: string, fan: Fan, body: unknown): Promise<void> {
  const response = await fetch(address, {
    method: 'PUT',
    headers: { ...authorization(fan), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
}

function authorization(fan: Fan) {
  return { authorization: `Bearer ${fan.session.token}` };
}
