import { listPublicProfiles } from '@thirteen/contract/explorer.ts';
import { saveComparing } from '@thirteen/contract/profile.ts';
import type { Page } from '@playwright/test';
import { addFan, newName } from '../support/fan.ts';
import { expect, test } from '../support/journey.ts';
import { completeProfile } from '../support/profile.ts';
import { cutOffTexts, inBothLooks, inBothLooksIfAll, sidewaysScroll } from '../support/screen.ts';
import { openingSongs, saveTop13 } from '../support/top13.ts';

const comparison = (page: Page, username: string) =>
  page.getByRole('region', { name: `You and ${username}` });

test(
  'a fan sees what another has in common',
  { tag: '@full' },
  async ({ page, signedInFan, baseURL, expectNoAxeViolations }) => {
    const url = baseURL ?? '';
    const other = await addFan(url);
    await Promise.all([completeProfile(url, other), completeProfile(url, signedInFan)]);
    await page.goto(`/public-profile/${other.username}`);

    const compared = comparison(page, other.username);
    await expect(compared).toBeVisible();
    await expect(compared.getByRole('heading', { name: '3 songs in both your Top 13s' })).toBeVisible();
    await expect(compared.getByRole('heading', { name: 'Albums you agree on' })).toBeVisible();
    await expect(compared.getByRole('heading', { name: 'Albums you’d fight over' })).toHaveCount(0);
    const first = compared.getByRole('listitem').first();
    await expect(first).toContainText(`number 1 for you, number 1 for ${other.username}`);
    await expect(first.getByRole('button', { name: /^Listen to / })).toBeVisible();
    await inBothLooks(page, expectNoAxeViolations);
  },
);

test(
  'who has ranked nothing yet is told how to begin',
  { tag: '@full' },
  async ({ fanPage: page, baseURL }) => {
    const url = baseURL ?? '';
    const other = await addFan(url);
    await completeProfile(url, other);
    await page.goto(`/public-profile/${other.username}`);
    const compared = comparison(page, other.username);
    await expect(compared.getByText(/Your own Top 13 is still empty/)).toBeVisible();
    await expect(compared.getByRole('link', { name: 'Rank all albums' })).toHaveAttribute(
      'href',
      '/user/rankings/allAlbums',
    );
  },
);

