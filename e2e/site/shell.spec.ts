import { expect, test } from '../support/journey.ts';
import {
  chooseInHeader,
  goWithin,
  inBothLooks,
  inBothLooksIfAll,
  sidewaysScroll,
} from '../support/screen.ts';
import type { Locator, Page } from '@playwright/test';

const fanLinks = [
  ['Home', '/user/userHome'],
  ['About', '/user/about'],
  ['Album Rankings', '/user/rankings'],
  ['Top 13 List', '/user/top13list'],
  ['Eras Tour Builder', '/user/erasTourBuilder'],
  ['My Profile', '/user/userProfile'],
  ['Sorter', '/sorter'],
];
const moreLinks = [
  ["Users' Favorite Songs List", '/user/all-favorite-songs'],
  ['User Explorer', '/user/userExplorer'],
  ['Contact', '/user/contact'],
  ['Release Notes', '/user/releaseNotes'],
  ['Account', '/user/account'],
];
const footerLinks = [
  ["Users' Favorite Songs List", '/user/all-favorite-songs'],
  ['User Explorer', '/user/userExplorer'],
  ['Contact', '/user/contact'],
  ['Release Notes', '/user/releaseNotes'],
];

test.describe('for a fan', () => {
  test.beforeEach(async ({ fanPage: page }) => {
    await page.goto('/user/userProfile');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('the header links to the six pages and the sorter, leads to all others, too, and logs out', async ({
    page,
    expectNoAxeViolations,
  }) => {
    const { menu, burger } = await openMenu(page);
    const isNarrow = await burger.isVisible();
    expect(await linksOf(menu)).toEqual(isNarrow ? [...fanLinks, ...moreLinks] : fanLinks);
    await expect(menu.getByRole('link', { name: 'My Profile' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.locator('[aria-current]')).toHaveCount(1);
    await expect(menu.getByRole('button')).toHaveText(isNarrow ? ['Logout'] : ['More', 'Logout']);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Thirteen' })).toHaveAttribute(
      'href',
      '/user/userHome',
    );

    if (!isNarrow) {
      const more = menu.getByRole('button', { name: 'More pages' });
      await more.click();
      await expect(more).toHaveAttribute('aria-expanded', 'true');
      expect(await linksOf(menu)).toEqual([...fanLinks, ...moreLinks]);
      await inBothLooks(page, expectNoAxeViolations);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(more).toBeFocused();
      expect(await linksOf(menu)).toEqual(fanLinks);
      await more.click();
    }
    await menu.getByRole('link', { name: 'Account' }).click();
    await expect(page).toHaveURL('/user/account');
    await expect(menu.getByRole('link', { name: 'Account' })).toBeHidden();
  });

  test('the first stop of the keyboard skips to the main area, the last ones are the links of the footer', async ({
    page,
  }) => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    const footer = page.getByRole('contentinfo');
    expect(await linksOf(footer.getByRole('navigation'))).toEqual(footerLinks);
    await expect(footer).toContainText('© 2025');
    await expect(footer.getByRole('link', { name: /built by/i })).toHaveAttribute('href', '/user/about');
    await expect(footer.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/user/account');
    const statement = footer.getByRole('link', { name: 'Accessibility' });
    await expect(statement).toHaveAttribute('href', '/user/accessibility');
    const isTouch = await page.evaluate(() => matchMedia('(pointer: coarse)').matches);
    const heights = await footer
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(isTouch ? 44 : 24);
  });

  test('going to a page moves the focus to its heading and names it; a ranking keeps Album Rankings current', async ({
    page,
  }) => {
    await chooseInHeader(page, 'link', 'Eras Tour Builder');
    await expect(page.getByRole('heading', { level: 1, name: 'Your Eras Tour' })).toBeFocused();
    await expect(page).toHaveTitle('Eras Tour Builder | Thirteen');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeFocused();
    await expect(page).toHaveTitle('My Profile | Thirteen');

    await goWithin(page, '/user/rankings/lover');
    const { menu } = await openMenu(page);
    await expect(menu.getByRole('link', { name: 'Album Rankings' })).toHaveAttribute('aria-current', 'page');
  });
});

test(
  'screens outside the shell have a skip link and landmarks, too',
  { tag: '@full' },
  async ({ page, allowConsoleErrors }) => {
    allowConsoleErrors(/status of 404/);
    const paths = ['/', '/login', '/reset-password', '/nowhere'];
    for (const path of [...paths, '/public-profile/thirteen', '/share-setlist/thirteen']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    }
  },
);

test('a visitor finds About, the sorter, Log in and Sign up, and no Logout', async ({
  page,
  expectNoAxeViolations,
}) => {
  await page.goto('/user/about');
  const { menu } = await openMenu(page);
  expect(await linksOf(menu)).toEqual([
    ['About', '/user/about'],
    ['Sorter', '/sorter'],
    ['Log in', '/login'],
    ['Sign up', '/signup'],
  ]);
  await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Account' })).toHaveCount(0);
  await inBothLooksIfAll(page, expectNoAxeViolations);
});

test.describe('the burger menu', { tag: '@phone' }, () => {
  test.beforeEach(async ({ fanPage: page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/user/userProfile');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('is there up to 768 pixels, opens and closes by its button, by Escape and by a tap outside', async ({
    page,
  }) => {
    const burger = page.getByRole('button', { name: 'Menu' });
    const menu = page.getByRole('navigation', { name: 'Main' });
    await page.setViewportSize({ width: 769, height: 800 });
    await expect(burger).toBeHidden();
    await expect(menu).toBeVisible();
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(burger).toBeVisible();
    await expect(menu).toBeHidden();

    await page.setViewportSize({ width: 390, height: 844 });
    await openMenu(page);
    await expect(burger).toHaveAttribute('aria-expanded', 'true');
    await burger.click();
    await expect(menu).toBeHidden();
    await expect(burger).toHaveAttribute('aria-expanded', 'false');

    await openMenu(page);
    await menu.getByRole('link', { name: 'About' }).focus();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(burger).toBeFocused();

    await openMenu(page);
    await page.mouse.click(195, 700);
    await expect(menu).toBeHidden();
    await expect(burger).toBeFocused();
  });

  test(
    'shows all its links at once, each as high as a finger needs, and closes with a choice',
    { tag: '@full' },
    async ({ page }) => {
      const { menu, burger } = await openMenu(page);
      await menu.getByRole('link', { name: 'My Profile' }).click();
      await expect(menu).toBeHidden();
      await expect(burger).toBeFocused();
      await openMenu(page);
      await menu.getByRole('link', { name: 'About' }).click();
      await expect(menu).toBeHidden();
      await expect(page).toHaveURL('/user/about');

      await openMenu(page);
      for (const width of [390, 320, 768]) {
        await page.setViewportSize({ width, height: 844 });
        const links = await menu.getByRole('link').all();
        expect(links).toHaveLength(fanLinks.length + moreLinks.length);
        for (const link of links) {
          await expect.poll(() => isUncovered(link), `${await link.textContent()} at ${width}`).toBe(true);
          // A browser may lack a millionth of a pixel.
          expect.soft(Math.round((await link.boundingBox())?.height ?? 0)).toBeGreaterThanOrEqual(44);
        }
      }
    },
  );

  test(
    'is at most 350 pixels high and scrolls by itself',
    { tag: '@full' },
    async ({ page, expectNoAxeViolations }) => {
      const { menu } = await openMenu(page);
      await expect.poll(async () => (await menu.boundingBox())?.height).toBeLessThanOrEqual(350);
      await inBothLooks(page, expectNoAxeViolations);
      const logout = menu.getByRole('button', { name: 'Logout' });
      await logout.scrollIntoViewIfNeeded();
      await expect(logout).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.setViewportSize({ width: 280, height: 653 });
      const account = menu.getByRole('link', { name: 'Account' });
      await account.focus();
      await expect(account).toBeInViewport({ ratio: 1 });
      expect(await isUncovered(account)).toBe(true);
      await page.setViewportSize({ width: 568, height: 320 });
      await expect.poll(async () => (await menu.boundingBox())?.height).toBeLessThanOrEqual(264);
    },
  );
});

test('the footer stacks its links at 1000 pixels', { tag: '@full' }, async ({ page }) => {
  await page.goto('/user/about');
  const links = page.getByRole('contentinfo').getByRole('navigation').getByRole('link');
  const tops = async () => {
    const boxes = await Promise.all([links.first().boundingBox(), links.last().boundingBox()]);
    return boxes.map((box) => Math.round(box?.y ?? -1));
  };
  await page.setViewportSize({ width: 1001, height: 800 });
  await expect(links.first()).toBeVisible();
  const [first, last] = await tops();
  expect(first).toBe(last);
  await page.setViewportSize({ width: 1000, height: 800 });
  const [upper, lower] = await tops();
  expect(lower).toBeGreaterThan(upper ?? 0);
});

test(
  'a slow answer shows the loading line, a quick one does not',
  { tag: '@full' },
  async ({ fanPage: page }) => {
    const line = page.getByRole('progressbar', { name: 'Loading' });
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/rankings/user/top-thirteen', async (route) => {
      await answer.promise;
      await route.continue();
    });
    await page.goto('/user/top13list');
    await expect(line).toBeVisible();
    await chooseInHeader(page, 'link', 'About');
    await expect(page).toHaveURL('/user/about');
    answer.resolve();
    await expect(line).toHaveCount(0);

    // Screens without the header have it, too.
    const publicAnswer = Promise.withResolvers<void>();
    await page.route('**/api/profile/eras-tour-set-list/*', async (route) => {
      await publicAnswer.promise;
      await route.continue();
    });
    await page.goto('/share-setlist/thirteen');
    await expect(line).toBeVisible();
    publicAnswer.resolve();
    await expect(line).toHaveCount(0);
  },
);

test(
  'a lost connection is told, and its return for a moment',
  { tag: '@full' },
  async ({ page, context, allowConsoleErrors }) => {
    // A font may still have been on its way.
    allowConsoleErrors(/ERR_INTERNET_DISCONNECTED/);
    await page.goto('/user/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.setOffline(true);
    const bar = page.getByText('Offline. Changes are kept here and saved later.');
    await expect(bar).toBeVisible();
    await context.setOffline(false);
    await expect(bar).toHaveCount(0);
    const back = page.getByText('Back online.');
    await expect(back).toBeVisible();
    await expect(back).toHaveCount(0);
  },
);

test('a page opened without a network says so, and opens when it is back', async ({
  fanPage: page,
  context,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module|preload/);
  // Its code must not come ahead of its use, as that of the pages nearby does.
  await page.route('**/assets/eras-tour-builder-page*', (route) => route.abort('internetdisconnected'));
  await page.goto('/user/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await chooseInHeader(page, 'link', 'Eras Tour Builder');
  const card = page.getByRole('alert');
  await expect(card).toContainText('You’re offline. This comes by itself when that changes.');
  await page.unroute('**/assets/eras-tour-builder-page*');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Your Eras Tour' })).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('a chosen theme is kept and stands before the app has loaded', async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/ERR_FAILED/);
  const theme = () => page.evaluate(() => document.documentElement.dataset['theme']);
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto('/user/about');
  const light = await paper();
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect.poll(paper).not.toBe(light);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');

  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  expect(await theme()).toBe('dark');
  await page.unroute('**/assets/*.js');

  await page.reload();
  await page.getByRole('radio', { name: 'Light' }).check({ force: true });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect.poll(paper).toBe(light);
  await page.getByRole('radio', { name: 'System' }).check({ force: true });
  await expect.poll(paper).not.toBe(light);
});

test('nothing moves for a fan who prefers reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const durations = await page.evaluate(() =>
    ['--t-fast', '--t-base', '--t-slow'].map((name) =>
      getComputedStyle(document.documentElement).getPropertyValue(name).trim(),
    ),
  );
  expect(
    durations.map((duration) => Number.parseFloat(duration) * (duration.endsWith('ms') ? 1 : 1000)),
  ).toEqual([1, 1, 1]);
});

test('at 200 percent zoom everything is still there', { tag: '@full' }, async ({ fanPage: page }) => {
  // A window of 1280 by 800 has half of that in CSS pixels when it is zoomed to 200 percent.
  await page.setViewportSize({ width: 640, height: 400 });
  await page.goto('/user/account');
  await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
  await chooseInHeader(page, 'link', 'Top 13 List');
  await expect(page.getByRole('heading', { name: 'My Top 13' })).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
});

test(
  'a page whose code does not come ends at a card that tries again',
  { tag: '@full' },
  async ({ fanPage: page, allowConsoleErrors, expectNoAxeViolations }) => {
    allowConsoleErrors(/ERR_FAILED|Failed to fetch dynamically imported module|error loading dynamically/i);
    await page.route('**/assets/account-page*', (route) => route.abort());
    await page.goto('/user/account');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'This page didn’t load' })).toBeVisible();
    await inBothLooks(page, expectNoAxeViolations);
    await page.unroute('**/assets/account-page*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeVisible();
  },
);

/** Shows the header's links, which wait behind the burger button on narrow windows. */
/** Whether a press at the upper, the middle and the lower part of an element meets it. */
function isUncovered(element: Locator): Promise<boolean> {
  return element.evaluate((it) => {
    const { left, top, width, height } = it.getBoundingClientRect();
    return [0.1, 0.5, 0.9].every((part) =>
      it.contains(document.elementFromPoint(left + width / 2, top + height * part)),
    );
  });
}

async function openMenu(page: Page) {
  const menu = page.getByRole('navigation', { name: 'Main' });
  const burger = page.getByRole('button', { name: 'Menu' });
  await expect(page.getByRole('banner')).toBeVisible();
  if ((await burger.isVisible()) && (await burger.getAttribute('aria-expanded')) === 'false')
    await burger.click();
  await expect(menu).toBeVisible();
  return { menu, burger };
}

/** Names and addresses of the links within, in order. */
function linksOf(place: ReturnType<Page['locator']>): Promise<(string | null)[][]> {
  return place
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));
}
