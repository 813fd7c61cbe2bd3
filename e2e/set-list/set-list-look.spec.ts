import { tourEras } from '../support/catalogue.ts';
import { expect } from '../support/journey.ts';
import { eraRow, openBuilder, test } from '../support/set-list.ts';

test.skip(({ isMobile }) => isMobile, 'Chips are for a mouse.');

test('four eras with their songs as chips fit in a window of 1280 by 800', async ({ page, show }) => {
  await show.save(show.whole);
  await openBuilder(page);
  const song = (index: number) =>
    page.getByRole('button', { name: `Remove ${show.title(0, index)}`, exact: true });
  const [first, second] = [await song(0).boundingBox(), await song(1).boundingBox()];
  expect(second?.y).toBe(first?.y);
  const last = page.getByRole('button', { name: `Remove ${show.title(3, 3)}`, exact: true });
  await expect(last).toBeInViewport({ ratio: 1 });

  // The menu is always there, the rest when the song is pointed at, or reached by a key.
  const title = show.title(0, 0);
  const menu = page.getByRole('button', { name: `Move ${title}`, exact: true });
  await expect(menu).toHaveCSS('opacity', '1');
  await expect(song(0)).toHaveCSS('opacity', '0');
  await menu.hover();
  await expect(song(0)).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(song(0)).toHaveCSS('opacity', '0');
  await song(0).focus();
  await expect(song(0)).toHaveCSS('opacity', '1');
});

test(
  'after publishing, Share is the loud button, until something changes',
  { tag: '@full' },
  async ({ page, show }) => {
    await show.save(show.whole);
    await openBuilder(page);
    const check = page.getByRole('region', { name: 'Your show' });
    const share = check.getByRole('button', { name: 'Share' });
    const ground = (name: string) =>
      check.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).backgroundColor);
    const loud = await ground('Verify');
    await check.getByRole('button', { name: 'Verify' }).click();
    await expect(share).toBeEnabled();
    await expect(share).toHaveCSS('background-color', loud);
    expect(await ground('Verify')).not.toBe(loud);

    await page.getByRole('button', { name: `Remove ${show.title(0, 0)}`, exact: true }).click();
    await expect(share).not.toHaveCSS('background-color', loud);
  },
);

test(
  'the place of an era in the show stands on one line, with large text, too',
  { tag: '@full' },
  async ({ page, show }) => {
    await show.save(show.whole);
    await openBuilder(page);
    const place = eraRow(page, 'Surprise Songs').getByText(String(tourEras + 1), { exact: true });
    for (const fontSize of ['100%', '200%']) {
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), fontSize);
      const { lines, beside } = await place.evaluate((number) => {
        const text = document.createRange();
        text.selectNodeContents(number);
        const { width } = text.getBoundingClientRect();
        return {
          lines: text.getClientRects().length,
          beside: number.getBoundingClientRect().width - width,
        };
      });
      expect(lines).toBe(1);
      expect(beside).toBeGreaterThanOrEqual(0);
    }
  },
);
