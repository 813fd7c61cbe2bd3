import { expect, test } from '../support/journey.ts';
import { inBothLooks } from '../support/screen.ts';
import type { Page } from '@playwright/test';

const OFFLINE = 'We can’t reach Thirteen right now. Check your connection and try again.';

test.beforeEach(async ({ fanPage: page, allowConsoleErrors }) => {
  allowConsoleErrors(/ERR_FAILED|status of (?:403|404|413|429|500)/);
  await page.goto('/user/account');
  await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeVisible();
  await page.clock.install();
  await page.route('**/api/account/data', (route) => route.abort());
});

test('a toast stays for 5 seconds', { tag: '@full' }, async ({ page, expectNoAxeViolations }) => {
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

test('a toast that is pointed at stays, and 1 second more', { tag: '@full' }, async ({ page }) => {
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

test('a tap anywhere dismisses a toast, and so does its button', { tag: '@full' }, async ({ page }) => {
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

test(
  'the newest toast is on top, three are the most, and the rest are counted',
  { tag: '@full' },
  async ({ page }) => {
    const button = page.getByRole('button', { name: 'Download my data' });
    const answers = [
      [403, 'You don’t have the right to do that.'],
      [404, 'We couldn’t find that.'],
      [413, 'That is too much to send at once.'],
      [429, 'Too many tries.'],
      [500, 'Something went wrong on our side.'],
    ] as const;
    for (const [index, [status, text]] of answers.entries()) {
      await page.unroute('**/api/account/data');
      await page.route('**/api/account/data', (route) => route.fulfill({ status, json: {} }));
      await button.dispatchEvent('click');
      await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Close: Error' })).toHaveCount(Math.min(index + 1, 3));
    }
    const shown = page.getByRole('alert').filter({ hasText: 'Error' });
    await expect(shown).toContainText(['Something went wrong', 'Too many tries', 'That is too much']);
    const tops = await shown.evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    await expect(page.getByText('and 2 more')).toBeVisible();

    await page.getByRole('button', { name: 'Close: Error' }).first().press('Enter');
    await page.clock.runFor(400);
    await expect(shown).toContainText(['Too many tries', 'That is too much', 'We couldn’t find']);
    await expect(page.getByText('and 1 more')).toBeVisible();
  },
);

test(
  'a toast stands over the header, at the right, and leaves what is below it and the burger',
  { tag: '@full' },
  async ({ page }) => {
    const toast = await causeToast(page);
    await toast.evaluate((card) => Promise.all(card.getAnimations().map(({ finished }) => finished)));
    const header = page.getByRole('banner');
    const below = async () => {
      const box = await toast.boundingBox();
      const bar = await header.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0) - (bar?.height ?? 0);
    };
    const box = await toast.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(1280 - 16);
    expect(await below()).toBeLessThanOrEqual(8);
    await header.getByRole('link', { name: 'Album Rankings' }).click({ trial: true });
    const beneath = await page.evaluate(
      ({ x, y }) => document.elementFromPoint(x, y)?.closest('[popover]')?.outerHTML ?? 'the page',
      { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + (box?.height ?? 0) + 4 },
    );
    expect(beneath).toBe('the page');

    await page.setViewportSize({ width: 390, height: 844 });
    expect(await below(), 'of a message of three lines').toBeLessThanOrEqual(32);
    await header.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(header.getByRole('link', { name: 'User Explorer' })).toBeVisible();
  },
);

/** Makes the account page say that it can't reach the server. */
async function causeToast(page: Page) {
  await page.getByRole('button', { name: 'Download my data' }).click();
  const toast = page.getByRole('alert').filter({ hasText: OFFLINE });
  await expect(toast.first()).toBeVisible();
  return toast;
}
