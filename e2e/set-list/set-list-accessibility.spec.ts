import { expect } from '../support/journey.ts';
import { inBothLooks, inBothLooksIfAll, sidewaysScroll, smallTargets } from '../support/screen.ts';
import { addButton, BUILDER_PATH, openBuilder, test } from '../support/set-list.ts';

test(
  'the builder and its dialogs have no accessibility violations and no sideways scroll',
  { tag: '@phone' },
  async ({ page, show, isMobile, expectNoAxeViolations }) => {
    test.slow();
    const [first, second] = show.albums;
    if (!first || !second) throw new Error('The catalogue has too few albums.');
    const mashup = `${second.songs[6]?.['_id']}/${second.songs[7]?.['_id']}`;
    await show.save({
      ...show.whole,
      [second.era]: [...(show.whole[second.era] ?? []).slice(0, 3), mashup],
      [first.era]: first.songs
        .slice(0, 6)
        .map((song) => song['_id'])
        .slice(0, 5),
    });
    await openBuilder(page);
    await inBothLooks(page, expectNoAxeViolations);
    if (isMobile) expect(await smallTargets(page), 'smaller than a thumb needs').toEqual([]);

    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysScroll(page)).toBe(0);
    await addButton(page, second.era).click();
    await page.getByRole('combobox', { name: 'Select a song' }).fill('love');
    await page.keyboard.press('ArrowDown');
    await page.getByRole('switch', { name: 'Make it a mashup' }).scrollIntoViewIfNeeded();
    await inBothLooks(page, expectNoAxeViolations);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.getByRole('button', { name: 'Collapse all' }).click();
    expect(await sidewaysScroll(page)).toBe(0);
    await page.getByRole('button', { name: 'Running order' }).click();
    expect(await sidewaysScroll(page)).toBe(0);
    await inBothLooks(page, expectNoAxeViolations);
  },
);

test(
  'a set list that loads is not told to be empty; an empty one has no accessibility violations',
  { tag: ['@phone', '@full'] },
  async ({ page, show, isMobile, expectNoAxeViolations }) => {
    await show.save({});
    const { promise: isLookedAt, resolve: load } = Promise.withResolvers<void>();
    await page.route('**/api/rankings/eras-tour-set-list', async (route) => {
      await isLookedAt;
      await route.continue();
    });
    await page.goto(BUILDER_PATH);
    for (const name of ['Verify', 'Share', 'Reset']) {
      await expect(page.getByRole('button', { name, exact: true })).toBeDisabled();
    }
    await expect(page.getByText(/\b0\b.* of \d+|needs a song|to go\./)).toHaveCount(0);
    await inBothLooksIfAll(page, expectNoAxeViolations);

    load();
    await expect(page.getByRole('button', { name: 'Reset', exact: true })).toBeEnabled();
    if (isMobile) {
      await page.getByRole('button', { name: /^0 of 45/ }).click();
      await expect(page.getByRole('dialog', { name: 'Your show' })).toContainText(
        `${show.era(0)} needs a song`,
      );
    }
    await inBothLooks(page, expectNoAxeViolations);
    if (isMobile) {
      await page.getByRole('button', { name: 'Close', exact: true }).click();
      await expect(page.getByRole('button', { name: /^0 of 45/ })).toBeFocused();
    }
  },
);