test(
  'nothing is compared with oneself, for a visitor, or with who does not wish it',
  { tag: '@full' },
  async ({ page, signedInFan, baseURL, browser }) => {
    const url = baseURL ?? '';
    const other = await addFan(url);
    await Promise.all([completeProfile(url, other), completeProfile(url, signedInFan)]);
    await page.goto(`/public-profile/${signedInFan.username}`);
    await expect(page.getByRole('heading', { level: 1, name: signedInFan.username })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^You and/ })).toHaveCount(0);

    const visitor = await (await browser.newContext({ baseURL: url })).newPage();
    await visitor.goto(`/public-profile/${other.username}`);
    await expect(visitor.getByRole('heading', { level: 1, name: other.username })).toBeVisible();
    await expect(visitor.getByRole('heading', { name: /^You and/ })).toHaveCount(0);
    await visitor.context().close();

    await page.goto(`/public-profile/${other.username}`);
    // The region is there from the start: what it says comes with the answer, which the change must not overtake.
    const songs = comparison(page, other.username).getByRole('heading', {
      name: '3 songs in both your Top 13s',
    });
    await expect(songs).toBeVisible();
    await fetch(url + saveComparing.path, {
      method: 'PUT',
      headers: { authorization: `Bearer ${other.session.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ enabled: false }),
    });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: other.username })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^You and/ })).toHaveCount(0);
  },
);

test(
  'a match begins with its percentage, and can be kept as a picture',
  { tag: '@full' },
  async ({ page, signedInFan, baseURL, expectNoAxeViolations }) => {
    const url = baseURL ?? '';
    const other = await addFan(url);
    const songs = (await openingSongs(url)).slice(0, 6);
    await Promise.all([completeProfile(url, other), completeProfile(url, signedInFan)]);
    await Promise.all([saveTop13(url, other, songs), saveTop13(url, signedInFan, songs)]);
    await page.goto(`/public-profile/${other.username}`);

    const compared = comparison(page, other.username);
    await expect(compared.getByText('100%')).toBeVisible();
    await expect(compared.getByText(/Of the 15 pairs of songs .* all stand in the same order/)).toBeVisible();
    await inBothLooksIfAll(page, expectNoAxeViolations);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysScroll(page)).toBe(0);

    await compared.getByRole('button', { name: 'Download match' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your poster' });
    await dialog.getByRole('radio', { name: /^Wide/ }).check();
    await expect(dialog.getByRole('img', { name: /^Preview: Wide/ })).toBeVisible();
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe(`me-and-${other.username}-1200x630.png`);
  },
);

test('a visitor picks five songs, sees a match, and starts the Top 13 of a new account with them', async ({
  page,
  baseURL,
  expectNoAxeViolations,
}) => {
  const url = baseURL ?? '';
  const other = await addFan(url);
  await completeProfile(url, other);
  const songs = (await openingSongs(url)).slice(0, 7);
  await saveTop13(url, other, songs);
  await page.goto(`/public-profile/${other.username}`);

  const pick = page.getByRole('region', { name: `How well do you match ${other.username}?` });
  const offered = pick.getByRole('list', { name: 'Songs to pick from' }).getByRole('button');
  await expect(offered).toHaveCount(7);
  const show = pick.getByRole('button', { name: 'Show my match' });
  await expect(show).toHaveAttribute('aria-disabled', 'true');
  for (const { title } of songs.slice(0, 5))
    await pick.getByRole('button', { name: title, exact: true }).press('Enter');
  await expect(pick.getByText('5 of 5 picked')).toBeVisible();
  await pick.getByRole('button', { name: songs[6]?.title ?? '', exact: true }).press('Enter');
  await expect(offered.and(page.locator('[aria-pressed="true"]'))).toHaveCount(5);
  await inBothLooksIfAll(page, expectNoAxeViolations);
  await show.click();

  await expect(pick.getByText('100%')).toBeVisible();
  await expect(pick.getByRole('heading', { level: 2 })).toBeFocused();
  await inBothLooks(page, expectNoAxeViolations);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sidewaysScroll(page)).toBe(0);

  await expect(pick.getByText(/2 that you left out, .* In all 20 pairs,/)).toBeVisible();

  await page.reload();
  await expect(pick.getByText('100%')).toBeVisible();
  await pick.getByRole('link', { name: 'Sign up and keep my five' }).click();
  await expect(page.getByText('The 5 songs that you picked are waiting in this browser.')).toBeVisible();
  await page.goBack();
  await expect(pick.getByText('100%')).toBeVisible();
  await pick.getByRole('link', { name: 'Sign up and keep my five' }).click();
  const name = newName('picker-');
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Email').fill(`${name}@example.org`);
  await page.getByLabel('Password', { exact: true }).fill('a long quiet evening');
  await page.getByRole('button', { name: 'Sign up' }).click();
  const offer = page.getByRole('region', { name: 'The songs that you picked' });
  await expect(offer).toContainText(songs[0]?.title ?? '');
  await inBothLooksIfAll(page, expectNoAxeViolations);
  await offer.getByRole('button', { name: 'Start my Top 13 with them' }).click();
  await expect(offer).toHaveCount(0);
  await expect(page.getByText('5 of 13 chosen')).toBeVisible();
});

test(
  'what a visitor has picked so far is there again, in rows that a phone has room for',
  { tag: '@full' },
  async ({ page, baseURL, isMobile }) => {
    const url = baseURL ?? '';
    const other = await addFan(url);
    await completeProfile(url, other);
    const songs = (await openingSongs(url)).slice(0, 12);
    await saveTop13(url, other, songs);
    await page.goto('/signup');
    await expect(page.getByRole('heading', { name: 'Sign up' })).toBeVisible();
    await expect(page.getByText('waiting in this browser')).toHaveCount(0);

    await page.goto(`/public-profile/${other.username}`);
    const pick = page.getByRole('region', { name: `How well do you match ${other.username}?` });
    const list = pick.getByRole('list', { name: 'Songs to pick from' });
    await expect(list.getByRole('button')).toHaveCount(12);
    for (const { title } of [songs[6], songs[2]].flatMap((song) => song ?? []))
      await list.getByRole('button', { name: title, exact: true }).click();
    await expect(pick.getByText('2 of 5 picked')).toBeVisible();
    await page.reload();
    await expect(pick.getByText('2 of 5 picked')).toBeVisible();
    await expect(list.getByRole('button').filter({ hasText: songs[6]?.title ?? '' })).toHaveAccessibleName(
      /, your number 1$/,
    );
    if (!isMobile) return;

    expect((await list.boundingBox())?.height).toBeLessThan(550);
    const heights = await list
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await cutOffTexts(page)).toEqual([]);
  },
);

test(
  'the explorer shows the first song of each fan, and sorts a page by match',
  { tag: '@full' },
  async ({ page, signedInFan, baseURL, expectNoAxeViolations }) => {
    const url = baseURL ?? '';
    const songs = (await openingSongs(url)).slice(0, 6);
    // Names of one prefix are a page of their own, whoever else is on the site; they are listed by name.
    const prefix = newName('m');
    const [far, near] = [await addFan(url, `${prefix}-a`), await addFan(url, `${prefix}-b`)];
    await Promise.all([far, near].map((fan) => completeProfile(url, fan)));
    await saveTop13(url, signedInFan, songs);
    await saveTop13(url, near, songs);
    await saveTop13(url, far, songs.toReversed());
    await page.goto(`/user/userExplorer?search=${prefix}`);

    const cards = page.getByRole('list', { name: 'Public profiles' }).getByRole('listitem');
    await expect(cards).toHaveCount(2);
    await expect(cards.nth(0)).toContainText('0% match');
    await expect(cards.nth(0)).toContainText(songs[5]?.title ?? '');
    await page.getByLabel('Sort this page').selectOption('Best match first');
    await expect(cards.nth(0)).toContainText('100% match');
    await expect(cards.nth(0)).toContainText(near.username);
    await expect(page).toHaveURL(/sort=match/);
    const note = page.getByText('Best match first among the 2 fans on this page.');
    await expect(note).toHaveCount(0);
    await inBothLooks(page, expectNoAxeViolations);
    // Of several pages each is sorted by itself, and says so.
    await page.route(`**${listPublicProfiles.path}?*`, async (route) => {
      const reply = await route.fetch();
      await route.fulfill({ response: reply, json: { ...((await reply.json()) as object), totalCount: 22 } });
    });
    await page.reload();
    await expect(cards.nth(0)).toContainText('100% match');
    await expect(note).toBeVisible();
  },
);
