import type { Top13Entry } from '@thirteen/contract/top13.ts';
import { expect } from '../support/journey.ts';
import { inOrder, resetButtons, searchField, shownTop13, test, TOP13_PATH } from '../support/top13.ts';

test('a fan searches, chooses, is told of duplicates, resets a song, and finds the list again', async ({
  page,
  top13,
  hasTouch,
}) => {
  const [first, second] = top13.songs;
  await page.goto(TOP13_PATH);
  await expect(page).toHaveTitle('Top 13 List | Thirteen');
  await expect(page.getByRole('heading', { level: 1, name: 'My Top 13' })).toBeVisible();
  await expect(page.getByPlaceholder('Search for a song')).toHaveCount(13);
  await expect(page.getByText('0 of 13 chosen')).toBeVisible();

  const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/albums/songSearch*', (route) => asked.then(() => route.continue()), {
    times: 1,
  });
  await searchField(page, 1).fill(first.title);
  await expect(page.getByText('Searching...')).toBeVisible();
  answer();
  await page.getByRole('option').first().click();
  await expect(page.getByText('Song added to your top 13 list!')).toBeVisible();
  await expect(page.getByText('1 of 13 chosen')).toBeVisible();
  await expect(page.getByText(`Added ${first.title} at 1. Place 2 is empty.`)).toBeAttached();
  // After a tap no keyboard of a touch screen opens by itself.
  await expect(
    hasTouch ? page.getByRole('group', { name: 'Empty slot 2' }) : searchField(page, 2),
  ).toBeFocused();

  // Enter takes the first result, also one that is still to come, and leads on to the next empty slot.
  await searchField(page, 2).fill(second.title);
  await page.keyboard.press('Enter');
  await expect.poll(() => shownTop13(page)).toEqual(inOrder([first, second]));
  await expect(searchField(page, 3)).toBeFocused();
  await expect(page.getByText(`Added ${second.title} at 2. Place 3 is empty.`)).toBeAttached();

  await searchField(page, 3).fill(first.title);
  await expect(page.getByRole('option').first()).toContainText('In slot 1');
  await page.getByRole('option').first().click();
  await expect(page.getByText('This song is already in your top 13 list!')).toBeVisible();
  await expect(page.getByText('Duplicate Song')).toBeVisible();
  await expect(searchField(page, 3)).toHaveValue('');

  await page.getByRole('button', { name: `Reset song: ${second.title}`, exact: true }).click();
  await expect(page.getByText('Song removed from your top 13 list')).toBeVisible();
  await expect(searchField(page, 2)).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => shownTop13(page)).toEqual(inOrder([first, second]));
  await expect(page.getByRole('group', { name: second.title })).toBeFocused();
  await page.getByRole('button', { name: 'Undo change' }).click();
  await expect.poll(() => top13.saved()).toEqual(inOrder([first]));

  await page.reload();
  await expect.poll(() => shownTop13(page)).toEqual(inOrder([first]));
  expect(await top13.saved()).toEqual(inOrder([first]));
});

test('the list of songs closes, clears and leaves by keyboard', { tag: '@full' }, async ({ page, top13 }) => {
  await top13.save([]);
  await page.goto(TOP13_PATH);
  const field = searchField(page, 1);
  await field.fill('love');
  const options = page.getByRole('option');
  await expect(options.first()).toBeVisible();
  await expect(page.getByText(/^\d+ songs$/)).toBeVisible();
  expect((await page.getByRole('listbox').boundingBox())?.height).toBeLessThanOrEqual(200);

  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await expect(field).toHaveValue('love');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await expect(options).toHaveCount(0);
  await expect(page.getByText('0 of 13 chosen')).toBeVisible();

  await field.focus();
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  await field.fill('qqqqxxxx');
  await expect(page.getByText('No songs match')).toBeVisible();
});

test('on a phone a fan sees what is typed, and nothing moves', { tag: '@phone' }, async ({ page, top13 }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(TOP13_PATH);
  const field = searchField(page, 3);
  const before = await field.boundingBox();
  const fits = () => field.evaluate((input) => input.scrollWidth <= input.clientWidth);
  await field.fill(top13.songs[0].title.slice(0, 14));
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await fits()).toBe(true);
  await field.fill('qqqq xxxx qqqq');
  await expect(page.getByText('No songs match')).toBeVisible();
  expect(await fits()).toBe(true);
  expect(await field.boundingBox()).toEqual(before);
});

test(
  'what fails is said in the words of the page',
  { tag: '@full' },
  async ({ page, top13, allowConsoleErrors }) => {
    allowConsoleErrors(/Failed to load resource/);
    const [first, second] = top13.songs;
    await top13.save([first]);
    // Of a song that the list tells too little of the page asks by its id.
    const list = '**/api/rankings/user/top-thirteen**';
    await page.route(
      list,
      async (route) => {
        const response = await route.fetch();
        const entries = (await response.json()) as readonly Top13Entry[];
        await route.fulfill({ response, json: entries.map((entry) => ({ ...entry, audioSource: '' })) });
      },
      { times: 1 },
    );
    await page.route('**/api/albums/songs/*', (route) => route.fulfill({ status: 400, json: {} }), {
      times: 1,
    });
    await page.goto(TOP13_PATH);
    await expect(page.getByText('Error loading song details')).toBeVisible();
    await expect(page.getByText('Failed to load song details. Please try again.')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => shownTop13(page)).toEqual(inOrder([first]));
    const choose = async (title: string) => {
      await searchField(page, 2).fill(title);
      await page.getByRole('option').first().click();
    };

    await page.route('**/api/albums/songSearch*', (route) => route.fulfill({ status: 500, json: {} }), {
      times: 1,
    });
    await searchField(page, 2).fill(first.title);
    await expect(page.getByText('Error searching songs')).toBeVisible();

    await page.route('**/api/albums/songs/*', (route) => route.fulfill({ status: 404, json: {} }), {
      times: 1,
    });
    await choose(second.title);
    await expect(page.getByText('Song not found')).toBeVisible();
    await expect(page.getByText('Warning', { exact: true })).toBeVisible();

    await page.route('**/api/albums/songs/*', (route) => route.fulfill({ status: 500, json: {} }), {
      times: 1,
    });
    await choose(second.title);
    await expect(page.getByText('Error fetching song')).toBeVisible();

    await page.route(list, (route) => route.fulfill({ status: 400, json: {} }), { times: 1 });
    await choose(second.title);
    await expect(page.getByText('Error updating top 13 list')).toBeVisible();
    await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
    await expect(searchField(page, 2)).toBeVisible();

    await page.route(list, (route) => route.fulfill({ status: 400, json: {} }), { times: 1 });
    await resetButtons(page).click();
    await expect(page.getByText('Error removing song from top 13 list')).toBeVisible();
    await expect.poll(() => shownTop13(page)).toEqual(inOrder([first]));
    expect(await top13.saved()).toEqual(inOrder([first]));
  },
);
