import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/journey.ts';
import { expectTitles, gripAt, RANKINGS_PATH, test } from '../support/rankings.ts';

const SLUG = 'lover';
const MOST_TABS = 120;

test(
  'a fan ranks an album and all songs with the keyboard alone',
  { tag: '@full' },
  async ({ page, rankings, isMobile }) => {
    test.skip(isMobile, 'A phone has no Tab key.');
    test.slow();
    const { songs, key, title } = await rankings.albumOf(SLUG);
    const [a = '', b = '', ...rest] = songs.map((song) => song.title);
    await page.goto('/user/userHome');

    await press(page, page.getByRole('banner').getByRole('link', { name: 'Album Rankings' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Album Rankings' })).toBeFocused();
    await press(page, page.getByRole('main').getByRole('link', { name: title }));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await tabTo(page, gripAt(page, 1));
    for (const stroke of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(stroke);
    await expectTitles(page, [b, a, ...rest]);
    await expect.poll(() => rankings.saved(key)).toEqual([b, a, ...rest]);

    await tabTo(page, page.getByRole('button', { name: `Move ${a}`, exact: true }));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expectTitles(page, [a, b, ...rest]);

    await page.goto(RANKINGS_PATH);
    await press(page, page.locator('main a[href$="/allSongs"]'));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await tabTo(page, page.getByRole('textbox', { name: /^Rank of / }).first());
    await page.keyboard.press('Control+A');
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Moved to rank 3')).toBeAttached();
    await page.keyboard.press('Shift+Tab');
    await tabBackTo(page, page.getByRole('button', { name: 'Save Ranking' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('All songs ranking saved successfully')).toBeVisible();
  },
);

/** Goes to a link with the Tab key and follows it with Enter. */
async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

function tabTo(page: Page, target: Locator): Promise<void> {
  return strokeTo(page, target, 'Tab');
}

function tabBackTo(page: Page, target: Locator): Promise<void> {
  return strokeTo(page, target, 'Shift+Tab');
}

async function strokeTo(page: Page, target: Locator, stroke: string): Promise<void> {
  await expect(target).toBeVisible();
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(stroke);
  }
  await expect(target, 'reached with the keyboard').toBeFocused();
}
