import type { Locator, Page } from '@playwright/test';
import { listAlbums, type Album, type Song } from '@thirteen/contract/catalogue.ts';
import { getTop13, reorderTop13, type Top13Entry } from '@thirteen/contract/top13.ts';
import { TOP13_SLOTS } from '@thirteen/domain/top13/top13.ts';
import { ask, type Fan } from './fan.ts';
import { test as journey } from './journey.ts';

export const TOP13_PATH = '/user/top13list';

/** The journeys' `test` for the Top 13. */
export const test = journey.extend<{ readonly top13: Awaited<ReturnType<typeof top13Of>> }>({
  top13: async ({ signedInFan, baseURL }, use) => use(await top13Of(baseURL ?? '', signedInFan)),
});

/** Songs, and the list of a fan, as the server of the journeys has it. */
async function top13Of(url: string, fan: Fan) {
  return {
    /** Three songs of different eras. */
    songs: await threeSongs(url),
    save: (songs: readonly (Song | null)[]) => saveTop13(url, fan, songs),
    saved: () => savedTop13(url, fan),
  };
}

/** The second songs of three albums: no album is called like one of them. */
export async function threeSongs(url: string): Promise<readonly [Song, Song, Song]> {
  const [a, b, c] = (await listAllAlbums(url)).flatMap(({ songs }) => songs.slice(1, 2));
  if (!a || !b || !c) throw new Error('The catalogue has too few albums.');
  return [a, b, c];
}

/** The first song of each album, so that each has another era. */
export async function openingSongs(url: string): Promise<readonly Song[]> {
  return (await listAllAlbums(url)).flatMap(({ songs }) => songs.slice(0, 1));
}

/** The albums with their songs, as the server has them. */
export function listAllAlbums(url: string): Promise<readonly Album[]> {
  return ask(url, listAlbums);
}

/** Saves songs into the first slots of a fan's list by the API, as another device would. */
export async function saveTop13(url: string, fan: Fan, songs: readonly (Song | null)[]): Promise<void> {
  const slots = Array.from({ length: TOP13_SLOTS }, (_, index) => songs[index]?.['_id'] ?? null);
  await ask(url, reorderTop13, fan, { slots });
}

/** What the server holds, as `slot title`. */
export async function savedTop13(url: string, fan: Fan): Promise<readonly string[]> {
  const entries = await ask<Top13Entry[]>(url, getTop13, fan);
  return entries.map(({ slot, songTitle }) => `${slot} ${songTitle}`);
}

/** What the page shows, as `slot title`, read from the names of the grips. */
export function shownTop13(page: Page): Promise<readonly string[]> {
  return titlesOf(page.getByRole('button', { name: /^Reorder / }), '$2 $1');
}

/** The titles of what grips move, or `as` says with `$2` for the place, from their names. */
export function titlesOf(grips: Locator, as = '$1'): Promise<readonly string[]> {
  return grips.evaluateAll(
    (buttons, to) =>
      buttons.map((button) => (button.ariaLabel ?? '').replace(/^Reorder (.+), position (\d+) of \d+$/, to)),
    as,
  );
}

/** Songs in the first slots, as `slot title`. */
export function inOrder(songs: readonly Song[]): readonly string[] {
  return songs.map(({ title }, index) => `${index + 1} ${title}`);
}

/** The search field of an empty slot. */
export function searchField(page: Page, slot: number): Locator {
  return page.getByRole('combobox', { name: `Search for a song, slot ${slot}`, exact: true });
}

/** The buttons that empty the slots with a song, in order. */
export function resetButtons(page: Page): Locator {
  return page.getByRole('button', { name: /^Reset song: / });
}

/** The grip of the song in a slot. */
export function grip(page: Page, slot: number): Locator {
  return page.getByRole('button', { name: new RegExp(`^Reorder .*, position ${slot} of 13$`) });
}

/** The middle of an element on the screen. */
export async function middleOf(element: Locator): Promise<{ readonly x: number; readonly y: number }> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
