import type { Page } from '@playwright/test';
import { ALL_SONGS_PATH, expectFirst, firstThree, rankField, test } from '../support/all-songs.ts';
import { expect } from '../support/journey.ts';
import { RANKINGS_PATH } from '../support/rankings.ts';

const EMPTY = "You haven't ranked any songs yet. Start ranking to build your perfect album!";
const SAVED = 'All songs ranking saved successfully';
const SAVES = '**/api/rankings/all-songs-ranking';

const save = (page: Page) => page.getByRole('button', { name: 'Save Ranking' }).click();

test('unsaved changes outlive a reload, and leaving them asks first', async ({ page, allSongs }) => {
  const [a, b, c] = firstThree(allSongs.titles);
  await page.goto(RANKINGS_PATH);
  await page.locator(`a[href="${ALL_SONGS_PATH}"]`).first().click();
  await rankField(page, c).fill('1');
  await rankField(page, c).press('Enter');
  await expect(page.getByText('Not saved yet', { exact: true })).toBeVisible();
  // Both stay in sight at the end of the list.
  await rankField(page, allSongs.titles.at(-1) ?? '').scrollIntoViewIfNeeded();
  for (const inSight of [
    page.getByText('Not saved yet', { exact: true }),
    page.getByRole('button', { name: 'Save Ranking' }),
  ])
    await expect(inSight).toBeInViewport({ ratio: 1 });

  const leaving = page.getByRole('dialog', { name: 'Leave without saving?' });
  await page.getByRole('link', { name: 'Back' }).click();
  await leaving.getByRole('button', { name: 'Keep ranking' }).click();
  await expect(page).toHaveURL(ALL_SONGS_PATH);
  await page.evaluate(() => window.history.back());
  await expect(leaving).toBeVisible();
  await expect(page).toHaveURL(ALL_SONGS_PATH);
  await page.keyboard.press('Escape');
  await expect(leaving).toBeHidden();

  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await expectFirst(page, [c, a, b]);

  await page.evaluate(() => window.history.back());
  await leaving.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(RANKINGS_PATH);
  await page.goto(ALL_SONGS_PATH);
  await expectFirst(page, [c, a, b]);
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expectFirst(page, [a, b, c]);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(RANKINGS_PATH);
});

test(
  'a save without a network says so, is kept, and arrives when the network is back',
  { tag: '@full' },
  async ({ page, allSongs, allowConsoleErrors }) => {
    allowConsoleErrors(/ERR_FAILED/);
    const [a, b, c] = firstThree(allSongs.titles);
    await page.goto(ALL_SONGS_PATH);
    await rankField(page, c).fill('1');
    await rankField(page, c).press('Enter');
    await page.route(SAVES, (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.fallback(),
    );
    await save(page);
    await expect(page.getByText('Error saving ranking')).toBeVisible();
    await expect(page.getByText('Waiting for the network')).toBeVisible();
    await page.reload();
    await expectFirst(page, [c, a, b]);
    await page.unroute(SAVES);
    await page.reload();
    await expect.poll(async () => (await allSongs.saved()).slice(0, 3)).toEqual([c, a, b]);
  },
);

test(
  'a server that refuses a save leaves the changes unsaved on the page',
  { tag: '@full' },
  async ({ page, allSongs, allowConsoleErrors }) => {
    allowConsoleErrors(/status of 400/);
    const [a, b, c] = firstThree(allSongs.titles);
    await page.goto(ALL_SONGS_PATH);
    await rankField(page, c).fill('1');
    await rankField(page, c).press('Enter');
    await page.route(SAVES, (route) => route.fulfill({ status: 400, body: '{}' }));
    await save(page);
    await expect(page.getByText('Error saving ranking')).toBeVisible();
    await expect(page.getByText('Not saved yet', { exact: true })).toBeVisible();
    await expectFirst(page, [c, a, b]);
    await page.unroute(SAVES);
    await save(page);
    await expect(page.getByText(SAVED)).toBeVisible();
    expect((await allSongs.saved()).slice(0, 3)).toEqual([c, a, b]);
  },
);

test(
  'a failed load shows the catalogue with a way to try again, and never saves over what is stored',
  { tag: '@full' },
  async ({ page, allSongs, allowConsoleErrors }) => {
    test.slow();
    allowConsoleErrors(/ERR_FAILED/);
    await allSongs.save(allSongs.songs.toReversed());
    const [a, b, c] = firstThree(allSongs.titles);
    await page.route(SAVES, (route) => route.abort());
    await page.goto(ALL_SONGS_PATH);
    await expect(page.getByText('Failed to load rankings. Please try again.').first()).toBeVisible();
    await expectFirst(page, [a, b, c]);
    for (const text of [EMPTY, /You’ve ranked/]) await expect(page.getByText(text)).toHaveCount(0);
    await rankField(page, c).fill('1');
    await rankField(page, c).press('Enter');
    await expect(page.getByText(/We couldn’t read your ranking. It’s safe/)).toBeVisible();
    // It would write over what was never read.
    await expect(page.getByRole('button', { name: 'Save Ranking' })).toBeDisabled();
    await page.unroute(SAVES);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectFirst(page, allSongs.titles.toReversed().slice(0, 3));
    expect(await allSongs.saved()).toEqual(allSongs.titles.toReversed());
  },
);

test(
  'an order that another device saved meanwhile is shown beside this one, and the fan decides',
  { tag: '@full' },
  async ({ page, allSongs, allowConsoleErrors }) => {
    allowConsoleErrors(/412/);
    const [a, b, c] = firstThree(allSongs.titles);
    await page.goto(ALL_SONGS_PATH);
    await rankField(page, c).fill('1');
    await rankField(page, c).press('Enter');
    await allSongs.save(allSongs.songs.toReversed());
    await save(page);
    const dialog = page.getByRole('dialog', { name: 'Which ranking do you want to keep?' });
    await dialog.getByRole('button', { name: 'Keep the one on this device' }).click();
    await expect(page.getByText(SAVED)).toBeVisible();
    expect((await allSongs.saved()).slice(0, 3)).toEqual([c, a, b]);
  },
);
