import { expect, test } from './support/journey.ts';
import { inBothLooks } from './support/screen.ts';
import type { Page } from '@playwright/test';

const OFFLINE = "We can't reach Thirteen right now. Check your connection and try again.";

test.beforeEach(async ({ page, signedInFan, allowConsoleErrors }) => {
  allowConsoleErrors(/ERR_FAILED|status of 403/);
  expect(signedInFan.username).toBeTruthy();
  await page.goto('/user/account');
  await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeVisible();
  await page.clock.install();
  await page.route('**/api/account/data', (route) => route.abort());
});

test('a toast stays for 5 seconds', async ({ page, expectNoAxeViolations }) => {
  const toast = await causeToast(page);
  await expect(toast).toContainText('Error');
  await inBothLooks(page, expectNoAxeViolations);
  await page.mouse.move(5, 700);
  await causeToast(page);
  await page.clock.runFor(4800);
  await expect(toast.first()).toBeVisible();
  await page.clock.runFor(600);
  await expect(toast).toHaveCount(0);
});

test('a toast that is pointed at stays, and 1 second more', async ({ page }) => {
  const toast = await causeToast(page);
  await toast.hover();
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(5, 700);
  await page.clock.runFor(800);
  await expect(toast).toBeVisible();
  await page.clock.runFor(600);
  await expect(toast).toHaveCount(0);
});

test('a tap anywhere dismisses a toast, and so does its button', async ({ page }) => {
  const toast = await causeToast(page);
  await toast.click({ position: { x: 60, y: 20 } });
  await page.clock.runFor(400);
  await expect(toast).toHaveCount(0);

  await causeToast(page);
  await page.getByRole('button', { name: 'Close: Error' }).focus();
  await page.keyboard.press('Enter');
  await page.clock.runFor(400);
  await expect(toast).toHaveCount(0);
});

test('the newest toast is on top, and four are the most', async ({ page }) => {
  await causeToast(page);
  await page.unroute('**/api/account/data');
  await page.route('**/api/account/data', (route) => route.fulfill({ status: 403, json: {} }));
  const newest = page.getByRole('alert').filter({ hasText: "You don't have the right to do that." });
  await page.getByRole('button', { name: 'Download my data' }).click();
  await expect(newest).toBeVisible();
  const tops = await page
    .getByRole('alert')
    .filter({ hasText: 'Error' })
    .evaluateAll((cards) =>
      cards.map((card) => ({ top: card.getBoundingClientRect().top, text: card.textContent })),
    );
  expect(tops.toSorted((a, b) => a.top - b.top)[0]?.text).toContain("You don't have the right");

  for (let count = 2; count < 6; count += 1) {
    const button = page.getByRole('button', { name: 'Download my data' });
    await button.dispatchEvent('click');
    await expect(button).not.toHaveAttribute('aria-disabled');
    await page.clock.runFor(400);
  }
  await expect(page.getByRole('button', { name: 'Close: Error' })).toHaveCount(4);
});

test('toasts keep to the top right and within the window', async ({ page, isMobile }) => {
  const toast = await causeToast(page);
  await page.clock.runFor(400);
  const box = await toast.boundingBox();
  const { width } = page.viewportSize() ?? { width: 0 };
  expect(box?.y).toBeLessThanOrEqual(16);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  expect(box?.width).toBeCloseTo(isMobile ? width - 16 : 360, 0);
});

/** Makes the account page say that it can't reach the server. */
async function causeToast(page: Page) {
  await page.getByRole('button', { name: 'Download my data' }).click();
  const toast = page.getByRole('alert').filter({ hasText: OFFLINE });
  await expect(toast.first()).toBeVisible();
  return toast;
}
