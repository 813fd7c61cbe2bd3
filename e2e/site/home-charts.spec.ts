import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { getAlbumPopularity } from '@thirteen/contract/rankings.ts';
import { listSurpriseSongs } from '@thirteen/contract/set-list.ts';
import { listAllFavoriteSongs, listTopFavoriteSongs, type SongCount } from '@thirteen/contract/statistics.ts';
import { TOP13_SLOTS } from '@thirteen/domain/top13/top13.ts';
import { addFan, type Fan } from '../support/fan.ts';
import { expect } from '../support/journey.ts';
import { inBothLooksIfAll } from '../support/screen.ts';
import { openingSongs, saveTop13, test } from '../support/top13.ts';

const HOME_PATH = '/user/userHome';
const ALL_PATH = '/user/all-favorite-songs';

function widget(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title, exact: true });
}

/** The bars of a chart, which a screen reader has as a list. */
function barsOf(place: Page | Locator, name: string): Locator {
  return place.getByRole('list', { name, exact: true }).getByRole('listitem');
}

async function open(page: Page): Promise<void> {
  await page.goto(HOME_PATH);
  await expect(barsOf(page, "Users' Favorite Songs").first()).toBeVisible();
}

// Statistics may be two seconds old: what the charts show is there before the first test begins.
test.beforeAll(async () => {
  const url = process.env['E2E_URL'] ?? '';
  const [fan, songs] = [await addFan(url), await openingSongs(url)];
  await saveTop13(url, fan, songs);
  await expect.poll(() => chartedTitles(url, fan, listTopFavoriteSongs.path)).not.toEqual([]);
  await expect
    .poll(() => chartedTitles(url, fan, listAllFavoriteSongs.path))
    .toEqual(expect.arrayContaining(songs.slice(0, TOP13_SLOTS).map(({ title }) => title)));
});

async function chartedTitles(url: string, { session }: Fan, path: string): Promise<readonly string[]> {
  const response = await fetch(url + path, { headers: { authorization: `Bearer ${session.token}` } });
  return ((await response.json()) as readonly SongCount[]).map(({ title }) => title);
}

// To ask for the fan is to be logged in.
test.beforeEach(({ signedInFan: _fan }) => {});

test(
  'a bar tells all of its song by pointer or finger, by keyboard, and keeps silent after Escape',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await open(page);
    const bars = barsOf(page, "Users' Favorite Songs");
    const tip = page.getByRole('tooltip');
    const name = (await bars.nth(1).getAttribute('aria-label')) ?? '';
    const [title = '', album = '', lists = ''] = name.split(', ');
    expect(lists).toMatch(/^\d+ lists?$/);

    await (isMobile ? bars.nth(1).tap() : bars.nth(1).hover());
    await expect(tip).toHaveText(`${title}${album}${lists}`);
    await page.keyboard.press('Escape');
    await expect(tip).toBeHidden();
    if (isMobile) return;

    await page.mouse.move(2, 2);
    await bars.first().focus();
    await expect(tip).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(bars.nth(1)).toBeFocused();
    await expect(tip).toContainText(title);
    await page.keyboard.press('End');
    await expect(bars.last()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: /^Listen to / }).last()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(tip).toBeHidden();
    await bars.nth(2).hover();
    await tip.hover();
    await expect(tip, 'the pointer may go onto it').toBeVisible();
  },
);

test(
  'there are ten places for top users on a desktop and five in narrow windows; the numbers can be taken along',
  { tag: '@full' },
  async ({ page, isMobile }) => {
    await open(page);
    const users = widget(page, 'Top Users');
    const places = async () =>
      (await barsOf(users, 'Top Users').count()) + (await users.locator('[data-empty-slot]').count());
    await expect.poll(places).toBe(isMobile ? 5 : 10);
    await expect(users.getByRole('link', { name: 'Explore All Users' })).toHaveAttribute(
      'href',
      '/user/userExplorer',
    );
    if (isMobile) return;
    await page.setViewportSize({ width: 700, height: 800 });
    await expect.poll(places).toBe(5);
    await page.setViewportSize({ width: 768, height: 800 });
    await expect.poll(places).toBe(10);
    await page.setViewportSize({ width: 767, height: 800 });
    await expect.poll(places).toBe(5);

    // The numbers are there as a table, as a picture and as a file for spreadsheets.
    await page.setViewportSize({ width: 1280, height: 800 });
    const favorites = widget(page, "Users' Favorite Songs");
    const menu = favorites.getByRole('button', { name: "Options for Users' Favorite Songs" });
    const choose = async (name: string) => {
      await menu.click();
      await expect(page.getByRole('menuitem').first()).toBeFocused();
      await page.getByRole('menuitem', { name }).click();
    };

    const picture = page.waitForEvent('download');
    await choose('Download as PNG');
    const png = await readFile(await (await picture).path());
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.readUInt32BE(16), 'its width').toBeGreaterThan(1000);

    const file = page.waitForEvent('download');
    await choose('Download as CSV');
    expect((await file).suggestedFilename()).toBe('favorite-songs.csv');
    const csv = await readFile(await (await file).path(), 'utf8');
    expect(csv).toMatch(/^\uFEFFRank,Song,Album,Lists\r\n1,/);

    await choose('Show as table');
    const table = favorites.getByRole('table', { name: "Users' Favorite Songs" });
    await expect(table.getByRole('columnheader')).toHaveText(['Rank', 'Song', 'Album', 'Lists', 'Listen']);
    expect(await table.getByRole('row').count()).toBe(csv.trimEnd().split('\r\n').length);
    await choose('Show as chart');
    await expect(barsOf(page, "Users' Favorite Songs").first()).toBeVisible();
  },
);

