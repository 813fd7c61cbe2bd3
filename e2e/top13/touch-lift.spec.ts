import { expect } from '../support/journey.ts';
import { expectTitles, gripAt, RANKINGS_PATH, test } from '../support/rankings.ts';
import { middleOf } from '../support/top13.ts';
import { fingerOn } from '../support/touch.ts';

const SLUG = 'folklore';

test(
  'a finger on a grip scrolls when it swipes, lifts when it rests, and opens the menu when it taps',
  { tag: '@phone' },
  async ({ page, rankings, isMobile }) => {
    test.skip(!isMobile, 'A desktop has no touch screen.');
    const { songs } = await rankings.albumOf(SLUG);
    const [a = '', b = '', c = '', ...rest] = songs.map(({ title }) => title);
    let saves = 0;
    page.on('request', (request) => (saves += request.method() === 'PUT' ? 1 : 0));
    await page.goto(`${RANKINGS_PATH}/${SLUG}`);
    await expectTitles(page, [a, b, c, ...rest]);
    const finger = await fingerOn(page);

    const from = await middleOf(gripAt(page, 4));
    await finger.press(from);
    await finger.moveTo({ x: from.x, y: from.y - 250 });
    await finger.lift();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    await expectTitles(page, [a, b, c, ...rest]);
    expect(saves).toBe(0);

    await gripAt(page, 3).tap();
    await expect(page.getByRole('menu', { name: `Move ${c}` })).toBeVisible();
    await gripAt(page, 3).tap();
    await expect(page.getByRole('menu')).toHaveCount(0);
    await gripAt(page, 3).tap();
    await page.getByRole('menuitem', { name: 'Move to top' }).click();
    await expectTitles(page, [c, a, b, ...rest]);
    await expect(gripAt(page, 1)).toBeFocused();
    // Far down the page the head with its buttons is out of sight; undo is not.
    await expect(page.getByRole('group', { name: 'Last move' })).toContainText(`Moved ${c} to 1`);
    await page.getByRole('button', { name: 'Undo move' }).tap();
    await expectTitles(page, [a, b, c, ...rest]);

    const start = await middleOf(gripAt(page, 1));
    await finger.press(start);
    await page.locator('[data-lifting="dragged"]').waitFor();
    const scrolled = await page.evaluate(() => window.scrollY);
    const target = await middleOf(gripAt(page, 2));
    await finger.moveTo({ x: start.x, y: target.y + 20 });
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    await finger.lift();
    await expectTitles(page, [b, a, c, ...rest]);
  },
);
