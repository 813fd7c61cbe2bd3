import type { Locator, Page } from '@playwright/test';
import { listAlbums, type Album, type Song } from '@thirteen/contract/catalogue.ts';
import { getTop13, reorderTop13, type Top13Entry } from '@thirteen/contract/top13.ts';
import { TOP13_SLOTS } from '@thirteen/domain/top13/top13.ts';
import { ask, type Fan } from './fan.ts';
import { test as journey } from './journey.ts';

export const TOP13_PATH = '/user/top13list';

/** Songs, and the list of the fan who is signed in, as the server of the journeys has it. */
type Top13Fixtures = {
  readonly top13: {
    /** Three songs of different eras. */
    readonly songs: readonly [Song, Song, Song];
    readonly save: (songs: readonly (Song | null)[]) => Promise<void>;
    readonly saved: () => Promise<readonly string[]>;
  };
};

/** The journeys' `test` for the Top 13. */
export const test = journey.extend<Top13Fixtures>({
  top13: async ({ signedInFan, baseURL }, use) => {
    const url = baseURL ?? '';
    await use({
      songs: await threeSongs(url),
      save: (songs) => saveTop13(url, signedInFan, songs),
      saved: () => savedTop13(url, signedInFan),
    });
  },
});

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
export async function shownTop13(page: Page): Promise<readonly string[]> {
  const grips = page.getByRole('button', { name: /^Reorder / });
  const names = await grips.evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('aria-label') ?? ''),
  );
  return names.map((name) => name.replace(/^Reorder (.+), position (\d+) of 13$/, '$2 $1'));
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