test(
  'the whole list can be narrowed to an album, which the address keeps',
  { tag: '@full' },
  async ({ page, baseURL, expectNoAxeViolations }) => {
    const [song] = await openingSongs(baseURL ?? '');
    await page.goto(ALL_PATH);
    await expect(barsOf(page, "Users' Favorite Songs").nth(5)).toBeVisible();
    const counts = await barsOf(page, "Users' Favorite Songs").evaluateAll((bars) =>
      bars.map((bar) => Number(/, (\d+) lists?$/.exec(bar.ariaLabel ?? '')?.[1])),
    );
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));

    await page.getByRole('combobox', { name: 'Album' }).selectOption(song?.album ?? '');
    await expect(page).toHaveURL(/\?album=debut$/);
    await page.reload();
    const bars = barsOf(page, `Users' Favorite Songs: ${song?.album}`);
    await expect(bars.first()).toHaveAttribute('aria-label', new RegExp(`, ${song?.album}, `));
    await page.getByRole('searchbox', { name: 'Find a song' }).fill(song?.title ?? '');
    await expect(bars).toHaveCount(1);
    await expect(page).toHaveURL(/[?&]title=/);
    await page.getByRole('switch', { name: 'Only my Top 13' }).check();
    await expect(page.getByText('Your Top 13 has no songs yet.')).toBeVisible();
    await page.getByRole('switch', { name: 'Only my Top 13' }).uncheck();
    await page.getByRole('button', { name: 'Show as table' }).click();
    await expect(page.getByRole('cell', { name: song?.album ?? '' }).first()).toBeVisible();
    await inBothLooksIfAll(page, expectNoAxeViolations);
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL(HOME_PATH);
  },
);

test(
  'a widget that fails offers another try and claims nothing, and the others stand',
  { tag: '@full' },
  async ({ page, allowConsoleErrors, expectNoAxeViolations, isMobile }) => {
    test.skip(isMobile, 'failures are the same for all sizes');
    test.slow();
    allowConsoleErrors(/Failed to load resource/);
    for (const { path } of [listTopFavoriteSongs, getAlbumPopularity, listSurpriseSongs]) {
      await page.route(`**${path}`, (route) => route.fulfill({ status: 500, json: {} }));
    }
    await page.goto(HOME_PATH);
    await expect(barsOf(page, 'Top Users').first()).toBeVisible();
    const favorites = widget(page, "Users' Favorite Songs");
    const retry = favorites.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    for (const title of ['Album Popularity', 'User Surprise Songs']) {
      await expect(widget(page, title).getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(widget(page, title)).not.toContainText(/No (rankings|surprise songs)/);
    }
    await expect(page.getByRole('heading', { name: 'Start here' })).toBeVisible();
    await expectNoAxeViolations(page);

    await page.unroute(`**${listTopFavoriteSongs.path}`);
    await retry.click();
    await expect(barsOf(page, "Users' Favorite Songs").first()).toBeVisible();
  },
);

test('the strip says what is done and leads to the next thing', async ({ page, top13, isMobile }) => {
  test.skip(isMobile, 'words are the same for all sizes');
  await top13.save(top13.songs.slice(0, 1));
  await open(page);
  const strip = page.getByRole('region', { name: 'Carry on' });
  await expect(strip.getByRole('link', { name: /Top 13 List/ })).toContainText('1 of 13');
  await expect(strip).toContainText('Add 12 more songs to your Top 13.');
  await strip.getByRole('link', { name: 'Fill my Top 13' }).click();
  await expect(page).toHaveURL('/user/top13list');
});
