import { addFan, beginWithSession } from '../support/fan.ts';
import { expect, test } from '../support/journey.ts';
import { completeProfile } from '../support/profile.ts';
import {
  arrive,
  cutOffTexts,
  cutRings,
  goWithin,
  inBothLooks,
  sidewaysScroll,
  smallFields,
  smallTargets,
} from '../support/screen.ts';
import { startSort } from '../support/sorter.ts';
import type { Page } from '@playwright/test';

/** An address, and the title of its page, which is another one than that of the screen before. */
type Screen = readonly [path: string, name: string | RegExp];

// For what would never end.
const TIME_FOR_A_SCREEN_MS = 30_000;

/** Screens that anybody may open, by what they are about. */
const openScreens: Readonly<Record<string, readonly Screen[]>> = {
  'an account': [
    ['/login', 'Log in'],
    ['/reset-password', 'Reset password'],
    ['/confirm-email', 'Confirm email'],
    ['/forgot-password', 'Forgot password'],
    ['/reset-password?token=none', 'Reset password'],
    ['/confirm-email?token=none', 'Confirm email'],
    ['/signup', 'Sign up'],
  ],
  'the site': [
    ['/', /Thirteen/],
    ['/sorter/none', 'Sorter'],
    ['/loved', 'Your Top 13'],
    ['/top13', 'Top 13 List'],
    ['/match/101sMtdvgLG106XDc9GLdFtPTon8UaL9bC', 'A Match'],
    ['/t13/106XDc9GLdFtPTon8UaL9bC?certain=5', 'A Top 13'],
    ['/user/about', 'About'],
    ['/user/contact', 'Contact'],
    ['/user/releaseNotes', 'Release Notes'],
    ['/user/licenses', 'Licenses'],
    ['/user/accessibility', 'Accessibility'],
    ['/user/privacy', 'Privacy'],
    ['/user/terms', 'Terms'],
    ['/user/imprint', 'Imprint'],
    ['/sorter?goal=selection', 'Sorter'],
  ],
};

const fanScreens: readonly Screen[] = [
  ['/user/userHome', 'Home'],
  ['/user/top13list', 'Top 13 List'],
  ['/user/account', 'Account'],
  ['/user/my-eras', 'My Eras'],
  ['/user/rankings', 'Album Rankings'],
  ['/user/rankings/nineteen-eighty-nine', /Ranking \| Thirteen$/],
  ['/user/rankings/singles', /^(?:Standalone )?Singles.* Ranking \| Thirteen$/],
  ['/user/rankings/allAlbums', 'All Albums Ranking'],
  ['/user/erasTourBuilder', 'Eras Tour Builder'],
  ['/user/userProfile', 'My Profile'],
  ['/user/all-favorite-songs', "Users' Favorite Songs List"],
  ['/user/userExplorer', 'User Explorer'],
];

for (const [about, screens] of Object.entries(openScreens)) {
  test(`screens about ${about} are named, readable and fit`, async ({ page, expectNoAxeViolations }) => {
    test.setTimeout(screens.length * TIME_FOR_A_SCREEN_MS);
    // A link that works, so that its form shows.
    await page.route('**/reset-password/check', (route) => route.fulfill({ json: { usable: true } }));
    await expectGoodScreens(page, screens, expectNoAxeViolations);
  });
}

// Two tests, so that both workers look.
for (const [part, screens] of [fanScreens.slice(0, 5), fanScreens.slice(5)].entries()) {
  test(`the screens of a fan are named, readable and fit, part ${part + 1}`, async ({
    fanPage: page,
    expectNoAxeViolations,
  }) => {
    test.setTimeout(screens.length * TIME_FOR_A_SCREEN_MS);
    await expectGoodScreens(page, screens, expectNoAxeViolations);
  });
}

/** From where a fan is led on, and where a fan has no sort. */
const notForFans = ['/', '/login', '/signup', '/sorter/none'];

test(
  'on a phone no field is zoomed into, and a finger meets each control',
  { tag: '@phone' },
  async ({ fanPage: page }) => {
    const faults: string[] = [];
    await page.goto('/user/account');
    const all = [...fanScreens, ...Object.values(openScreens).flat()];
    for (const [path, name] of all.filter(([address]) => !notForFans.includes(address))) {
      await goWithin(page, path);
      await expectWholeScreen(page, name);
      const found = [...(await smallFields(page)), ...(await smallTargets(page))];
      faults.push(...found.map((fault) => `${path}: ${fault}`));
    }
    await page.evaluate(() => localStorage.clear());
    for (const path of notForFans) {
      await page.goto(path);
      await arrive(page);
      const found = [...(await smallFields(page)), ...(await smallTargets(page))];
      faults.push(...found.map((fault) => `${path}: ${fault}`));
    }
    expect(faults).toEqual([]);
  },
);

test('every page of a fan asks a visitor to log in first', async ({ page }) => {
  await page.goto('/login');
  for (const [path] of fanScreens) {
    await goWithin(page, path);
    const query = path === '/user/userHome' ? '' : `?next=${encodeURIComponent(path)}`;
    await expect(page).toHaveURL(`/login${query}`);
  }
});

