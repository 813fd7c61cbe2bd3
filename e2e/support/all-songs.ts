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
import { ask } from './fan.ts';
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
    const songs = await ask<CatalogueEntry[]>(url, listAllSongs, signedInFan);
    const read = () => ask<AllSongsEntry[]>(url, getAllSongsRanking, signedInFan);
    await use({
      songs,
      titles: toTitles(songs),
      save: async (ranking) => void (await ask(url, saveAllSongsRanking, signedInFan, { ranking })),
      saved: async () => toTitles(await read()),
      placed: async () => toTitles((await read()).filter(({ placed }) => placed)),
    });
  },
  tracks: async ({ signedInFan, baseURL }, use) => {
    const url = baseURL ?? '';
    const read = () => ask<TrackRankingEntry[][]>(url, getTrackRankings, signedInFan);
    await use({
      saved: async () => (await read()).map(toTitles),
      placed: async () => toTitles((await read()).flat().filter(({ placed }) => placed)),
      save: async (groups) => {
        const trackRankings = groups.map((group) => group.map((songId) => ({ songId })));
        await ask(url, saveTrackRankings, signedInFan, { trackRankings });
      },
    });
  },
});

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
