import type { Page } from '@playwright/test';
import { listSurpriseSongs } from '@thirteen/contract/set-list.ts';
import { expect, test } from '../support/journey.ts';

const HOME_PATH = '/user/userHome';
const ROTATION_MS = 3000;
const SLIDE_MS = 8000;

const PICKS = ['koi', 'kite', 'ruffle'].map((username) => ({
  username,
  guitar: `Guitar of ${username}`,
  piano: `Piano of ${username}`,
}));

test.use({ contextOptions: { reducedMotion: 'no-preference' } });
test.skip(({ isMobile }) => isMobile, 'timers are the same for all sizes, and nothing is hovered on a phone');

// To ask for the fan is to be logged in.
test.beforeEach(({ signedInFan: _fan }) => {});

/** Opens the home page at a moment of a clock that stands still, with the pointer and the focus elsewhere. */
async function openHome(page: Page, now = '2025-10-01T12:00:00'): Promise<void> {
  await page.clock.install({ time: new Date(now) });
  // Few of the journeys' fans have a verified set list, and the rest of the page is not what is tested here.
  await page.route(`**${listSurpriseSongs.path}`, (route) => route.fulfill({ json: PICKS }));
  await page.goto(HOME_PATH);
  await expect(songs(page)).toHaveCount(5);
  await expect(page.getByText(/^\d of 3$/)).toBeVisible();
  await page.clock.pauseAt(new Date(Date.parse(`${now}Z`) + 3_600_000));
  await page.mouse.move(2, 780);
}

function songs(page: Page) {
  return page.getByRole('list', { name: 'Songs to think about' }).getByRole('listitem').locator('b');
}

async function hand(page: Page): Promise<readonly string[]> {
  return songs(page).allTextContents();
}

/** How many slots show another song after a time. */
async function changesAfter(page: Page, ms: number): Promise<number> {
  const before = await hand(page);
  await page.clock.runFor(ms);
  const after = await hand(page);
  expect(new Set(after).size, 'no song stands there twice').toBe(5);
  return after.filter((title, slot) => title !== before[slot]).length;
}

test(
  'one song of the hero changes every three seconds, and none is shown twice',
  { tag: '@full' },
  async ({ page }) => {
    await openHome(page);
    await page.clock.runFor(ROTATION_MS);
    for (let turn = 0; turn < 3; turn += 1) {
      const before = await hand(page);
      expect(await changesAfter(page, ROTATION_MS)).toBe(1);
      const newcomers = (await hand(page)).filter((title) => !before.includes(title));
      expect(newcomers).toHaveLength(1);
    }
  },
);

test(
  'the hero waits while it is pointed at, has the focus, is paused or out of sight',
  { tag: '@full' },
  async ({ page }) => {
    await openHome(page);
    await songs(page).first().hover();
    expect(await changesAfter(page, 3 * ROTATION_MS)).toBe(0);
    await page.mouse.move(2, 780);
    expect(await changesAfter(page, ROTATION_MS)).toBe(1);

    await page
      .getByRole('region', { name: 'Welcome' })
      .getByRole('link', { name: 'Build a set list', exact: true })
      .focus();
    expect(await changesAfter(page, 3 * ROTATION_MS)).toBe(0);
    await page.getByRole('link', { name: 'View All' }).focus();
    expect(await changesAfter(page, ROTATION_MS)).toBe(1);

    await page.getByRole('button', { name: 'Pause rotating songs' }).click();
    await page.mouse.move(2, 780);
    await page.getByRole('link', { name: 'View All' }).focus();
    expect(await changesAfter(page, 3 * ROTATION_MS)).toBe(0);
    await page.getByRole('button', { name: 'Resume rotating songs' }).focus();
    await page.keyboard.press('Enter');
    expect(await changesAfter(page, ROTATION_MS)).toBe(1);

    await setHidden(page, true);
    expect(await changesAfter(page, 3 * ROTATION_MS)).toBe(0);
    await setHidden(page, false);
    expect(await changesAfter(page, ROTATION_MS)).toBe(1);
  },
);

