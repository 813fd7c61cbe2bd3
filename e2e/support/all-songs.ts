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
import { ask, type Fan } from './fan.ts';
import { shownTitles, test as rankings } from './rankings.ts';

export const ALL_SONGS_PATH = '/user/rankings/allSongs';
export const TRACKS_PATH = '/user/rankings/byTrackNumber';

type AllSongsFixtures = {
  readonly allSongs: Awaited<ReturnType<typeof allSongsOf>>;
  readonly tracks: ReturnType<typeof tracksOf>;
};

/** The journeys' `test` for all songs and the track numbers. */
export const test = rankings.extend<AllSongsFixtures>({
  allSongs: async ({ signedInFan, baseURL }, use) => use(await allSongsOf(baseURL ?? '', signedInFan)),
  tracks: ({ signedInFan, baseURL }, use) => use(tracksOf(baseURL ?? '', signedInFan)),
});

/** The order of all songs of a fan, as the server of the journeys has it. */
async function allSongsOf(url: string, fan: Fan) {
  const songs = await ask<CatalogueEntry[]>(url, listAllSongs, fan);
  const read = () => ask<AllSongsEntry[]>(url, getAllSongsRanking, fan);
  return {
    songs,
    /** The titles of all songs in catalogue order. */
    titles: toTitles(songs),
    /** Saves an order, as another device would. */
    save: async (ranking: readonly CatalogueEntry[]) =>
      void (await ask(url, saveAllSongsRanking, fan, { ranking })),
    /** The saved titles, best first. */
    saved: async () => toTitles(await read()),
    /** Those of them that the fan placed, as the server tells. */
    placed: async () => toTitles((await read()).filter(({ placed }) => placed)),
  };
}

/** The same of the rankings by track number, a group each. */
function tracksOf(url: string, fan: Fan) {
  const read = () => ask<TrackRankingEntry[][]>(url, getTrackRankings, fan);
  return {
    saved: async () => (await read()).map(toTitles),
    placed: async () => toTitles((await read()).flat().filter(({ placed }) => placed)),
    save: async (groups: readonly (readonly string[])[]) => {
      const trackRankings = groups.map((group) => group.map((songId) => ({ songId })));
      await ask(url, saveTrackRankings, fan, { trackRankings });
    },
  };
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
