import type { Page } from '@playwright/test';
import { getWeeklyChanges, type WeeklyChanges } from '@thirteen/contract/statistics.ts';
import { expect } from '../support/journey.ts';
import { heardItems, inBothLooks, sidewaysScroll } from '../support/screen.ts';
import { test } from '../support/top13.ts';

const HOME_PATH = '/user/userHome';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

// To ask for the fan is to be logged in.
test.beforeEach(({ signedInFan: _fan }) => {});

/** How far down the page a part begins. */
async function topOf(page: Page, name: string): Promise<number> {
  return (await region(page, name).boundingBox())?.y ?? NaN;
}

test('whose profile is not complete finds the way before the charts; who has songs, those, too', async ({
  page,
  top13,
  expectNoAxeViolations,
}) => {
  await page.goto(HOME_PATH);
  await expect(region(page, 'Start here').getByRole('link', { name: 'Fill my Top 13' })).toBeVisible();
  expect(await topOf(page, 'Start here')).toBeLessThan(await topOf(page, "Users' Favorite Songs"));
  await expect(region(page, 'Your Top 13')).toHaveCount(0);

  const [first, second, third] = top13.songs;
  await top13.save([first, null, second, third]);
  await page.reload();
  const songs = region(page, 'Your Top 13').getByRole('list', { name: 'Your Top 13: 3 of 13 chosen' });
  expect(await heardItems(songs)).toEqual([`1${first.title}`, `3${second.title}`, `4${third.title}`]);
  await expect(region(page, 'Carry on')).toBeVisible();
  expect(await topOf(page, 'Carry on')).toBeLessThan(await topOf(page, "Users' Favorite Songs"));
  await inBothLooks(page, expectNoAxeViolations);
  await region(page, 'Your Top 13').getByRole('link', { name: 'Open my Top 13' }).click();
  await expect(page.getByText('3 of 13 chosen')).toBeVisible();

  // The title of a song leads to its place among all songs.
  await page.goBack();
  await songs.getByRole('link', { name: third.title, exact: true }).click();
  const rank = page.getByRole('textbox', { name: `Rank of ${third.title}`, exact: true });
  await expect(rank).toBeFocused();
  await expect(rank).toBeInViewport({ ratio: 1 });
});

test(
  'a full strip scrolls within itself on a phone, by keyboard, too',
  { tag: '@full' },
  async ({ page, top13, isMobile }) => {
    test.skip(!isMobile, 'there is room for all thirteen in a wide window');
    await top13.save([...top13.songs]);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(HOME_PATH);
    const songs = region(page, 'Your Top 13').getByRole('list');
    await expect(songs.getByRole('listitem')).toHaveCount(3);
    expect(await sidewaysScroll(page)).toBe(0);
    await songs.focus();
    await expect(songs).toBeFocused();
  },
);

test(
  'after the release the countdown is one line, with its zeros',
  { tag: '@full' },
  async ({ page, isMobile }) => {
    await page.goto(HOME_PATH);
    await expect(page.getByText('Out since 3 October 2025', { exact: true })).toBeVisible();
    await expect(page.getByRole('timer')).toContainText('00days00hours00minutes00seconds');
    const height = (await region(page, 'The Life of a Showgirl').boundingBox())?.height;
    expect(height).toBeLessThan(isMobile ? 130 : 70);
  },
);

const CHANGES: WeeklyChanges = {
  since: '2026-01-06',
  favoriteSongs: [
    { title: 'august', rank: 4, rankBefore: 9, count: 31, gained: 12 },
    { title: 'Delicate', rank: 40, rankBefore: null, count: 1, gained: 1 },
  ],
  tourSongs: [],
  albums: [{ title: 'Lover', rank: 1, rankBefore: 2, count: 300, gained: 1 }],
};

test(
  'what climbed since last week is there as tables, with places in words',
  { tag: '@full' },
  async ({ page, expectNoAxeViolations }) => {
    await page.route(`**${getWeeklyChanges.path}`, (route) => route.fulfill({ json: CHANGES }));
    await page.goto(HOME_PATH);
    const week = region(page, 'Since Last Week');
    await expect(week.getByText('Since 6 January')).toBeVisible();
    const rows = week.getByRole('table', { name: 'In Top 13s' }).getByRole('row');
    await expect(rows).toHaveText([
      'PlaceSongMoveGrowth',
      '4august▲ 5Up 5 places+12 lists',
      '40DelicateNew+1 list',
    ]);
    await rows.first().scrollIntoViewIfNeeded();
    for (const head of ['Place', 'Song', 'Move', 'Growth']) {
      await expect(rows.first().getByText(head, { exact: true })).toBeInViewport();
    }
    await expect(week.getByRole('region', { name: 'In set lists' })).toContainText('Nothing climbed.');
    await expect(week.getByRole('table', { name: 'Albums' })).toContainText('Up 1 place');
    await inBothLooks(page, expectNoAxeViolations);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysScroll(page)).toBe(0);
  },
);

test(
  'what changed can be asked for again where it didn’t load',
  { tag: '@full' },
  async ({ page, allowConsoleErrors }) => {
    allowConsoleErrors(/Failed to load resource|GET \/api\/users\/weekly-changes/);
    await page.route(`**${getWeeklyChanges.path}`, (route) =>
      route.fulfill({ status: 403, json: { statusCode: 403, error: 'Forbidden', message: 'No' } }),
    );
    await page.goto(HOME_PATH);
    const week = region(page, 'Since Last Week');
    await expect(week.getByText('What changed didn’t load.')).toBeVisible();
    await page.unroute(`**${getWeeklyChanges.path}`);
    await week.getByRole('button', { name: 'Try again' }).click();
    await expect(week.getByText('Thirteen counts once a day.')).toBeVisible();
  },
);
