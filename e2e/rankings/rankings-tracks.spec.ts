import type { Page } from '@playwright/test';
import type { Album } from '@thirteen/contract/catalogue.ts';
import { test, TRACKS_PATH } from '../support/all-songs.ts';
import { expect } from '../support/journey.ts';
import { dragPast } from '../support/rankings.ts';
import { inBothLooks, sidewaysScroll } from '../support/screen.ts';

const READS = '**/api/rankings/track-rankings';

const card = (page: Page, track: number) => page.getByRole('region', { name: `Track ${track}`, exact: true });

/** The titles of a group as the page shows them. */
function shownIn(page: Page, track: number): Promise<readonly string[]> {
  return card(page, track)
    .getByRole('button', { name: /^Reorder / })
    .evaluateAll((grips) =>
      grips.map((grip) =>
        (grip.getAttribute('aria-label') ?? '').replace(/^Reorder (.+), position \d+ of \d+$/, '$1'),
      ),
    );
}

async function expectIn(page: Page, track: number, titles: readonly string[]): Promise<void> {
  await expect.poll(async () => (await shownIn(page, track)).slice(0, titles.length)).toEqual(titles);
}

async function openTracks(page: Page): Promise<readonly [string, string, string]> {
  await page.goto(TRACKS_PATH);
  await expect(card(page, 1)).toBeVisible();
  const [a = '', b = '', c = ''] = await shownIn(page, 1);
  return [a, b, c];
}

async function moveInFirst(page: Page, title: string, ...keys: readonly string[]): Promise<void> {
  await card(page, 1)
    .getByRole('button', { name: `Reorder ${title}, position` })
    .focus();
  for (const key of ['Space', ...keys, 'Space']) await page.keyboard.press(key);
}