for (const path of ['/nowhere/at/all', '/user/nowhere']) {
  test(`${path} says that there is no such page`, async ({
    page,
    allowConsoleErrors,
    expectNoAxeViolations,
  }) => {
    allowConsoleErrors(/status of 404/);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Sorry, can't find this page!");
    const home = page.getByRole('link', { name: 'Return Home' });
    await expect(home).toHaveAttribute('href', '/user/userHome');
    await expect(page.getByRole('contentinfo')).toHaveCount(path.startsWith('/user') ? 1 : 0);
    await expectGoodScreen(page, 'Page not found', expectNoAxeViolations);
  });
}

for (const atATime of ['Two', 'Five', 'Nine'] as const) {
  const tag = atATime === 'Nine' ? [] : ['@full'];
  test(
    `a question of ${atATime}, and what it comes to, is readable and fits`,
    { tag },
    async ({ page, expectNoAxeViolations }) => {
      await startSort(page, 'top13', atATime);
      await expect.poll(() => blurredCovers(page)).toEqual([]);
      await page.locator('[data-choice]').first().click();
      await page
        .getByRole('button', { name: /^Don’t know/ })
        .first()
        .click();
      await expectGoodScreen(page, 'Sorter', expectNoAxeViolations);
      await page.getByRole('link', { name: 'Stop here' }).click();
      await expect(page.getByRole('list', { name: 'Your ranking' })).toBeVisible();
      await page.setViewportSize({ width: 1280, height: 800 });
      await expectGoodScreen(page, 'Sorter', expectNoAxeViolations);
      await page.getByRole('link', { name: 'To the sorter' }).click();
      await expect(page.getByRole('link', { name: /^Continue/ })).toBeVisible();
      await expectGoodScreen(page, 'Sorter', expectNoAxeViolations);
    },
  );
}

test('the widest name fits wherever it is shown', { tag: '@full' }, async ({ page, context, baseURL }) => {
  const url = baseURL ?? '';
  const fans = [await addFan(url, 'WWWWWWWWWWWWWW'), await addFan(url, 'mmmmmmmmmmmmmm')] as const;
  for (const fan of fans) await completeProfile(url, fan);
  await beginWithSession(context, url, fans[0].session);
  const paths = ['/user/userHome', '/user/account', '/user/userProfile', '/user/userExplorer'];
  for (const path of [...paths, ...fans.map(({ username }) => `/public-profile/${username}`)]) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await expectWholeScreen(page, /Thirteen/);
    await expectToFit(page);
  }
});

type AxeCheck = (page: Page, onlyColors?: boolean) => Promise<void>;

/** Looks at one screen after the other, and at the next ones, too, where one is at fault. */
async function expectGoodScreens(
  page: Page,
  screens: readonly Screen[],
  expectNoAxeViolations: AxeCheck,
): Promise<void> {
  const size = page.viewportSize();
  const faults: string[] = [];
  for (const [path, name] of screens) {
    await test
      .step(path, async () => {
        if (size) await page.setViewportSize(size);
        await (page.url() === 'about:blank' ? page.goto(path) : goWithin(page, path));
        await expectGoodScreen(page, name, expectNoAxeViolations);
      })
      .catch((error: unknown) => faults.push(`${path}: ${String(error)}`));
  }
  expect(faults).toEqual([]);
}

async function expectGoodScreen(
  page: Page,
  name: string | RegExp,
  expectNoAxeViolations: AxeCheck,
): Promise<void> {
  await expectWholeScreen(page, name);
  await inBothLooks(page, expectNoAxeViolations);
  expect(await smallFields(page), 'fields that a phone zooms into').toEqual([]);
  expect(await cutRings(page), 'focus rings that are cut off').toEqual([]);
  await expectToFit(page);
}

/** Covers of a question that are drawn larger than the picture that was loaded. */
function blurredCovers(page: Page): Promise<string[]> {
  return page.locator('[data-choice] img').evaluateAll((covers: HTMLImageElement[]) =>
    covers
      .filter(({ currentSrc }) => !currentSrc.endsWith('.svg'))
      .filter((cover) => cover.naturalWidth < cover.getBoundingClientRect().width)
      .map(({ currentSrc, naturalWidth }) => `${currentSrc} of ${naturalWidth}`),
  );
}

/** Waits until a screen is all there. */
async function expectWholeScreen(page: Page, name: string | RegExp): Promise<void> {
  await expect(page).toHaveTitle(typeof name === 'string' ? `${name} | Thirteen` : name);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  await arrive(page);
}

/** Checks the narrowest window, also with the text spacing that a reader may set. */
async function expectToFit(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await cutOffTexts(page), 'texts that leave the window at 320 px').toEqual([]);
  await loosenText(page);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await cutOffTexts(page), 'texts that leave the window with wide spacing').toEqual([]);
  await page.evaluate(() => (document.adoptedStyleSheets = []));
}

/** The spacing that a reader may set (WCAG 2.2, 1.4.12). */
function loosenText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }',
    );
    document.adoptedStyleSheets = [sheet];
  });
}
