import type { Locator, Page } from '@playwright/test';
import type { Album } from '@thirteen/contract/catalogue.ts';
import { getSetList, saveSetList, type EraEntry, type SentEntry } from '@thirteen/contract/set-list.ts';
import { SURPRISE_ERA, titleOfSetSong, toMashup, tourAlbums } from '@thirteen/domain/set-list/set-list.ts';
import { tourEras } from './catalogue.ts';
import { ask, type Fan } from './fan.ts';
import { test as journey } from './journey.ts';
import { listAllAlbums, titlesOf } from './top13.ts';

export const BUILDER_PATH = '/user/erasTourBuilder';

type EraAlbum = Album & { readonly era: string };

/** Songs by era, as ids. */
type Songs = Readonly<Record<string, readonly string[]>>;

/** The journeys' `test` for the set list builder. */
export const test = journey.extend<{ readonly show: Awaited<ReturnType<typeof showOf>> }>({
  show: async ({ signedInFan, baseURL }, use) => use(await showOf(baseURL ?? '', signedInFan)),
});

/** A fan's set list, as the server of the journeys has it. */
async function showOf(url: string, fan: Fan) {
  const albums = tourAlbums({ albums: await listAllAlbums(url) });
  return {
    albums,
    /** The name of an era, and a song of it, by their places from 0. */
    era: (index: number) => existing(albums[index]).era,
    title: (era: number, song: number) => existing(albums[era]?.songs[song]).title,
    /** Saves by the API, as another device would: songs by era, the rest empty. A draft, unless it is to be verified. */
    save: (songs: Songs, options?: { readonly verify: boolean }) =>
      saveShow(url, fan, toSent(albums, songs), options),
    /** What the server holds, an era a line: its name and its titles. */
    saved: async (): Promise<readonly string[]> =>
      (await ask<EraEntry[]>(url, getSetList, fan)).map(({ era, songs }) =>
        [era, ...songs.map(({ title }) => title)].join(' | '),
      ),
    /** The least that complies: 45 songs and two surprise songs. */
    whole: wholeShow(albums),
  };
}

function existing<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The catalogue has too few albums or songs.');
  return value;
}

function wholeShow(albums: readonly EraAlbum[]): Songs {
  const ids = albums.map(({ songs }) => songs.map((song) => song['_id']));
  const shows = albums.map(({ era }, index): [string, readonly string[]] => [
    era,
    (ids[index] ?? []).slice(0, index === 0 ? 5 : 4),
  ]);
  return { ...Object.fromEntries(shows), [SURPRISE_ERA]: [ids[1]?.[9] ?? '', ids[2]?.[9] ?? ''] };
}

function toSent(albums: readonly EraAlbum[], songs: Songs): SentEntry[] {
  return [...albums.map(({ era }) => era), SURPRISE_ERA].map((era, index) => ({
    era,
    order: index + 1,
    songs: (songs[era] ?? []).map((_id) => ({ _id })),
  }));
}

async function saveShow(
  url: string,
  fan: Fan,
  erasTourSetList: SentEntry[],
  { verify } = { verify: false },
): Promise<void> {
  await ask(url, saveSetList, fan, { erasTourSetList, verify });
}

/** Saves by the API what complies but for a fifth song of the first era; answers the title of one that is missing. */
export async function saveShowButOne(url: string, fan: Fan): Promise<string> {
  const albums = tourAlbums({ albums: await listAllAlbums(url) });
  const { era, songs } = existing(albums[0]);
  const whole = wholeShow(albums);
  await saveShow(url, fan, toSent(albums, { ...whole, [era]: (whole[era] ?? []).slice(0, 4) }));
  return existing(songs[4]).title;
}

/** Opens the builder and waits for its eras. */
export async function openBuilder(page: Page): Promise<void> {
  await page.goto(BUILDER_PATH);
  await page.getByRole('button', { name: /^Reorder Surprise Songs/ }).waitFor();
}

/** The row of an era. */
export function eraRow(page: Page, era: string): Locator {
  return page
    .getByRole('list', { name: 'Eras in show order' })
    .locator('> li')
    .filter({ has: page.getByRole('heading', { name: new RegExp(`^${era} \\d of \\d$`) }) });
}

/** The button that adds a song to an era. */
export function addButton(page: Page, era: string): Locator {
  return eraRow(page, era).getByRole('button', { name: 'Add Song' });
}

/** Adds a song through the dialog that is open: types its title, chooses it and saves. */
export async function chooseSong(page: Page, title: string, label = 'Select a song'): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).fill(title);
  await page.getByRole('option', { name: title, exact: true }).click();
}

/** The eras as they stand, from the names of their grips. */
export function shownEras(page: Page): Promise<readonly string[]> {
  return titlesOf(page.getByRole('button', { name: new RegExp(`^Reorder .* of ${tourEras + 1}$`) }));
}

/** The titles of an era's songs as they stand. */
export function shownSongs(page: Page, era: string): Promise<readonly string[]> {
  const list = page.getByRole('list', { name: `Songs of ${era}`, exact: true });
  return titlesOf(list.getByRole('button', { name: /^Reorder / }));
}

/** Presses one of the three buttons of the show: in the rail, or in the dock where the window is narrow. */
export async function pressInCheck(page: Page, name: 'Verify' | 'Share' | 'Reset'): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

/** Saves and verifies the least that complies, with a mashup in the second era; answers the titles in show order. */
export async function saveVerifiedShow(url: string, fan: Fan): Promise<readonly string[]> {
  const albums = tourAlbums({ albums: await listAllAlbums(url) });
  const titles = new Map(albums.flatMap(({ songs }) => songs.map((song) => [song['_id'], song.title])));
  const { era, songs } = existing(albums[1]);
  const [a = '', b = ''] = songs.slice(-2).map((song) => song['_id']);
  const whole = wholeShow(albums);
  const show = toSent(albums, { ...whole, [era]: [...(whole[era] ?? []).slice(1), toMashup(a, b)] });
  await saveShow(url, fan, show, { verify: true });
  return show
    .flatMap(({ songs: sent = [] }) => sent)
    .map(({ _id: song }) => titleOfSetSong(song, (id) => titles.get(id)));
}
