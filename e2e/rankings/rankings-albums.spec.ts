import { expect } from '../support/journey.ts';
import { dragDown, expectTitles, gripAt, moveByKeys, RANKINGS_PATH, test } from '../support/rankings.ts';
import { inBothLooks, sidewaysScroll } from '../support/screen.ts';

const SLUG = 'folklore';
const PATH = `${RANKINGS_PATH}/${SLUG}`;

test(
  'a fan ranks an album by pointer, keyboard, menu and undo, and all of it is kept',
  { tag: '@phone' },
  async ({ page, rankings, hasTouch }) => {
    const { songs, key } = await rankings.albumOf(SLUG);
    const [a = '', b = '', c = '', ...rest] = songs.map(({ title }) => title);
    await page.goto(PATH);
    await expectTitles(page, [a, b, c, ...rest]);

    await dragDown(page, 1, 3, hasTouch);
    await expectTitles(page, [b, c, a, ...rest]);
    await expect.poll(() => rankings.saved(key)).toEqual([b, c, a, ...rest]);

    await gripAt(page, 3).focus();
    for (const pressed of ['Space', 'Home']) await page.keyboard.press(pressed);
    // The rows show the numbers that they would get.
    await expect(page.getByRole('listitem').filter({ has: gripAt(page, 3) })).toContainText(`1${a}`);
    await expect(page.getByRole('listitem').filter({ has: gripAt(page, 1) })).toContainText(`2${b}`);
    await page.keyboard.press('Space');
    await expectTitles(page, [a, b, c, ...rest]);
    await expect(gripAt(page, 1)).toBeFocused();

    await page.getByRole('button', { name: `Move ${a}`, exact: true }).click();
    await page.getByRole('menuitem', { name: 'Move down' }).click();
    await expectTitles(page, [b, a, c, ...rest]);
    await page.getByRole('button', { name: 'Undo move' }).click();
    await expectTitles(page, [a, b, c, ...rest]);
    await page.getByRole('button', { name: 'Redo move' }).click();
    await expect.poll(() => rankings.saved(key)).toEqual([b, a, c, ...rest]);
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    if (hasTouch) {
      const heights = await page
        .getByRole('listitem')
        .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
      expect(Math.max(...heights)).toBeLessThanOrEqual(96);
    }

    await page.reload();
    await expectTitles(page, [b, a, c, ...rest]);
  },
);

test(
  'a drop saves the whole list at once, with ranks from 1 and the revision it started from',
  { tag: '@full' },
  async ({ page, rankings }) => {
    const { songs, title } = await rankings.albumOf(SLUG);
    await page.goto(PATH);
    await expectTitles(
      page,
      songs.map((song) => song.title),
    );
    const saving = page.waitForRequest((request) => request.method() === 'PUT');
    await moveByKeys(page, 1, 'ArrowDown');
    const request = await saving;
    const sent = (request.postDataJSON() as { rankings: readonly Record<string, unknown>[] }).rankings;

    expect(request.headers()['if-match']).toBe('"0"');
    expect(sent.map(({ rank }) => rank)).toEqual(songs.map((_, index) => index + 1));
    expect(sent[0]).toMatchObject({ slot: 1, songTitle: songs[1]?.title, albumName: title });
  },
);

test(
  'an album shows its cover, its date, its look and previews that cannot be downloaded',
  { tag: '@full' },
  async ({ page, rankings }) => {
    const { title, songs } = await rankings.albumOf(SLUG);
    await page.goto(PATH);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('My Rankings For:')).toBeVisible();
    await expect(page.getByText('Released: July 24th, 2020')).toBeVisible();
    await expect(page.getByText('Click and drag a song to reorder your list!')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Play / })).toHaveCount(songs.length);
    await expect(page.locator('body')).toHaveAttribute('data-era', SLUG);
    await expect(page).toHaveTitle(`${title} Ranking | Thirteen`);
    expect(await page.locator('audio').first().getAttribute('controlsList')).toContain('nodownload');

    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(new RegExp(`${RANKINGS_PATH}$`));
    await expect(page.locator('body')).not.toHaveAttribute('data-era');
    await expect(page).toHaveTitle('Album Rankings | Thirteen');
  },
);

test('an address that is no album says so', { tag: '@full' }, async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/404/);
  await page.goto(`${RANKINGS_PATH}/no-such-album`);
  await expect(page.getByRole('heading', { name: "Sorry, can't find this page!" })).toBeVisible();
});

test('an order that is fine as it is can be kept as the ranking', async ({ page, rankings }) => {
  const { songs, key } = await rankings.albumOf(SLUG);
  await page.goto(PATH);
  await page.getByRole('button', { name: 'Keep this order' }).click();
  await expect.poll(() => rankings.saved(key)).toEqual(songs.map(({ title }) => title));
  await expect(page.getByRole('button', { name: 'This order is yours' })).toBeVisible();
});

test(
  'the singles are ranked like an album, and name whose record they are on',
  { tag: '@full' },
  async ({ page, rankings }) => {
    const { songs } = await rankings.albumOf('singles');
    const [a = '', b = '', ...rest] = songs.map(({ title }) => title);
    await page.goto(`${RANKINGS_PATH}/singles`);
    await expectTitles(page, [a, b, ...rest]);
    await expect(page.locator('body')).toHaveAttribute('data-era', 'singles');
    for (const { artist, featuring } of songs.filter((song) => song.artist !== null)) {
      await expect(page.getByText(`${artist} feat. ${featuring}`, { exact: true }).first()).toBeVisible();
    }
    await moveByKeys(page, 2, 'ArrowUp');
    await expect.poll(() => rankings.saved('standaloneSingles')).toEqual([b, a, ...rest]);
  },
);

test(
  'album and singles rankings have no accessibility violations and fit narrow windows',
  { tag: '@full' },
  async ({ page, expectNoAxeViolations }) => {
    test.slow();
    for (const slug of [SLUG, 'singles']) {
      await page.goto(`${RANKINGS_PATH}/${slug}`);
      await expect(gripAt(page, 1)).toBeVisible();
      await inBothLooks(page, expectNoAxeViolations);
    }
    // What a classic scroll bar leaves of 320.
    await page.setViewportSize({ width: 306, height: 640 });
    expect(await sidewaysScroll(page)).toBe(0);
  },
);
