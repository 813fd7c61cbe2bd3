import type { Locator } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { RANKINGS_PATH } from '../support/rankings.ts';

const WIDTH = 1920;
test.use({ viewport: { width: WIDTH, height: 1080 } });
test.skip(({ isMobile }) => isMobile, 'a phone has no wide window');

/** How much of a picture's height its box shows, from 0 to 1; the rest is cut off. */
function shownHeight(picture: Locator): Promise<number> {
  return picture.evaluate((image: HTMLImageElement) => {
    const { width, height } = image.getBoundingClientRect();
    return Math.min(1, height / ((width / image.naturalWidth) * image.naturalHeight));
  });
}

test('a wide window is used, and a banner keeps its subject', { tag: '@full' }, async ({ fanPage: page }) => {
  await page.goto(RANKINGS_PATH);
  const shelf = page.getByRole('main').getByRole('list');
  await expect(shelf).toBeVisible();
  expect((await shelf.boundingBox())?.width).toBeGreaterThan(WIDTH * 0.74);

  // The bead of the current page hangs within the header, not over what scrolls below it.
  const here = page.getByRole('banner').getByRole('link', { name: 'Album Rankings' });
  const reach = await here.evaluate((link) => Number.parseFloat(getComputedStyle(link, '::after').bottom));
  expect(reach).toBeGreaterThanOrEqual(0);

  await page.goto('/public-profile/thirteen');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const art = page.locator('main img[src^="/media/backgrounds/"]').first();
  await expect.poll(() => art.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600);
  expect(await shownHeight(art)).toBeGreaterThan(0.55);
});
