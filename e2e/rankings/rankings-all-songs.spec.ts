import type { Locator, Page } from '@playwright/test';
import { ALL_SONGS_PATH, expectFirst, firstThree, rankField, test } from '../support/all-songs.ts';
import { expect } from '../support/journey.ts';
import { dragDown, moveByKeys } from '../support/rankings.ts';
import { inBothLooks, inBothLooksIfAll, sidewaysScroll } from '../support/screen.ts';

const EMPTY = "You haven't ranked any songs yet. Start ranking to build your perfect album!";
const SAVED = 'All songs ranking saved successfully';
const BLOCKED = 'Cannot save. Please resolve all ranking issues before saving.';
const SAVES = '**/api/rankings/all-songs-ranking';

const save = (page: Page) => page.getByRole('button', { name: 'Save Ranking' }).click();
/** Where there is no room for all of them, the seldom tools stand behind a button. */
async function openTools(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'More tools' });
  await expect(page.getByRole('searchbox', { name: 'Find a song' })).toBeVisible();
  if (await more.isVisible()) await more.click();
}

const announcer = (page: Page) => page.locator('#sortable-list-announcer');

test('a fan orders all songs by number, pointer, keyboard, menu and undo, and saves with the button', async ({
  page,
  allSongs,
  hasTouch,
}) => {
  const [a, b, c] = firstThree(allSongs.titles);
  await page.goto(ALL_SONGS_PATH);
  await expect(page.getByText(EMPTY)).toBeVisible();
  await expectFirst(page, [a, b, c]);

  await rankField(page, c).fill('1');
  await expectFirst(page, [a, b, c]);
  await rankField(page, c).press('Enter');
  await expectFirst(page, [c, a, b]);
  await expect(rankField(page, c)).toBeFocused();
  await expect(announcer(page)).toHaveText('Moved to rank 1');

  await dragDown(page, 1, 2, hasTouch);
  await expectFirst(page, [a, c, b]);
  await moveByKeys(page, 3, 'Home');
  await expectFirst(page, [b, a, c]);
  await page.getByRole('button', { name: `Move ${b}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Move down' }).click();
  await expectFirst(page, [a, b, c]);
  await page.getByRole('button', { name: 'Undo move' }).click();
  await expectFirst(page, [b, a, c]);
  await page.getByRole('button', { name: 'Redo move' }).click();
  await rankField(page, c).fill('2');
  await rankField(page, c).blur();
  await expectFirst(page, [a, c, b]);
  expect(await allSongs.saved()).toEqual([]);

  await save(page);
  await expect(page.getByText(SAVED)).toBeVisible();
  expect(await allSongs.saved()).toEqual([a, c, b, ...allSongs.titles.slice(3)]);
  await page.reload();
  await expectFirst(page, [a, c, b]);
  await expect(page.getByText(EMPTY)).toBeHidden();
});

test(
  'songs that the fan has placed are told from the others, by look and in words',
  { tag: '@full' },
  async ({ page, allSongs, expectNoAxeViolations }) => {
    const [a, b, c] = firstThree(allSongs.titles);
    await page.goto(ALL_SONGS_PATH);
    const unplaced = 'Not ranked by you yet';
    await expect(rankField(page, c)).toHaveAccessibleDescription(unplaced);
    await rankField(page, c).fill('1');
    await rankField(page, c).press('Enter');
    await expectFirst(page, [c, a, b]);
    await expect(rankField(page, c)).toHaveAccessibleDescription('');
    await expect(rankField(page, c)).toHaveCSS('border-top-style', 'solid');
    await expect(rankField(page, a)).toHaveAccessibleDescription(unplaced);
    await expect(rankField(page, a)).toHaveCSS('border-top-style', 'dashed');
    await inBothLooksIfAll(page, expectNoAxeViolations);

    await save(page);
    await expect(page.getByText(SAVED)).toBeVisible();
    // A song that stands at its rank already counts as placed once that rank is typed.
    await rankField(page, a).fill('2');
    await rankField(page, a).press('Enter');
    await save(page);
    await expect(rankField(page, a)).toHaveAccessibleDescription('');
    await expect.poll(() => allSongs.placed()).toEqual([c, a]);
    // As on a device that never saw this list: the server tells what was placed.
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('all-songs/')) localStorage.removeItem(key);
    });
    await page.reload();
    for (const placed of [a, c]) await expect(rankField(page, placed)).toHaveAccessibleDescription('');
    await expect(rankField(page, b)).toHaveAccessibleDescription(unplaced);
    await openTools(page);
    await expect(page.getByText(`You’ve ranked 2 of ${allSongs.titles.length}`)).toBeVisible();
  },
);

test(
  'a number beyond the list is refused in words, blocks saving, and Escape takes it back',
  { tag: '@full' },
  async ({ page, allSongs }) => {
    const [a, b] = firstThree(allSongs.titles);
    const refusal = `Invalid rank. Please enter a whole number between 1 and ${allSongs.titles.length}`;
    await page.goto(ALL_SONGS_PATH);
    for (const text of ['0', '2.5', String(allSongs.titles.length + 1), 'one']) {
      await rankField(page, a).fill(text);
      await rankField(page, a).press('Enter');
      await expect(page.getByText(refusal)).toBeVisible();
      await expect(rankField(page, a)).toHaveAttribute('aria-invalid', 'true');
      await expect(rankField(page, a)).toHaveAccessibleDescription(refusal);
    }
    await save(page);
    await expect(page.getByText(BLOCKED)).toBeVisible();

    await rankField(page, a).press('Escape');
    await expect(rankField(page, a)).toHaveValue('');
    await expect(page.getByText(refusal)).toBeHidden();
    // At the lower edge of the window the words come into sight with it.
    const low = rankField(page, allSongs.titles[30] ?? '');
    await low.evaluate((field) => field.scrollIntoView({ block: 'end' }));
    await low.fill('0');
    await low.press('Enter');
    await expect(page.getByText(refusal)).toBeInViewport({ ratio: 1 });
    await low.press('Escape');

    for (const key of ['ArrowUp', 'ArrowDown']) await rankField(page, b).press(key);
    await rankField(page, b).hover();
    await page.mouse.wheel(0, 100);
    await expect(rankField(page, b)).toHaveValue('');
    expect(await allSongs.saved()).toEqual([]);
  },
);

test('a rank typed for two songs is named with the way to both, and blocks saving until it is decided', async ({
  page,
  allSongs,
}) => {
  const [a, b, c] = firstThree(allSongs.titles);
  await page.goto(ALL_SONGS_PATH);
  await rankField(page, b).fill('7');
  await rankField(page, c).fill('7');
  const warning = page.getByRole('alert', { name: 'Ranks to resolve' });
  await expect(warning).toContainText('Duplicate rank: 7.');
  await save(page);
  await expect(page.getByText(BLOCKED)).toBeVisible();
  expect(await allSongs.saved()).toEqual([]);

  await warning.getByRole('link', { name: c, exact: true }).click();
  await expect(rankField(page, c)).toBeFocused();
  await rankField(page, c).fill('1');
  await rankField(page, c).press('Enter');
  await expect(warning).toBeHidden();
  await expectFirst(page, [c, a]);
  await save(page);
  await expect(page.getByText(SAVED)).toBeVisible();
  expect((await allSongs.saved()).indexOf(b)).toBe(6);
});

test('a filter narrows the view without changing ranks; a move there goes to the rank of its neighbor', async ({
  page,
  allSongs,
}) => {
  const last = allSongs.songs.at(-1);
  const album = allSongs.songs.filter(({ albumName }) => albumName === last?.albumName);
  const [first, second] = album;
  if (!first || !second) throw new Error('The last album has too few songs.');
  const rank = allSongs.titles.indexOf(first.songTitle) + 1;
  await page.goto(ALL_SONGS_PATH);
  await openTools(page);
  await page.getByRole('combobox', { name: 'Album' }).selectOption(first.albumName);
  await expectFirst(page, [first.songTitle, second.songTitle]);
  await expect(rankField(page, first.songTitle)).toHaveValue('');

  await moveByKeys(page, 2, 'ArrowUp');
  await expect(announcer(page)).toHaveText(
    `${second.songTitle}, now rank ${rank} of ${allSongs.titles.length}`,
  );
  await expect(rankField(page, second.songTitle)).toHaveValue(String(rank));
  await expect(rankField(page, first.songTitle)).toHaveValue('');
  await page.getByRole('searchbox', { name: 'Find a song' }).fill(second.songTitle.toUpperCase());
  await expect(rankField(page, first.songTitle)).toBeHidden();
  await page.reload();
  await expectFirst(page, [second.songTitle]);

  await openTools(page);
  await page.getByRole('textbox', { name: 'Jump to rank' }).fill('1');
  await page.getByRole('textbox', { name: 'Jump to rank' }).press('Enter');
  await expect(rankField(page, allSongs.titles[0] ?? '')).toBeFocused();
  await expect(page.getByText(`You’ve ranked 1 of ${allSongs.titles.length}`)).toBeVisible();
});

test(
  'an order made from album rankings is shown, taken as unsaved changes, and undone',
  { tag: '@full' },
  async ({ page, allSongs, rankings }) => {
    const { songs, key } = await rankings.albumOf('reputation');
    await rankings.saveOrder(key, songs.toReversed());
    const best = songs.at(-1)?.title ?? '';
    await page.goto(ALL_SONGS_PATH);
    await openTools(page);
    await page.getByRole('button', { name: 'Start from my album rankings' }).click();
    const dialog = page.getByRole('dialog', { name: 'Start from my album rankings' });
    await expect(dialog).toContainText(`1 album ranked: ${songs.length} songs from your rankings`);
    await expect(dialog.getByRole('listitem')).toHaveCount(20);
    await dialog.getByRole('button', { name: 'Use this order' }).click();
    await expectFirst(page, [best]);
    await expect(page.getByText(`You’ve ranked ${songs.length} of ${allSongs.titles.length}`)).toBeVisible();
    await page.getByRole('button', { name: 'Undo move' }).click();
    await expectFirst(page, allSongs.titles.slice(0, 3));
    expect(await allSongs.saved()).toEqual([]);
  },
);

test('the page is accessible in both looks and fits the narrowest screens', async ({
  page,
  allSongs,
  expectNoAxeViolations,
}) => {
  // Rows are all alike, and an audit of all of them takes minutes.
  const [first] = allSongs.songs;
  const [title = ''] = allSongs.titles;
  await page.goto(`${ALL_SONGS_PATH}?album=${encodeURIComponent(first?.albumName ?? '')}`);
  await rankField(page, title).fill('0');
  await rankField(page, title).press('Enter');
  await expect(page.getByRole('alert', { name: 'Ranks to resolve' })).toBeVisible();
  await inBothLooks(page, expectNoAxeViolations);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  const search = await page.getByRole('searchbox', { name: 'Find a song' }).boundingBox();
  expect(search?.width).toBeGreaterThan(150);

  // A window of 1280 by 1024 at 400 %: bars leave most of it to the songs.
  await page.setViewportSize({ width: 320, height: 256 });
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  expect(await heightOfBars(page)).toBeLessThan(90);
});

/** How much of the window's height bars keep that stay where they are while the page scrolls. */
function heightOfBars(page: Page): Promise<number> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('body *'))
      .filter((bar) => ['sticky', 'fixed'].includes(getComputedStyle(bar).position))
      .map((bar) => bar.getBoundingClientRect())
      .filter(({ top, bottom, width }) => width > 160 && bottom > 0 && top < innerHeight)
      .reduce((sum, { top, bottom }) => sum + Math.min(bottom, innerHeight) - Math.max(top, 0), 0),
  );
}

test(
  'in a wide window the menu of a row stays near its title',
  { tag: '@full' },
  async ({ page, allSongs }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.goto(ALL_SONGS_PATH);
    const [title = ''] = allSongs.titles;
    const words = await page.getByRole('main').getByText(title, { exact: true }).first().boundingBox();
    const menu = await page.getByRole('button', { name: `Move ${title}`, exact: true }).boundingBox();
    const apart = (menu?.x ?? NaN) - (words?.x ?? NaN);
    expect(apart).toBeGreaterThan(200);
    expect(apart).toBeLessThan(650);
  },
);

test('at 320 pixels no word of a title is broken', { tag: '@full' }, async ({ page, allSongs }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(ALL_SONGS_PATH);
  for (const title of titlesOfLongWords(allSongs.titles)) {
    const shown = page.getByRole('main').getByText(title, { exact: true }).first();
    await shown.scrollIntoViewIfNeeded();
    expect(await brokenWords(shown), title).toEqual([]);
  }
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
});

/** The ten titles with the longest words, of such as fit into a line at all. */
function titlesOfLongWords(titles: readonly string[]): readonly string[] {
  const longest = (title: string) => Math.max(...title.split(/[\s/-]/).map((word) => word.length));
  return titles
    .filter((title) => longest(title) <= 12)
    .toSorted((a, b) => longest(b) - longest(a))
    .slice(0, 10);
}

/** The words of a text that stand in two lines. */
function brokenWords(element: Locator): Promise<readonly string[]> {
  return element.evaluate(({ firstChild }) => {
    const words = [...(firstChild?.textContent ?? '').matchAll(/[^\s/-]+/g)];
    return words.flatMap(({ 0: word, index }) => {
      if (!firstChild) return [];
      const range = document.createRange();
      range.setStart(firstChild, index);
      range.setEnd(firstChild, index + word.length);
      return range.getClientRects().length > 1 ? [word] : [];
    });
  });
}

test(
  'nothing is said of how much is ranked before it is known',
  { tag: '@full' },
  async ({ page, allSongs }) => {
    const answer = Promise.withResolvers<void>();
    await page.route(SAVES, async (route) => {
      await answer.promise;
      await route.fallback();
    });
    await page.goto(ALL_SONGS_PATH);
    await expect(page.getByText('Loading your ranking').first()).toBeAttached();
    for (const text of [EMPTY, /You’ve ranked/, 'Nothing saved yet'])
      await expect(page.getByText(text)).toHaveCount(0);
    answer.resolve();
    await expect(page.getByText(`You’ve ranked 0 of ${allSongs.titles.length}`)).toBeVisible();
    await expect(page.getByText(EMPTY)).toBeVisible();

    // Outside Chromium a row tells the list that it comes near by an event that does not bubble.
    const cover = page.locator('img[data-late-src]').last();
    await expect(cover).not.toHaveAttribute('src', /./);
    await cover.evaluate((image) => {
      const near = { skipped: false, bubbles: false };
      image
        .closest('li')
        ?.firstElementChild?.dispatchEvent(
          new ContentVisibilityAutoStateChangeEvent('contentvisibilityautostatechange', near),
        );
    });
    await expect(cover).toHaveAttribute('src', /./);
  },
);