test('a fan orders the songs of a track number by pointer, keyboard and menu, and the first make an album', async ({
  page,
  tracks,
  hasTouch,
}) => {
  await page.goto(`${TRACKS_PATH}?tab=yourAlbum`);
  await expect(page.getByText("You haven't ranked any songs yet. Start ranking")).toBeVisible();
  await page.getByRole('button', { name: 'Start ranking' }).click();
  await expect(page).toHaveURL(TRACKS_PATH);
  const [a, b, c] = await openTracks(page);
  if (hasTouch) {
    const preview = await card(page, 1)
      .getByRole('button', { name: `Play ${a}`, exact: true })
      .boundingBox();
    expect(Math.min(preview?.width ?? 0, preview?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await page.getByRole('link', { name: 'Track 13', exact: true }).click();
  await expect(card(page, 13)).toBeFocused();
  await expect(card(page, 13).getByRole('heading', { name: 'Track 13' })).toBeInViewport({ ratio: 1 });
  const grips = card(page, 1).getByRole('button', { name: /^Reorder / });
  await dragPast(page, grips.nth(0), grips.nth(1), hasTouch);
  await expectIn(page, 1, [b, a, c]);
  await moveInFirst(page, c, 'Home');
  await expectIn(page, 1, [c, b, a]);
  await card(page, 1)
    .getByRole('button', { name: `Move ${c}`, exact: true })
    .click();
  await page.getByRole('menuitem', { name: 'Move down' }).click();
  await expectIn(page, 1, [b, c, a]);
  await page.getByRole('button', { name: 'Undo move' }).click();
  await expectIn(page, 1, [c, b, a]);
  await expect.poll(async () => (await tracks.saved())[0]?.slice(0, 3)).toEqual([c, b, a]);

  await page.getByRole('tab', { name: 'Your Album' }).click();
  await expect(page).toHaveURL(`${TRACKS_PATH}?tab=yourAlbum`);
  const album = page.getByRole('list', { name: 'Tracks of your album' });
  await expect(album.getByRole('listitem').first()).toContainText(c);
  // Only what the fan ranked is her album, until she keeps the rest as it stands.
  await expect(album.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('tab', { name: 'Track Rankings' }).click();
  await page.getByRole('button', { name: 'Keep this order' }).click();
  await page.getByRole('tab', { name: 'Your Album' }).click();
  await expect(album.getByRole('listitem')).toHaveCount((await tracks.saved()).length);
  await expect.poll(tracks.placed).toEqual((await tracks.saved()).flat());
  await page.reload();
  await expect(album.getByRole('listitem').first()).toContainText(c);
  await expect(album.getByRole('listitem')).toHaveCount((await tracks.saved()).length);
});

test(
  'all previews of the album play in order, one at a time, and stop with the page',
  { tag: '@full' },
  async ({ page, tracks: lists, rankings }) => {
    test.slow();
    const [first] = await rankings.albums();
    await lists.save((first?.songs ?? []).map((song) => [song['_id']]));
    // As slowly as a browser can: on a busy machine a clip would else be over before the next step.
    await page.addInitScript(() => {
      const { play } = HTMLMediaElement.prototype;
      HTMLMediaElement.prototype.play = function playSlowly() {
        this.playbackRate = 1 / 16;
        return play.call(this);
      };
    });
    await page.goto(`${TRACKS_PATH}?tab=yourAlbum`);
    const tracks = page.getByRole('list', { name: 'Tracks of your album' }).getByRole('listitem');
    const isPlaying = () =>
      page.evaluate(
        () => Array.from(document.querySelectorAll('audio')).filter(({ paused }) => !paused).length,
      );
    await page.getByRole('button', { name: 'Play all previews' }).click();
    await expect(tracks.nth(0).getByRole('button', { name: /^Pause / })).toBeVisible();
    await expect.poll(isPlaying).toBe(1);
    await page.getByRole('button', { name: 'Next track' }).click();
    await expect(tracks.nth(1).getByRole('button', { name: /^Pause / })).toBeVisible();
    await expect(tracks.nth(0).getByRole('button', { name: /^Play / })).toBeVisible();

    // The end of a clip leads to the next one.
    await expect
      .poll(() => page.evaluate(() => document.querySelector('audio')?.duration ?? 0), { timeout: 20_000 })
      .toBeGreaterThan(1);
    await page.evaluate(() => {
      const audio = document.querySelector('audio');
      if (audio) Object.assign(audio, { playbackRate: 1, currentTime: audio.duration - 0.2 });
    });
    await expect(tracks.nth(2).getByRole('button', { name: /^Pause / })).toBeVisible();
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect.poll(isPlaying).toBe(0);

    await tracks
      .nth(4)
      .getByRole('button', { name: /^Play / })
      .click();
    await expect.poll(isPlaying).toBe(1);
    await page.getByRole('link', { name: 'Back' }).click();
    await expect.poll(isPlaying).toBe(0);
  },
);

test(
  'two tabs stay in step without asking',
  { tag: '@full' },
  async ({ page, context, allowConsoleErrors }) => {
    // A tab that had not read the other's change yet is told so, and joins both.
    allowConsoleErrors(/status of 412/);
    const other = await context.newPage();
    const [a, b, c] = await openTracks(page);
    await openTracks(other);
    await moveInFirst(page, a, 'ArrowDown');
    await expectIn(other, 1, [b, a, c]);
    await moveInFirst(other, c, 'Home');
    await expectIn(page, 1, [c, b, a]);
  },
);

test(
  'a network cut in mid-save keeps the order and sends it when it is back',
  { tag: '@full' },
  async ({ page, tracks, allowConsoleErrors }) => {
    allowConsoleErrors(/ERR_FAILED/);
    const [a, b, c] = await openTracks(page);
    await page.route(READS, (route) => route.abort());
    await moveInFirst(page, a, 'ArrowDown');
    await expect(page.getByText('Waiting for the network')).toBeVisible();
    await expectIn(page, 1, [b, a, c]);
    await page.unroute(READS);
    await page.getByRole('button', { name: 'Try now' }).click();
    await expect.poll(async () => (await tracks.saved())[0]?.slice(0, 3)).toEqual([b, a, c]);
  },
);

test(
  'a failed load shows the catalogue order, and never saves over what is stored',
  { tag: '@full' },
  async ({ page, tracks, rankings, allowConsoleErrors }) => {
    test.slow();
    allowConsoleErrors(/ERR_FAILED/);
    const albums = await rankings.albums();
    const firsts = albums.flatMap(({ songs }) => songs.slice(0, 1));
    await tracks.save([firsts.map((song) => song['_id']).toReversed()]);
    const titles = firsts.map(({ title }) => title);
    await page.route(READS, (route) => route.abort());
    await page.goto(TRACKS_PATH);
    await expect(card(page, 1)).toBeVisible();
    await expectIn(page, 1, titles);
    await expect(page.getByText(/We couldn’t read your ranking of track numbers. It’s safe/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Keep this order' })).toBeDisabled();
    await moveInFirst(page, titles[0] ?? '', 'ArrowDown');
    await expectIn(page, 1, titles);
    await page.unroute(READS);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectIn(page, 1, titles.toReversed());
    expect((await tracks.saved())[0]).toEqual(titles.toReversed());
  },
);

test(
  'both tabs are accessible in both looks and fit the narrowest screens',
  { tag: '@full' },
  async ({ page, tracks, rankings, expectNoAxeViolations }) => {
    const [album] = await rankings.albums();
    await tracks.save([(album?.songs ?? []).slice(0, 1).map((song) => song['_id'])]);
    // Cards are all alike, and an audit of all of them takes minutes.
    await page.route('**/api/albums/allAlbums', async (route) => {
      const albums = (await (await route.fetch()).json()) as readonly Album[];
      await route.fulfill({ json: albums.slice(0, 2) });
    });
    for (const path of [TRACKS_PATH, `${TRACKS_PATH}?tab=yourAlbum`]) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path);
      await expect(page.getByRole('tabpanel').getByText('Track 1', { exact: true }).first()).toBeAttached();
      await inBothLooks(page, expectNoAxeViolations);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    }
  },
);
