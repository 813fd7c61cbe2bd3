import { saveComparing } from '@thirteen/contract/profile.ts';
import type { Page } from '@playwright/test';
import { addFan } from './support/fan.ts';
import { expect, test } from './support/journey.ts';
import { completeProfile } from './support/profile.ts';
import { inBothLooks } from './support/screen.ts';

const comparison = (page: Page, username: string) =>
  page.getByRole('region', { name: `You and ${username}` });

test('a fan sees what another has in common', async ({
  page,
  signedInFan,
  baseURL,
  expectNoAxeViolations,
}) => {
  const url = baseURL ?? '';
  const other = await addFan(url);
  await Promise.all([completeProfile(url, other), completeProfile(url, signedInFan)]);
  await page.goto(`/public-profile/${other.username}`);

  const compared = comparison(page, other.username);
  await expect(compared).toBeVisible();
  await expect(compared.getByRole('heading', { name: '3 songs in both your Top 13' })).toBeVisible();
  await expect(compared.getByRole('heading', { name: 'Albums you agree on' })).toBeVisible();
  await expect(compared.getByRole('heading', { name: 'Albums you’d fight over' })).toHaveCount(0);
  const first = compared.getByRole('listitem').first();
  await expect(first).toContainText(`number 1 for you, number 1 for ${other.username}`);
  await inBothLooks(page, expectNoAxeViolations);
});

test('who has ranked nothing yet is told how to begin', async ({ fanPage: page, baseURL }) => {
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
});

test('nothing is compared with oneself, for a visitor, or with who does not wish it', async ({
  page,
  signedInFan,
  baseURL,
  browser,
}) => {
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
  await expect(comparison(page, other.username)).toBeVisible();
  await fetch(url + saveComparing.path, {
    method: 'PUT',
    headers: { authorization: `Bearer ${other.session.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ enabled: false }),
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: other.username })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^You and/ })).toHaveCount(0);
});