test(
  'nothing starts to move for people who prefer less motion, until they ask for it',
  { tag: '@full' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHome(page);
    expect(await changesAfter(page, 4 * ROTATION_MS)).toBe(0);
    await expect(page.getByText('1 of 3')).toBeVisible();
    await page.getByRole('button', { name: 'Next pick' }).click();
    await expect(page.getByText('2 of 3')).toBeVisible();
    await page.getByRole('button', { name: 'Resume rotating songs' }).click();
    await page.mouse.move(2, 780);
    expect(await changesAfter(page, ROTATION_MS)).toBe(1);
  },
);

test(
  'the surprise songs go on every eight seconds; arrows go round and restart that time',
  { tag: '@full' },
  async ({ page }) => {
    await openHome(page);
    const slide = page.getByRole('group', { name: ' of 3' });
    const place = async () => Number((await slide.getAttribute('aria-label'))?.charAt(0));
    await page.clock.runFor(SLIDE_MS);
    const first = await place();
    await page.clock.runFor(SLIDE_MS);
    expect(await place()).toBe((first % 3) + 1);
    const pickedBy = slide.getByRole('link', { name: /^\w+ \(opens in a new tab\)$/ });
    await expect(pickedBy).toHaveAttribute('target', '_blank');
    await expect(pickedBy).toHaveAttribute('rel', /noopener/);

    // A touch of the mouse is no hover that lasts: the pointer leaves before the time goes on.
    await page.clock.runFor(SLIDE_MS - 1000);
    const before = await place();
    await page.getByRole('button', { name: 'Next pick' }).click();
    await page.mouse.move(2, 780);
    expect(await place()).toBe((before % 3) + 1);
    await page.clock.runFor(SLIDE_MS - 1000);
    expect(await place()).toBe((before % 3) + 1);
    await page.clock.runFor(1000);
    expect(await place()).toBe(((before + 1) % 3) + 1);

    for (let turn = 0; turn < 3; turn += 1) {
      const now = await place();
      await page.getByRole('button', { name: 'Previous pick' }).click();
      expect(await place()).toBe(((now + 1) % 3) + 1);
    }
    const resting = await place();
    await page.clock.runFor(3 * SLIDE_MS);
    expect(await place(), 'it waits under the pointer').toBe(resting);

    await page.getByRole('button', { name: 'Pause slides' }).click();
    await page.mouse.move(2, 780);
    await page.getByRole('link', { name: 'View All' }).focus();
    await page.clock.runFor(3 * SLIDE_MS);
    expect(await place()).toBe(resting);
  },
);

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test(
    'the countdown ticks each second to local midnight, then rests at zero',
    { tag: '@full' },
    async ({ page }) => {
      await page.clock.install({ time: new Date('2025-10-02T03:59:00Z') });
      await page.goto(HOME_PATH);
      await expect(page.getByText('Out 3 October 2025 at midnight')).toBeVisible();
      await page.clock.pauseAt(new Date('2025-10-02T04:00:00Z'));
      const timer = page.getByRole('timer');
      await page.clock.runFor(1000);
      await expect(timer).toContainText('23hours59minutes59seconds');
      await page.clock.runFor(1000);
      await expect(timer).toContainText('23hours59minutes58seconds');

      await page.clock.fastForward(86_400_000 - 4000);
      await page.clock.runFor(1000);
      await expect(timer).toContainText('00days00hours00minutes01seconds');
      await page.clock.runFor(1000);
      await expect(timer).toContainText('00days00hours00minutes00seconds');
      await expect(page.getByText('Out since 3 October 2025', { exact: true })).toBeVisible();
      await page.clock.runFor(60_000);
      await expect(timer).toContainText('00days00hours00minutes00seconds');
    },
  );
});

/** Tells the page that its tab is hidden, or shown again, as the browser does. */
async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}
