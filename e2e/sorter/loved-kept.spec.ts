import type { Page } from '@playwright/test';
import { newName } from '../support/fan.ts';
import { expect, test } from '../support/journey.ts';
import { answerByAlphabet, loveSongs } from '../support/loved.ts';
import { inBothLooks, sidewaysScroll } from '../support/screen.ts';
import { resultTitles } from '../support/sorter.ts';
import { resetButtons, searchField, shownTop13 } from '../support/top13.ts';

/** Taps thirteen songs, and answers as many questions as are said, all of them if nothing is. */
async function sortThirteen(page: Page, most?: number): Promise<void> {
  await page.goto('/loved');
  await page.getByRole('heading', { name: 'What fans love most' }).waitFor();
  await loveSongs(page, 13);
  await page.getByRole('button', { name: 'Put them in order' }).click();
  await expect(page.locator('#question')).toBeVisible();
  await answerByAlphabet(page, most);
}

const titlesOf = (slots: readonly string[]) => slots.map((text) => text.replace(/^\d+ /, ''));

test(
  'what a visitor sorted comes along into a new account, once and with one word about it',
  { tag: '@full' },
  async ({ page }) => {
    await sortThirteen(page);
    const titles = await resultTitles(page);
    await page.goto('/');
    await page.getByRole('link', { name: 'Sign up to keep it' }).click();
    const name = newName('along-');
    await page.getByLabel('Username').fill(name);
    await page.getByLabel('Email').fill(`${name}@example.org`);
    await page.getByLabel('Password', { exact: true }).fill('a long quiet evening');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByText('Your Top 13 moved into your account.')).toBeVisible();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect(page.getByRole('status').getByRole('listitem')).toHaveCount(1);
    expect(titlesOf(await shownTop13(page))).toEqual(titles);
    await expect(page.getByText('before you logged in')).toBeHidden();
    await page.reload();
    await expect(page.getByText('13 of 13 chosen')).toBeVisible();
    await expect(page.getByRole('status').getByRole('listitem')).toHaveCount(0);
  },
);

test(
  'a stopped sort places what is certain; its guesses are taken by a word, and taken back',
  { tag: '@full' },
  async ({ page, expectNoAxeViolations }) => {
    await sortThirteen(page, 8);
    await page.getByRole('link', { name: 'Stop here' }).click();
    const list = page.getByRole('list', { name: 'Your ranking' });
    await expect(list.getByRole('listitem')).toHaveCount(13);
    const certain = 13 - (await list.getByRole('listitem').filter({ hasText: 'Our guess' }).count());
    expect(certain).toBeGreaterThan(0);
    const titles = await resultTitles(page);
    await page.getByRole('link', { name: 'Move them by hand' }).click();
    await expect(resetButtons(page)).toHaveCount(certain);
    await expect(page.getByText('None of these is in your Top 13 until you say so.')).toBeVisible();
    await inBothLooks(page, expectNoAxeViolations);
    await page.getByRole('button', { name: 'Looks right' }).click();
    await expect(resetButtons(page)).toHaveCount(13);
    expect(titlesOf(await shownTop13(page))).toEqual(titles);
    await page.getByRole('button', { name: /^Undo/ }).first().click();
    await expect(resetButtons(page)).toHaveCount(certain);

    await page.goto('/');
    await inBothLooks(page, expectNoAxeViolations);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysScroll(page)).toBe(0);
    await page.getByRole('link', { name: 'Keep sorting' }).click();
    await answerByAlphabet(page);
    await expect(page.getByRole('heading', { name: 'This is your Top 13' })).toBeVisible();
    await page.goto('/top13');
    await expect(resetButtons(page)).toHaveCount(13);
  },
);

test(
  'a Top 13 that a visitor made by hand is shown beside the sorted one, and replaced by a tap alone',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/top13');
    await searchField(page, 1).fill('Shake It Off');
    await page.getByRole('option', { name: 'Shake It Off' }).first().click();
    await expect(resetButtons(page)).toHaveCount(1);
    await sortThirteen(page);
    await expect(page.getByText('No longer in it: Shake It Off.')).toBeVisible();
    const save = page.getByRole('button', { name: 'Save as my Top 13' });
    await save.click();
    await page.getByRole('button', { name: 'Undo saving' }).click();
    await expect(save).toBeVisible();
    await page.getByRole('button', { name: 'Save and move them by hand' }).click();
    await expect(resetButtons(page)).toHaveCount(13);

    // What is moved by hand stays, though the result is looked at again.
    await resetButtons(page).first().click();
    await expect(resetButtons(page)).toHaveCount(12);
    await page.goBack();
    await expect(save).toBeVisible();
    await page.goto('/top13');
    await expect(resetButtons(page)).toHaveCount(12);
  },
);

test(
  'songs tapped on the landing page are loved, and get the places that the answers give them',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/');
    const offered = page
      .getByRole('region', { name: 'Start with three' })
      .getByRole('list')
      .getByRole('button');
    await expect(offered).toHaveCount(12);
    const all = await offered.allInnerTexts();
    // By the alphabet, the order of the answers, these come last.
    const tapped = all.toSorted().slice(-3).toReversed();
    for (const title of tapped) await offered.filter({ hasText: title }).first().click();
    await page.getByRole('link', { name: 'Find the other ten' }).click();
    await expect(page.getByText('3 loved: 13 at least')).toBeVisible();
    await loveSongs(page, 10);
    await page.getByRole('button', { name: 'Put them in order' }).click();
    await expect(page.locator('#question')).toBeVisible();
    await answerByAlphabet(page);
    const titles = await resultTitles(page);
    expect(titles).toEqual(titles.toSorted());
    expect(titles).toEqual(expect.arrayContaining([...tapped]));
  },
);
