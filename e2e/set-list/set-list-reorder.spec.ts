import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/journey.ts';
import { dragPast } from '../support/rankings.ts';
import { eraRow, openBuilder, shownEras, shownSongs, test } from '../support/set-list.ts';

test(
  'eras are reordered by pointer, keyboard and menu, undone and redone, and all of it is kept',
  { tag: '@phone' },
  async ({ page, show, hasTouch }) => {
    const [a = '', b = '', c = '', ...rest] = show.albums.map(({ era }) => era);
    const others = [...rest, 'Surprise Songs'];
    await openBuilder(page);
    await page.getByRole('button', { name: 'Collapse all' }).click();
    expect(await shownEras(page)).toEqual([a, b, c, ...others]);

    await dragPast(page, grip(page, a), grip(page, c), hasTouch);
    await expect.poll(() => shownEras(page)).toEqual([b, c, a, ...others]);

    // For as long as an era is lifted, all are folded.
    await page.getByRole('button', { name: 'Expand all' }).click();
    const inside = page.getByText('No songs yet. Every era needs at least one.').first();
    await grip(page, a).focus();
    for (const key of ['Space', 'Home']) await page.keyboard.press(key);
    await expect(inside).toBeHidden();
    await page.keyboard.press('Space');
    await expect(inside).toBeVisible();
    await expect.poll(() => shownEras(page)).toEqual([a, b, c, ...others]);

    await page.getByRole('button', { name: `Move ${a}`, exact: true }).click();
    await page.getByRole('menuitem', { name: 'Move down' }).click();
    await expect.poll(() => shownEras(page)).toEqual([b, a, c, ...others]);

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => shownEras(page)).toEqual([a, b, c, ...others]);
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect.poll(() => shownEras(page)).toEqual([b, a, c, ...others]);
    await expect.poll(() => show.saved()).toEqual([b, a, c, ...others]);
    await page.reload();
    await expect.poll(() => shownEras(page)).toEqual([b, a, c, ...others]);
  },
);

test('songs are reordered within their era and moved to another', async ({ page, show, hasTouch }) => {
  const [from, to] = show.albums;
  if (!from || !to) throw new Error('The catalogue has too few albums.');
  const [a, b, c] = from.songs.map(({ title }) => title);
  await show.save({ [from.era]: from.songs.slice(0, 3).map((song) => song['_id']) });
  await openBuilder(page);
  await expect.poll(() => shownSongs(page, from.era)).toEqual([a, b, c]);

  await dragPast(page, grip(page, a ?? ''), grip(page, c ?? ''), hasTouch);
  await expect.poll(() => shownSongs(page, from.era)).toEqual([b, c, a]);
  await grip(page, a ?? '').focus();
  for (const key of ['Space', 'ArrowUp', 'Space']) await page.keyboard.press(key);
  await expect.poll(() => shownSongs(page, from.era)).toEqual([b, a, c]);

  await page.getByRole('button', { name: `Move ${a}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Move to era…' }).click();
  await page.getByLabel('To era').selectOption(to.era);
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await expect.poll(() => shownSongs(page, to.era)).toEqual([a]);
  await expect(eraRow(page, to.era).getByRole('button', { name: `Remove ${a}`, exact: true })).toBeFocused();
  await expect.poll(() => shownSongs(page, from.era)).toEqual([b, c]);

  await page.getByRole('button', { name: 'Running order' }).click();
  const order = page.getByRole('region', { name: 'Running order' });
  await expect(order.getByRole('listitem').nth(2)).toContainText(`3${a}`);
});

function grip(page: Page, title: string): Locator {
  return page.getByRole('button', { name: `Reorder ${title}, position` });
}
