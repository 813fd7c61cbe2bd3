import { expect } from '../support/journey.ts';
import { inBothLooks, inBothLooksIfAll, sidewaysScroll } from '../support/screen.ts';
import { openingSongs, resetButtons, searchField, test, TOP13_PATH } from '../support/top13.ts';

test(
  'the Top 13 has no accessibility violations and no sideways scroll',
  { tag: '@full' },
  async ({ page, top13, baseURL, expectNoAxeViolations }) => {
    test.slow();
    // One of each album, so that each era's look is on the page.
    const songs = await openingSongs(baseURL ?? '');
    await top13.save(songs);
    await page.goto(TOP13_PATH);
    await expect(resetButtons(page)).toHaveCount(songs.length);
    await inBothLooks(page, expectNoAxeViolations);

    await searchField(page, 13).fill('love');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await inBothLooks(page, expectNoAxeViolations);

    await searchField(page, 13).fill('');
    await page
      .getByRole('button', { name: /, slot 13$/ })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Rank your albums' })).toBeVisible();
    await inBothLooks(page, expectNoAxeViolations);
    await page.getByRole('tab', { name: 'Albums' }).click();
    await inBothLooksIfAll(page, expectNoAxeViolations);
    await page.keyboard.press('Escape');

    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysScroll(page)).toBe(0);
  },
);
