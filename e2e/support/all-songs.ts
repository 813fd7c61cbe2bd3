import { expect, type Locator, type Page } from '@playwright/test';
import {
  getAllSongsRanking,
  getTrackRankings,
  listAllSongs,
  saveAllSongsRanking,
  saveTrackRankings,
  type AllSongsEntry,
  type CatalogueEntry,
  type TrackRankingEntry,
} from '@thirteen/contract/rankings.ts';
import type { Fan } from './fan.ts';
import { shownTitles, test as rankings } from './rankings.ts';

export const ALL_SONGS_PATH = '/user/rankings/allSongs';
export const TRACKS_PATH = '/user/rankings/byTrackNumber';

/** The lists over the whole catalogue of the fan who is signed in, as the server of the journeys has them. */
type AllSongsFixtures = {
  readonly allSongs: {
    /** The titles of all songs in catalogue order. */
    readonly titles: readonly string[];
    readonly songs: readonly CatalogueEntry[];
    /** Saves an order, as another device would. */
    readonly save: (songs: readonly CatalogueEntry[]) => Promise<void>;
    /** The saved titles, best first. */
    readonly saved: () => Promise<readonly string[]>;
    /** Those of them that the fan placed, as the server tells. */
    readonly placed: () => Promise<readonly string[]>;
  };
  readonly tracks: {
    readonly saved: () => Promise<readonly (readonly string[])[]>;
    /** The titles of all groups that the fan placed, as the server tells. */
    readonly placed: () => Promise<readonly string[]>;
    readonly save: (groups: readonly (readonly string[])[]) => Promise<void>;
  };
};

/** The journeys' `test` for all songs and the track numbers. */
export const test = rankings.extend<AllSongsFixtures>({
  allSongs: async ({ signedInFan, baseURL }, use) => {
    const url = baseURL ?? '';
    const songs = await read<CatalogueEntry[]>(url + listAllSongs.path, signedInFan);
    await use({
      songs,
      titles: songs.map(({ songTitle }) => songTitle),
      save: (ranking) => put(url + saveAllSongsRanking.path, signedInFan, { ranking }),
      saved: async () => toTitles(await readAllSongs(url, signedInFan)),
      placed: async () => toTitles((await readAllSongs(url, signedInFan)).filter(({ placed }) => placed)),
    });
  },
  tracks: async ({ signedInFan, baseURL }, use) => {
    const url = baseURL ?? '';
    await use({
      saved: async () => (await readTracks(url, signedInFan)).map(toTitles),
      placed: async () =>
        toTitles((await readTracks(url, signedInFan)).flat().filter(({ placed }) => placed)),
      save: (groups) =>
        put(url + saveTrackRankings.path, signedInFan, {
          trackRankings: groups.map((group) => group.map((songId) => ({ songId }))),
        }),
    });
  },
});

function readAllSongs(url: string, fan: Fan): Promise<AllSongsEntry[]> {
  return read<AllSongsEntry[]>(url + getAllSongsRanking.path, fan);
}

function readTracks(url: string, fan: Fan): Promise<TrackRankingEntry[][]> {
  return read<TrackRankingEntry[][]>(url + getTrackRankings.path, fan);
}

function toTitles(entries: readonly { readonly songTitle: string }[]): readonly string[] {
  return entries.map(({ songTitle }) => songTitle);
}

/** The field that holds the rank of a song. */
export function rankField(page: Page, title: string): Locator {
  return page.getByRole('textbox', { name: `Rank of ${title}`, exact: true });
}

/** Waits until the page shows these titles first. */
export async function expectFirst(page: Page, titles: readonly string[]): Promise<void> {
  await expect.poll(async () => (await shownTitles(page)).slice(0, titles.length)).toEqual(titles);
}

/** The three first titles, for tests that need no more. */
export function firstThree(titles: readonly string[]): readonly [string, string, string] {
  const [a, b, c] = titles;
  if (a === undefined || b === undefined || c === undefined) throw new Error('The catalogue is too small.');
  return [a, b, c];
}

async function read<Reply>(address: string, fan: Fan): Promise<Reply> {
  const response = await fetch(address, { headers: { authorization: `Bearer ${fan.session.token}` } });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as Reply;
}

async function put(address: string, fan: Fan, body: unknown): Promise<void> {
  const response = await fetch(address, {
    method: 'PUT',
    headers: { authorization: `Bearer ${fan.session.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
}
