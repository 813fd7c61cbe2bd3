import { saveComparing } from '@thirteen/contract/profile.ts';
import type { Page } from '@playwright/test';
import { addFan, type Fan } from '../support/fan.ts';
import { expect, test } from '../support/journey.ts';
import { nameTop13 } from '../support/profile.ts';
import { inBothLooksIfAll, sidewaysScroll } from '../support/screen.ts';
import { saveVerifiedShow } from '../support/set-list.ts';
import { openingSongs, saveTop13 } from '../support/top13.ts';

const picking = (page: Page) => page.getByRole('region', { name: /^How well do you match/ });

async function pickFive(page: Page, titles: readonly string[]): Promise<void> {
  for (const title of titles) await picking(page).getByRole('button', { name: title, exact: true }).click();
  await picking(page).getByRole('button', { name: 'Show my match' }).click();
}

async function choose(url: string, fan: Fan, path: string, enabled: boolean): Promise<void> {
  const { status } = await fetch(url + path, {
    method: 'PUT',
    headers: { authorization: `Bearer ${fan.session.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ enabled }),
  });
  expect(status).toBe(200);
}

test(
  'a friend opens a Top 13, picks five and sends the match back, and both go on, without an account',
  { tag: '@full' },
  async ({ page, context, browser, baseURL, expectNoAxeViolations }) => {
    const url = baseURL ?? '';
    const fan = await addFan(url);
    const songs = (await openingSongs(url)).slice(0, 9);
    await saveTop13(url, fan, songs);
    await nameTop13(url, fan);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);

    await page.goto(`/top13/${fan.username}`);
    const invite = page.getByRole('button', { name: 'Pick five, see your match' });
    await expect(invite).toBeInViewport();
    await invite.click();
    await expect(picking(page).getByRole('heading', { level: 2 })).toBeFocused();
    await expect(picking(page).getByRole('listitem').first()).toBeInViewport();
    const titles = songs.slice(0, 5).map(({ title }) => title);
    await pickFive(page, titles.toReversed());
    const percent = await picking(page)
      .getByText(/^\d+%$/)
      .textContent();
    await picking(page).getByRole('button', { name: 'Send your result back' }).click();
    await expect(page.getByText('Link to your result copied.')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/match\/[0-9A-Za-z]+$/);
    expect(link).not.toContain(fan.username);

    await page.goto(link);
    const firstOf = (where: Page) => where.getByRole('listitem').first();
    await expect(firstOf(page)).toContainText(`${titles.at(-1)}: number 1 for you, number 5 in their Top 13`);
    await page.getByRole('link', { name: 'Make your own' }).click();
    await expect(page).toHaveURL('/loved');
    for (const title of titles)
      await expect(page.getByRole('button', { name: title, pressed: true }).first()).toBeAttached();

    const elsewhere = await browser.newContext();
    const first = await elsewhere.newPage();
    await first.goto(link);
    await expect(first).toHaveTitle('A Match | Thirteen');
    await expect(first.getByRole('heading', { level: 1, name: 'Two fans, one match' })).toBeVisible();
    await expect(first.getByText(percent ?? '', { exact: true })).toBeVisible();
    await expect(firstOf(first)).toContainText(`${titles.at(-1)}: pick number 1, number 5 in the Top 13`);
    await expect(first.getByRole('button', { name: 'Download poster' })).toBeVisible();
    await inBothLooksIfAll(first, expectNoAxeViolations);
    await first.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysScroll(first)).toBe(0);
    await first.getByRole('link', { name: 'Make your own' }).click();
    await expect(first).toHaveURL('/loved');
    await elsewhere.close();
  },
);

test(
  'a link that is damaged leads to no match, and says so',
  { tag: '@full' },
  async ({ page, allowConsoleErrors }) => {
    allowConsoleErrors(/status of 404/);
    const answer = await page.goto('/match/0123456789');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'This link leads to no match.' })).toBeVisible();
  },
);

test(
  'five can be picked below a set list where its fan’s Top 13 is public, also by a fan, and not by its own',
  { tag: '@full' },
  async ({ page, browser, baseURL, signedInFan }) => {
    const url = baseURL ?? '';
    const fan = await addFan(url);
    await saveTop13(url, fan, (await openingSongs(url)).slice(0, 6));
    await Promise.all([saveVerifiedShow(url, fan), saveVerifiedShow(url, signedInFan)]);
    const show = `/share-setlist/${fan.username}`;
    const isThere = async () => {
      const asked = page.waitForResponse(/top-thirteen-to-pick/);
      await page.goto(show);
      await asked;
      await expect(page.getByText(/not affiliated/)).toBeVisible();
      return picking(page).isVisible();
    };
    expect(await isThere()).toBe(false);
    await nameTop13(url, fan);
    await page.goto(show);
    await expect(picking(page)).toBeVisible();
    await choose(url, fan, saveComparing.path, false);
    expect(await isThere()).toBe(false);

    await nameTop13(url, signedInFan);
    await saveTop13(url, signedInFan, (await openingSongs(url)).slice(0, 6));
    await page.goto(`/top13/${signedInFan.username}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(picking(page)).toHaveCount(0);
    const visitor = await (await browser.newContext({ baseURL: url })).newPage();
    await visitor.goto(`/top13/${signedInFan.username}`);
    await expect(picking(visitor)).toBeVisible();
    await visitor.context().close();
  },
);
