import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { inBothLooksIfAll } from '../support/screen.ts';

const photos = (page: Page) => page.getByRole('list', { name: 'Photo wall' }).getByRole('button');
const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Photos' });

test.describe('the photos of the about page', () => {
  test(
    'open in a lightbox that keys lead through, and that keeps the focus and gives it back',
    { tag: '@full' },
    async ({ page, expectNoAxeViolations }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto('/user/about');
      await expect(photos(page)).toHaveCount(8);
      const third = photos(page).nth(2);
      await third.focus();
      await page.keyboard.press('Enter');

      await expect(lightbox(page)).toBeVisible();
      await expect(lightbox(page)).toContainText('3 of 8');
      await expectNoAxeViolations(page);

      await page.keyboard.press('ArrowRight');
      await expect(lightbox(page)).toContainText('4 of 8');
      await lightbox(page).getByRole('button', { name: 'Previous photo' }).click();
      await expect(lightbox(page)).toContainText('3 of 8');
      await expect(lightbox(page)).toContainText('Side A, from the first note.');

      await page.keyboard.press('Escape');
      await expect(lightbox(page)).toHaveCount(0);
      await expect(third).toBeFocused();

      // Safari clicks a button without focusing it.
      await photos(page).first().dispatchEvent('click');
      await expect(lightbox(page)).toBeVisible();
      for (let press = 0; press < 6; press += 1) {
        await page.keyboard.press('Tab');
        const isInside = await page.evaluate(
          () =>
            document.activeElement === document.body ||
            document.activeElement?.closest('[role="dialog"]') !== null,
        );
        expect(isInside).toBe(true);
      }
      await lightbox(page).getByRole('button', { name: 'Close' }).click();
      await expect(photos(page).first()).toBeFocused();
      expect(
        asked.filter((path) => /licenses/i.test(path)),
        'what one other page alone needs',
      ).toEqual([]);
    },
  );

  test('can be swiped', { tag: ['@phone', '@full'] }, async ({ page, hasTouch }) => {
    test.skip(!hasTouch, 'a swipe needs a finger');
    await page.goto('/user/about');
    await photos(page).first().tap();
    await expect(lightbox(page)).toContainText('1 of 8');
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 400 }] });
    await touch('touchStart', 320);
    for (let x = 300; x >= 60; x -= 20) await touch('touchMove', x);
    await touch('touchEnd');
    await expect(lightbox(page)).toContainText('2 of 8');
  });
});

test('the about page leads to the author and tells of the tip jar', async ({
  page,
  expectNoAxeViolations,
}) => {
  await page.goto('/user/about');
  await expect(page.getByRole('link', { name: /author/ })).toHaveAttribute(
    'href',
    '/public-profile/thirteen',
  );
  await expect(page.getByRole('heading', { name: 'Tip jar' })).toBeVisible();
  await inBothLooksIfAll(page, expectNoAxeViolations);
});

test(
  'photos that do not load can be asked for again',
  { tag: '@full' },
  async ({ page, allowConsoleErrors }) => {
    allowConsoleErrors(/Failed to load resource/);
    await page.route('**/api/site/about', (route) => route.abort());
    await page.goto('/user/about');
    await expect(page.getByRole('alert')).toContainText('We couldn’t load the photos.', { timeout: 20_000 });
    await page.unroute('**/api/site/about');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(photos(page)).toHaveCount(8);
  },
);

test('the release notes run from this version to the first', async ({ page, expectNoAxeViolations }) => {
  await page.goto('/user/releaseNotes');
  const versions = page.getByRole('heading', { level: 2 });
  await expect(versions.last()).toHaveText('Version 1.0.0');
  await expect(versions.nth(-2)).toHaveText('Version 2.0.0');
  await expect(page.getByText('Sept 28, 2024')).toBeVisible();
  await expect(page.getByText('Aug 10, 2025')).toBeVisible();
  await inBothLooksIfAll(page, expectNoAxeViolations);
});

test.describe('the licenses', () => {
  test(
    'of libraries and of both fonts are one press away from the about page',
    { tag: '@full' },
    async ({ page, expectNoAxeViolations }) => {
      await page.goto('/user/about');
      await page.getByRole('link', { name: 'Licenses' }).click();
      await expect(page).toHaveTitle('Licenses | Thirteen');
      const entry = (name: string) => page.getByRole('listitem').filter({ hasText: name });
      await expect(entry('react-dom').first()).toContainText('MIT');
      for (const font of ['@fontsource-variable/bodoni-moda', '@fontsource-variable/figtree']) {
        await expect(entry(font)).toContainText('OFL-1.1');
        await expect(entry(font).getByText('SIL OPEN FONT LICENSE')).toBeHidden();
        await entry(font).getByText(font).click();
        await expect(entry(font).getByText('SIL OPEN FONT LICENSE')).toBeVisible();
      }
      await inBothLooksIfAll(page, expectNoAxeViolations);
    },
  );

  test('that do not load can be asked for again', { tag: '@full' }, async ({ page, allowConsoleErrors }) => {
    allowConsoleErrors(/Failed to load resource/);
    await page.route('**/api/site/licenses', (route) => route.abort());
    await page.goto('/user/licenses');
    await expect(page.getByRole('alert')).toContainText('We couldn’t load the licenses.', {
      timeout: 20_000,
    });
    await page.unroute('**/api/site/licenses');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('react-router')).toBeVisible();
  });
});
