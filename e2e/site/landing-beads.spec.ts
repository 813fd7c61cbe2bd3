import type { Page } from '@playwright/test';
import { listKnownSongs, type KnownSongs } from '@thirteen/contract/statistics.ts';
import { newName } from '../support/fan.ts';
import { expect, test } from '../support/journey.ts';
import { cutOffTexts, cutRings, inBothLooks, inBothLooksIfAll, sidewaysScroll } from '../support/screen.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Start with three' });
const offered = (page: Page) => panel(page).getByRole('list').getByRole('button');
const titleOf = (page: Page, index: number) => offered(page).nth(index).innerText();

/** Taps the first three songs, the third first, and answers their titles in the order of the taps. */
async function makeThreeBeads(page: Page): Promise<readonly string[]> {
  await page.goto('/');
  await expect(offered(page)).toHaveCount(12);
  const titles: string[] = [];
  for (const index of [2, 0, 1]) {
    titles.push(await titleOf(page, index));
    await offered(page).nth(index).click();
    await expect(offered(page).nth(index)).toHaveAttribute('aria-pressed', 'true');
  }
  return titles;
}

test(
  'three taps make three beads, with a figure of each song; a fourth makes none',
  { tag: '@full' },
  async ({ page, expectNoAxeViolations }) => {
    await page.goto('/');
    await expect(offered(page)).toHaveCount(12);
    const title = await titleOf(page, 3);
    await offered(page).nth(3).click();
    const told = panel(page).getByRole('status');
    await expect(told).toContainText(title);
    await expect(told).toContainText(
      / (?:is in (?:one Top 13|[\d,]+ Top 13s)|isn’t counted in any Top 13 yet)\..* 1 of 3 chosen\.$/,
    );
    await offered(page).nth(3).click();
    await expect(panel(page).getByRole('status')).toContainText('0 of 3 chosen.');

    await makeThreeBeads(page);
    // The driver would wait until the button may be clicked.
    await offered(page).nth(5).press('Enter');
    await expect(panel(page).locator('[aria-pressed="true"]')).toHaveCount(3);
    await expect(offered(page).nth(5)).toHaveAttribute('aria-disabled', 'true');
    await inBothLooks(page, expectNoAxeViolations);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await cutOffTexts(page)).toEqual([]);
    expect(await cutRings(page)).toEqual([]);
  },
);

test(
  'the beads stay in this browser, and the way to a Top 13 begins with them',
  { tag: '@full' },
  async ({ page }) => {
    const titles = await makeThreeBeads(page);
    await page.reload();
    await expect(panel(page).locator('[aria-pressed="true"]')).toHaveCount(3);
    const first = titles[0] ?? '';
    await expect(offered(page).filter({ hasText: first })).toHaveAttribute('aria-pressed', 'true');
    await panel(page).getByRole('link', { name: 'Find the other ten' }).click();
    await expect(page).toHaveURL('/loved');
    await expect(page.getByText('3 loved: 13 at least')).toBeVisible();
    const tapped = page.getByRole('region', { name: 'What you tapped' }).getByRole('button');
    await expect(tapped).toHaveText(titles);
    await expect(tapped.first()).toBeInViewport({ ratio: 1 });
  },
);

test(
  'the cord and what to do with it stay in sight and in their place, with one loud button',
  { tag: '@full' },
  async ({ page, isMobile }) => {
    await page.goto('/');
    await expect(offered(page)).toHaveCount(12);
    const action = panel(page).getByRole('link', { name: /^(?:Sort your Top 13|Find the other ten)$/ });
    const before = await action.boundingBox();
    await makeThreeBeads(page);
    await expect(action).toHaveText('Find the other ten');
    await expect(page.locator('main a[data-variant="action"]')).toHaveCount(1);
    await expect(action).toBeInViewport({ ratio: 1 });
    await expect(panel(page).getByRole('status')).toBeInViewport({ ratio: 1 });
    if (isMobile) return;
    expect((await action.boundingBox())?.y).toBe(before?.y);
    await expect(offered(page).last()).toBeInViewport();
  },
);

test(
  'Back from the loved songs brings the beads again, also where others have passed the song',
  { tag: '@full' },
  async ({ page }) => {
    const titles = await makeThreeBeads(page);
    await panel(page).getByRole('link', { name: 'Find the other ten' }).click();
    await expect(page).toHaveURL('/loved');
    await page.goBack();
    await expect(panel(page).locator('[aria-pressed="true"]')).toHaveCount(3);
    await expect(panel(page).getByRole('link', { name: 'Find the other ten' })).toBeVisible();

    await page.route(`**${listKnownSongs.path}`, async (route) => {
      const response = await route.fetch();
      const { songs } = (await response.json()) as KnownSongs;
      const last = songs.filter(({ songTitle }) => titles.includes(songTitle));
      const json = { songs: [...songs.filter((song) => !last.includes(song)), ...last] };
      await route.fulfill({ response, json });
    });
    await page.reload();
    await expect(offered(page)).toHaveCount(12);
    await expect(panel(page).locator('[aria-pressed="true"]')).toHaveCount(3);
  },
);

test(
  'the beads begin the Top 13 of a new account, by keyboard',
  { tag: '@full' },
  async ({ page, isMobile }) => {
    test.skip(isMobile, 'a phone has no keys; the offer itself is the same for all sizes');
    await page.goto('/');
    await expect(offered(page)).toHaveCount(12);
    const first = await titleOf(page, 0);
    for (const index of [0, 1, 2]) await offered(page).nth(index).press('Enter');
    await panel(page).getByRole('link', { name: 'Sign up to keep them' }).press('Enter');
    const name = newName('beads-');
    await page.getByLabel('Username').fill(name);
    await page.getByLabel('Email').fill(`${name}@example.org`);
    await page.getByLabel('Password', { exact: true }).fill('a long quiet evening');
    await page.getByRole('button', { name: 'Sign up' }).click();
    const offer = page.getByRole('region', { name: 'The songs that you picked' });
    await expect(offer).toContainText(first);
    await offer.getByRole('button', { name: 'Start my Top 13 with them' }).click();
    await expect(page.getByText('3 of 13 chosen')).toBeVisible();
  },
);

test(
  'songs that don’t load leave the rest of the page, and can be asked for again',
  { tag: '@full' },
  async ({ page, allowConsoleErrors, expectNoAxeViolations }) => {
    allowConsoleErrors(/Failed to load resource|GET \/api\/community\/summary/);
    await page.route(`**${listKnownSongs.path}`, (route) =>
      route.fulfill({ status: 403, json: { statusCode: 403, error: 'Forbidden', message: 'No' } }),
    );
    await page.goto('/');
    await expect(panel(page).getByText('The songs didn’t load.')).toBeVisible();
    await inBothLooksIfAll(page, expectNoAxeViolations);
    await expect(page.getByRole('link', { name: 'Sort your Top 13' })).toBeVisible();
    await page.unroute(`**${listKnownSongs.path}`);
    await panel(page).getByRole('button', { name: 'Try again' }).click();
    await expect(offered(page)).toHaveCount(12);
  },
);
