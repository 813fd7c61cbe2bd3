import { expect } from './support/journey.ts';
import { inBothLooks, sidewaysScroll } from './support/screen.ts';
import { addButton, openBuilder, test } from './support/set-list.ts';

test('the builder and its dialogs have no accessibility violations and no sideways scroll', async ({
  page,
  show,
  expectNoAxeViolations,
}) => {
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
});

test('an empty table and its check have no accessibility violations', async ({
  page,
  show,
  expectNoAxeViolations,
}) => {
  await show.save({});
  await openBuilder(page);
  const more = page.getByRole('button', { name: 'More', exact: true });
  const hasDock = await more.isVisible();
  if (hasDock) {
    await more.click();
    await page.getByRole('menuitem').first().click();
    await expect(page.getByRole('dialog')).toContainText(`${show.era(0)} needs a song`);
  }
  await inBothLooks(page, expectNoAxeViolations);
  if (hasDock) {
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(more).toBeFocused();
  }
});
