import type { Page } from '@playwright/test';
import { expect } from '../support/journey.ts';
import { isMenuBlocked } from '../support/screen.ts';
import { test, TOP13_PATH } from '../support/top13.ts';

/** How many players sound at this moment. */
const sounding = (page: Page) =>
  page
    .locator('audio')
    .evaluateAll(
      (players) => players.filter((player) => player instanceof HTMLAudioElement && !player.paused).length,
    );

test('one preview plays at a time, without a menu, and stops when the fan leaves', async ({
  page,
  top13,
  hasTouch,
}) => {
  const [a, b] = top13.songs;
  await top13.save([a, b]);
  await page.goto(TOP13_PATH);

  await page.getByRole('button', { name: `Play ${a.title}`, exact: true }).click();
  await expect(page.getByRole('button', { name: `Pause ${a.title}`, exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Play ${b.title}`, exact: true }).click();
  await expect(page.getByRole('button', { name: `Play ${a.title}`, exact: true })).toBeVisible();
  await expect.poll(() => sounding(page)).toBe(1);

  if (hasTouch) {
    const rows = page.getByRole('list', { name: 'My Top 13' }).getByRole('listitem');
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThanOrEqual(96);
    await expect(page.getByRole('slider', { name: `Position in ${b.title}` })).toBeVisible();
  }

  const pause = page.getByRole('button', { name: `Pause ${b.title}`, exact: true });
  expect(await isMenuBlocked(pause)).toBe(true);

  // Without an audio device Firefox tells of an error and plays on in silence.
  await expect
    .poll(() =>
      page
        .locator('audio')
        .nth(1)
        .evaluate((player: HTMLAudioElement) => player.readyState),
    )
    .toBeGreaterThan(2);
  await page
    .locator('audio')
    .nth(1)
    .evaluate((player) => player.dispatchEvent(new Event('error')));
  await expect(pause).toBeVisible();

  const left = await page.locator('audio').nth(1).elementHandle();
  await page.getByRole('link', { name: 'Thirteen' }).first().click();
  await expect(page).toHaveURL(/userHome/);
  await expect
    .poll(() => left?.evaluate((player) => player instanceof HTMLAudioElement && player.paused))
    .toBe(true);
});

test(
  'a preview that can not be loaded says so once',
  { tag: '@full' },
  async ({ page, top13, allowConsoleErrors }) => {
    allowConsoleErrors(/Failed to load resource/);
    const [a] = top13.songs;
    await top13.save([a]);
    await page.route('**/media/previews/**', (route) => route.fulfill({ status: 404 }));
    await page.goto(TOP13_PATH);
    await page.getByRole('button', { name: `Play ${a.title}`, exact: true }).click();
    await expect(page.getByText('Failed to load audio. Please try again later.')).toBeVisible();
    const again = page.getByRole('button', { name: `Try to play ${a.title} again`, exact: true });
    const hasFailedAgain = page.evaluate(
      () => new Promise((resolve) => document.addEventListener('error', () => resolve(true), true)),
    );
    // Its toast, which still stands, does not cover the player.
    await again.click();
    expect(await hasFailedAgain).toBe(true);
    await expect(again).toBeVisible();
    await expect(page.getByText('Failed to load audio. Please try again later.')).toHaveCount(1);
  },
);

test(
  'a length that the browser learns while it plays, without a word, lets the fan seek',
  { tag: '@full' },
  async ({ page, top13 }) => {
    const [song] = top13.songs;
    await top13.save([song]);
    await page.addInitScript(() => {
      const { get } = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'duration') ?? {};
      Object.defineProperty(HTMLMediaElement.prototype, 'duration', {
        get(this: HTMLMediaElement) {
          return this.currentTime > 0 ? get?.call(this) : Infinity;
        },
      });
    });
    await page.goto(TOP13_PATH);
    await page.getByRole('button', { name: `Play ${song.title}`, exact: true }).click();
    const position = page.getByRole('slider', { name: `Position in ${song.title}` });
    await expect(position).toBeEnabled();
    await position.fill('5');
    await expect
      .poll(() => page.locator('audio').evaluate((player: HTMLAudioElement) => player.currentTime))
      .toBeGreaterThanOrEqual(5);
  },
);
