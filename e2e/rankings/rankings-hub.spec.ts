import type { Page } from '@playwright/test';
import { shelfRankings } from '../support/catalogue.ts';
import { expect } from '../support/journey.ts';
import { RANKINGS_PATH, test } from '../support/rankings.ts';
import { inBothLooks, isMenuBlocked, sidewaysScroll } from '../support/screen.ts';

type Sound = { readonly isPaused: boolean; readonly volume: number; readonly seconds: number };

/** The state of the clip of the cover at a place of the shelf, from 0. */
function clipAt(page: Page, place: number): Promise<Sound> {
  return page
    .locator('audio')
    .nth(place)
    .evaluate((clip: HTMLAudioElement) => ({
      isPaused: clip.paused,
      volume: clip.volume,
      seconds: clip.currentTime,
    }));
}

async function openHub(page: Page): Promise<void> {
  await page.goto(RANKINGS_PATH);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(shelfRankings);
}

function cover(page: Page, title: string) {
  return page.getByRole('main').getByRole('link', { name: title });
}

test('the shelf leads to each album and to the four rankings of the whole catalogue', async ({
  page,
  rankings,
}) => {
  const albums = await rankings.albums();
  await openHub(page);
  await expect(page).toHaveTitle('Album Rankings | Thirteen');
  const links = await page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual(
    [...albums.map(({ slug }) => slug), 'allAlbums', 'allSongs', 'singles', 'byTrackNumber'].map(
      (name) => `${RANKINGS_PATH}/${name}`,
    ),
  );
  const covers = page.getByRole('main').getByRole('listitem').locator('img');
  const last = await covers.evaluateAll((all) => all.slice(-4).map((image) => image.getAttribute('src')));
  expect(last).toEqual(
    ['all-albums', 'all-songs', 'singles', 'track-numbers'].map((name) => `/media/covers/${name}.svg`),
  );
  // A cover is part of a link, whose menu opens it in a new tab; it is no sound.
  const isShown = await covers
    .first()
    .evaluate((image) =>
      image.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
    );
  expect(isShown).toBe(true);

  // A cover says whether its ranking is done.
  const { title, key, songs } = await rankings.albumOf('lover');
  await expect(cover(page, title)).toContainText('Not started');
  await rankings.saveOrder(key, songs);
  await page.reload();
  await expect(cover(page, title)).toContainText('Done');
  await expect(page.getByText('Done', { exact: true })).toHaveCount(1);
});

test.describe('with a mouse and a keyboard', () => {
  test.skip(({ isMobile }) => isMobile, 'nothing is hovered on a phone');

  test(
    'hovering or the keyboard plays the clip quietly from its start, leaving or going on stops it',
    { tag: '@full' },
    async ({ page }) => {
      await openHub(page);
      await page.getByRole('heading', { level: 1 }).click();
      const covers = page.getByRole('main').getByRole('listitem').getByRole('link');
      await covers.nth(1).hover();
      await expect.poll(async () => (await clipAt(page, 1)).seconds).toBeGreaterThan(0.1);
      expect(await clipAt(page, 1)).toMatchObject({ isPaused: false, volume: 0.3 });

      await covers.nth(2).hover();
      await expect.poll(async () => (await clipAt(page, 2)).isPaused).toBe(false);
      expect(await clipAt(page, 1)).toMatchObject({ isPaused: true, seconds: 0 });

      await page.getByRole('heading', { level: 1 }).hover();
      await expect.poll(() => clipAt(page, 2)).toMatchObject({ isPaused: true, seconds: 0 });

      // The keyboard plays a clip after a moment on its cover, and going on stops it.
      await page.getByRole('switch', { name: 'Hover sound' }).focus();
      await page.keyboard.press('Tab');
      await expect.poll(async () => (await clipAt(page, 0)).isPaused).toBe(false);
      await page.keyboard.press('Tab');
      await expect.poll(() => clipAt(page, 0)).toMatchObject({ isPaused: true, seconds: 0 });

      // Navigation stops all sound.
      await page.evaluate(() => {
        const clips = [...document.querySelectorAll('audio')];
        Object.assign(window, { clips });
      });
      const link = page.getByRole('main').getByRole('listitem').getByRole('link').first();
      await page.getByRole('heading', { level: 1 }).click();
      await link.hover();
      await expect.poll(async () => (await clipAt(page, 0)).isPaused).toBe(false);
      await link.click();
      await expect(page.getByText('My Rankings For:')).toBeVisible();
      const isSilent = await page.evaluate(() =>
        (window as unknown as { clips: HTMLAudioElement[] }).clips.every((clip) => clip.paused),
      );
      expect(isSilent).toBe(true);
    },
  );

  test('the hover sound can be switched off for good', { tag: '@full' }, async ({ page }) => {
    await openHub(page);
    await page.getByText('Hover sound').click();
    await page.reload();
    const covers = page.getByRole('main').getByRole('listitem').getByRole('link');
    await expect(page.getByRole('switch', { name: 'Hover sound' })).not.toBeChecked();
    await page.evaluate(() => {
      const played: string[] = [];
      document.addEventListener('play', ({ target }) => played.push((target as HTMLAudioElement).src), true);
      Object.assign(window, { played });
    });
    await covers.nth(3).hover();
    // The next sound is the one that is asked for, so the cover before gave none.
    await page.getByText('Hover sound').click();
    await covers.nth(2).hover();
    await expect.poll(async () => (await clipAt(page, 2)).isPaused).toBe(false);
    const played = await page.evaluate(() => (window as unknown as { played: string[] }).played);
    expect(played).toEqual([
      await page
        .locator('audio')
        .nth(2)
        .evaluate((clip: HTMLAudioElement) => clip.src),
    ]);
  });

  test('clips are loaded ahead, once the page has nothing else to do', { tag: '@full' }, async ({ page }) => {
    await openHub(page);
    await expect
      .poll(() =>
        page.locator('audio').evaluateAll((all: HTMLAudioElement[]) => all.map((c) => c.readyState)),
      )
      .toEqual(Array.from({ length: 15 }, () => 4));
  });
});

test('on a phone each cover has a button for its clip', { tag: '@full' }, async ({ page, isMobile }) => {
  test.skip(!isMobile, 'covers are hovered elsewhere');
  await openHub(page);
  const play = page.getByRole('button', { name: /^Play a clip of / });
  await expect(play).toHaveCount(shelfRankings);
  await play.first().tap();
  await expect.poll(() => clipAt(page, 0)).toMatchObject({ isPaused: false, volume: 0.3 });
  expect(await isMenuBlocked(page.getByRole('button', { name: /^Stop the clip of / }))).toBe(true);
  await page.getByRole('button', { name: /^Stop the clip of / }).tap();
  await expect.poll(() => clipAt(page, 0)).toMatchObject({ isPaused: true, seconds: 0 });
});

test(
  'without the catalogue the hub offers another try',
  { tag: '@full' },
  async ({ page, allowConsoleErrors }) => {
    allowConsoleErrors(/Failed to load resource/);
    await page.route('**/api/albums/allAlbums', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(RANKINGS_PATH);
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await page.unroute('**/api/albums/allAlbums');
    await retry.click();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(shelfRankings);
  },
);

test(
  'the hub has no accessibility violations and fits narrow windows',
  { tag: '@full' },
  async ({ page, expectNoAxeViolations }) => {
    test.slow();
    await openHub(page);
    await inBothLooks(page, expectNoAxeViolations);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysScroll(page)).toBe(0);
  },
);
