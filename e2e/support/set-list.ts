import type { Locator, Page } from '@playwright/test';
import type { Album } from '@thirteen/contract/catalogue.ts';
import { getSetList, saveSetList, type EraEntry, type SentEntry } from '@thirteen/contract/set-list.ts';
import { SURPRISE_ERA, tourAlbums } from '@thirteen/domain/set-list/set-list.ts';
import { tourEras } from './catalogue.ts';
import { ask, type Fan } from './fan.ts';
import { test as journey } from './journey.ts';
import { listAllAlbums } from './top13.ts';

export const BUILDER_PATH = '/user/erasTourBuilder';

type EraAlbum = Album & { readonly era: string };

/** Songs by era, as ids. */
type Songs = Readonly<Record<string, readonly string[]>>;

type SetListFixtures = {
  readonly show: {
    readonly albums: readonly EraAlbum[];
    /** The name of an era, and a song of it, by their places from 0. */
    readonly era: (index: number) => string;
    readonly title: (era: number, song: number) => string;
    /** Saves by the API, as another device would: songs by era, the rest empty. A draft, unless it is to be verified. */
    readonly save: (songs: Songs, options?: { readonly verify: boolean }) => Promise<void>;
    /** What the server holds, an era a line: its name and its titles. */
    readonly saved: () => Promise<readonly string[]>;
    /** The least that complies: 45 songs and two surprise songs. */
    readonly whole: Songs;
  };
};

/** The journeys' `test` for the set list builder. */
export const test = journey.extend<SetListFixtures>({
  show: async ({ signedInFan, baseURL }, use) => {
    const url = baseURL ?? '';
    const albums = tourAlbums({ albums: await listAllAlbums(url) });
    await use({
      albums,
      era: (index) => existing(albums[index]).era,
      title: (era, song) => existing(albums[era]?.songs[song]).title,
      save: (songs, options) => saveShow(url, signedInFan, toSent(albums, songs), options),
      saved: () => savedShow(url, signedInFan),
      whole: wholeShow(albums),
    });
  },
});

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

async function savedShow(url: string, fan: Fan): Promise<readonly string[]> {
  const entries = await ask<EraEntry[]>(url, getSetList, fan);
  return entries.map(({ era, songs }) => [era, ...songs.map(({ title }) => title)].join(' | '));
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
export async function shownEras(page: Page): Promise<readonly string[]> {
  const grips = page.getByRole('button', { name: new RegExp(`^Reorder .* of ${tourEras + 1}$`) });
  const names = await grips.evaluateAll((buttons) => buttons.map((button) => button.ariaLabel ?? ''));
  return names.map((name) => name.replace(/^Reorder (.+), position \d+ of \d+$/, '$1'));
}

/** The titles of an era's songs as they stand. */
export async function shownSongs(page: Page, era: string): Promise<readonly string[]> {
  const grips = page
    .getByRole('list', { name: `Songs of ${era}`, exact: true })
    .getByRole('button', { name: /^Reorder / });
  const names = await grips.evaluateAll((buttons) => buttons.map((button) => button.ariaLabel ?? ''));
  return names.map((name) => name.replace(/^Reorder (.+), position \d+ of \d+$/, '$1'));
}

/** Presses one of the three buttons of the show: in the rail, or in the dock where the window is narrow. */
export async function pressInCheck(page: Page, name: 'Verify' | 'Share' | 'Reset'): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

/** Saves and verifies the least that complies: four songs of each era, a fifth of the first, a mashup among them. */
export async function saveVerifiedShow(url: string, fan: Fan): Promise<readonly string[]> {
  const albums = await listAllAlbums(url);
  const eras = albums.filter((album) => album.era !== null);
  const acts = eras.map((album, index) => {
    const songs = album.songs
      .slice(0, index === 0 ? 5 : 4)
      .map((song) => ({ _id: song['_id'], title: song.title }));
    const [a, b] = album.songs.slice(-2);
    const isMashup = index === 1 && a !== undefined && b !== undefined;
    const mashup = isMashup && { _id: `${a['_id']}/${b['_id']}`, title: `${a.title} / ${b.title}` };
    return { era: album.era, order: index + 1, songs: mashup ? [...songs.slice(1), mashup] : songs };
  });
  const picks = eras.slice(2, 4).flatMap((album) => album.songs.slice(6, 7));
  const surprise = { era: SURPRISE_ERA, order: 99, songs: picks.map((song) => ({ _id: song['_id'] })) };
  await ask(url, saveSetList, fan, { erasTourSetList: [...acts, surprise], verify: true });
  return [...acts.flatMap((act) => act.songs), ...picks].map(({ title }) => title);
}
