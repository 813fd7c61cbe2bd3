import { chromium, type Browser, type Page } from '@playwright/test';
import { getWeeklyChanges, type WeeklyChanges } from '@thirteen/contract/statistics.ts';
import { browserFlags } from '../support/browser.ts';
import { addFan, beginWithSession } from '../support/fan.ts';
import { expect, test } from '../support/journey.ts';
import { completeProfile, nameTop13 } from '../support/profile.ts';
import {
  arrive,
  coveredPlaceholders,
  cutOffTexts,
  goWithin,
  linksOverHeading,
  sidewaysScroll,
} from '../support/screen.ts';
import { addSort } from '../support/sorter.ts';
import { saveVerifiedShow } from '../support/set-list.ts';
import { listAllAlbums, saveTop13 } from '../support/top13.ts';

const fanPaths = [
  '/user/userHome',
  '/user/top13list',
  '/user/rankings',
  '/user/rankings/lover',
  '/user/rankings/singles',
  '/user/rankings/allAlbums',
  '/user/rankings/allSongs',
  '/user/rankings/byTrackNumber',
  '/user/erasTourBuilder',
  '/user/userProfile',
  '/user/userExplorer',
  '/user/all-favorite-songs',
  '/user/account',
  '/user/my-eras',
  '/user/import',
  '/user/about',
  '/user/contact',
  '/user/releaseNotes',
  '/user/licenses',
  '/user/accessibility',
  '/user/privacy',
  '/user/terms',
  '/user/imprint',
  '/user/nowhere',
  '/loved',
  '/sorter',
  '/public-profile/thirteen',
  '/share-setlist/thirteen',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
];
/** What climbed since last week: a table in the narrowest of columns. */
const CHANGES: WeeklyChanges = {
  since: '2026-01-06',
  favoriteSongs: [
    { title: 'Would’ve, Could’ve, Should’ve', rank: 104, rankBefore: 209, count: 31, gained: 12 },
  ],
  tourSongs: [],
  albums: [{ title: 'The Tortured Poets Department', rank: 1, rankBefore: 2, count: 300, gained: 100 }],
};
const visitorPaths = [
  '/',
  '/login',
  '/signup',
  '/top13',
  '/loved',
  '/match/101sMtdvgLG106XDc9GLdFtPTon8UaL9bC',
  '/t13/106XDc9GLdFtPTon8UaL9bC?certain=5',
];
const WIDTHS = process.env['TEST_ALL'] === '1' ? [360, 390, 1280] : [360];

for (const size of [20, 24, 32]) {
  test(`with text of ${size} pixels every page fits`, { tag: '@full' }, async () => {
    const baseURL = process.env['E2E_URL'] ?? '';
    // A limit for a page that hangs: each size opens over a hundred of them.
    test.setTimeout(900_000);
    const fan = await addFan(baseURL);
    await completeProfile(baseURL, fan);
    const songs = (await listAllAlbums(baseURL)).flatMap((album) => album.songs.slice(0, 2));
    await saveTop13(baseURL, fan, songs.slice(0, 13));
    await nameTop13(baseURL, fan);
    await saveVerifiedShow(baseURL, fan);
    const sort = await addSort(baseURL, fan);
    const sorts = [
      sort,
      await addSort(baseURL, fan, { songs: 2, choices: 2 }),
      await addSort(baseURL, fan, { songs: 3, choices: 5 }),
      await addSort(baseURL, fan, { songs: 9, choices: 9 }),
    ];
    const browser = await launchWithText(size);
    try {
      const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
      await beginWithSession(context, baseURL, fan.session);
      const page = await context.newPage();
      await page.route(`**${getWeeklyChanges.path}`, (route) => route.fulfill({ json: CHANGES }));
      await page.goto('/user/userProfile');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
        `${size}px`,
      );
      const found: string[] = [];
      for (const path of [...fanPaths, ...sorts, `${sort}?view=result`]) {
        await goWithin(page, path);
        await arrive(page);
        found.push(...(await faultsOf(page, path)));
      }
      await page.evaluate(() => localStorage.clear());
      for (const path of [...visitorPaths, `/top13/${fan.username}`]) {
        await page.goto(path);
        await arrive(page);
        found.push(...(await faultsOf(page, path)));
      }
      // A visitor who was here before.
      const kept = JSON.stringify(songs.slice(0, 13).map((song) => song['_id']));
      await page.evaluate((top13) => localStorage.setItem('visitor-top13', top13), kept);
      for (const path of ['/', '/top13']) {
        await page.goto(path);
        await arrive(page);
        found.push(...(await faultsOf(page, path)));
      }
      expect(found).toEqual([]);
    } finally {
      await browser.close();
    }
  });
}

test(
  'with text of 32 pixels the bar of a public page stands above its heading',
  { tag: '@full' },
  async () => {
    const baseURL = process.env['E2E_URL'] ?? '';
    const fan = await addFan(baseURL);
    await saveVerifiedShow(baseURL, fan);
    const browser = await launchWithText(32);
    try {
      const viewport = { width: 390, height: 844 };
      const context = await browser.newContext({ baseURL, viewport, reducedMotion: 'reduce' });
      await beginWithSession(context, baseURL, fan.session);
      const page = await context.newPage();
      for (const path of ['/share-setlist/thirteen', `/share-setlist/${fan.username}`]) {
        await page.goto(path);
        await arrive(page);
        await expect(page.getByRole('banner').getByRole('link').last()).toBeVisible();
        expect(await linksOverHeading(page)).toEqual([]);
      }
    } finally {
      await browser.close();
    }
  },
);

/** A browser whose own text size is set, which media queries in em follow, too: a style of the page would not do. */
function launchWithText(size: number): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['E2E_BROWSER'] ?? '',
    args: [...browserFlags, `--blink-settings=defaultFontSize=${size}`],
  });
}

/** What does not fit into the window on this page, at each width. */
async function faultsOf(page: Page, path: string): Promise<string[]> {
  const faults: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    let found: string[] = [];
    // Pictures and charts take the new width a moment later.
    const settled = expect.poll(async () => (found = await misfits(page, width))).toEqual([]);
    await settled.catch(() => faults.push(...found.map((fault) => `${path} at ${width}: ${fault}`)));
  }
  return faults;
}

async function misfits(page: Page, width: number): Promise<string[]> {
  const found = (await cutOffTexts(page)).map((text) => `"${text}" is cut`);
  found.push(...(await coveredPlaceholders(page)).map((text) => `a button lies over "${text}"`));
  if ((await sidewaysScroll(page)) > 0) found.push('scrolls sideways');
  const logout = page.getByRole('button', { name: 'Logout' });
  const box = (await logout.isVisible()) ? await logout.boundingBox() : null;
  if (box && (box.x < 0 || box.x + box.width > width)) found.push('Logout is cut');
  return found;
}
