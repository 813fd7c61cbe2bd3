import { expect, test } from '../support/journey.ts';
import { completeProfile, PROFILE_PATH, rankAlbums } from '../support/profile.ts';
import { inBothLooks, inBothLooksIfAll } from '../support/screen.ts';
import { saveVerifiedShow } from '../support/set-list.ts';
import { openingSongs, saveTop13 } from '../support/top13.ts';

const REASONS = [
  'Add at least one song to your Top 13',
  'Answer at least one question in the Swiftie Questionnaire',
  'Rank your top 5 albums',
];

test('a new fan reads what is still missing, and where to add it', async ({
  page,
  signedInFan,
  expectNoAxeViolations,
}) => {
  await page.goto(PROFILE_PATH);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${signedInFan.username}!`);
  await expect(page.getByLabel('Choose your profile theme:')).toHaveValue('Fearless');
  await expect(page.getByText('?', { exact: true })).toHaveCount(5);
  const rank = page.getByRole('paragraph').filter({ hasText: 'see your top 5 here!' });
  await expect(rank).toHaveText('Rank your albums on the Rankings page to see your top 5 here!');
  await expect(rank.getByRole('link')).toHaveAttribute('href', '/user/rankings/allAlbums');
  const top13 = page.getByText("You haven't chosen your Top 13 songs yet!");
  await expect(top13).toHaveText(
    "You haven't chosen your Top 13 songs yet! Visit the Top 13 page to create your list.",
  );
  await expect(top13.getByRole('link', { name: 'Top 13 page' })).toHaveAttribute('href', '/user/top13list');
  await expect(page.getByRole('term')).toHaveCount(13);
  await expect(page.getByText('Not answered yet')).toHaveCount(13);
  await expect(page.getByRole('link', { name: /Dream Eras Tour/ })).toHaveCount(0);
  await inBothLooksIfAll(page, expectNoAxeViolations);

  const share = page.getByRole('button', { name: 'Share My Profile' });
  await expect(share).toHaveAttribute('aria-disabled', 'true');
  await expect(share).toHaveAccessibleDescription(
    `To share your profile, please complete the following: ${REASONS.join(' ')}`,
  );
  await share.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Cannot Share Yet')).toBeVisible();
  await expect(
    page.getByText(
      'Please add at least one song to your Top 13 and answer at least one question before sharing your profile.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download poster' })).toHaveCount(0);
});

test(
  'a list that is complete shows, and its reason goes',
  { tag: '@full' },
  async ({ page, signedInFan, baseURL, isMobile }) => {
    test.skip(isMobile, 'the same for all sizes');
    const url = baseURL ?? '';
    await page.goto(PROFILE_PATH);
    await expect(page.getByRole('link', { name: REASONS[2] ?? '' })).toBeVisible();
    await rankAlbums(url, signedInFan);
    const songs = (await openingSongs(url)).slice(0, 2);
    await saveTop13(url, signedInFan, [null, ...songs]);

    await page.reload();
    await expect(page.getByRole('listitem').filter({ has: page.getByRole('button') })).toHaveCount(2);
    for (const { title } of songs)
      await expect(page.getByRole('button', { name: `Play ${title}` })).toBeVisible();
    await expect(page.getByRole('link', { name: REASONS[1] ?? '' })).toBeVisible();
    await expect(page.getByRole('link', { name: REASONS[0] ?? '' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: REASONS[2] ?? '' })).toHaveCount(0);
  },
);

for (const kind of ['a new', 'a complete'] as const)
  test(
    `nothing of ${kind} profile moves once it was read`,
    { tag: '@full' },
    async ({ page, signedInFan, baseURL }) => {
      if (kind === 'a complete') await completeProfile(baseURL ?? '', signedInFan);
      await page.goto(PROFILE_PATH);
      const heading = page.getByRole('heading', { level: 1 });
      const albums = page.getByRole('heading', { name: 'Top 5 Albums' });
      const theme = page.getByRole('combobox', { name: 'Choose your profile theme:' });
      await expect(theme).toBeVisible();
      const answer = Promise.withResolvers<void>();
      await page.route('**/api/profile/user-profile', async (route) => {
        await answer.promise;
        await route.continue();
      });
      await page.reload();
      await expect(albums).toBeVisible();
      const tops = async () =>
        Promise.all([heading, albums].map(async (part) => (await part.boundingBox())?.y ?? NaN));
      const [headingBefore = 0, albumsBefore = 0] = await tops();
      answer.resolve();
      await expect(theme).toBeVisible();
      const [headingAfter = NaN, albumsAfter = NaN] = await tops();
      expect(Math.abs(headingAfter - headingBefore)).toBeLessThan(4);
      expect(Math.abs(albumsAfter - albumsBefore)).toBeLessThan(8);
    },
  );

test('a complete profile is shared by its link', async ({
  page,
  context,
  signedInFan,
  baseURL,
  expectNoAxeViolations,
}) => {
  await completeProfile(baseURL ?? '', signedInFan);
  await saveVerifiedShow(baseURL ?? '', signedInFan);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PROFILE_PATH);
  await page.getByRole('button', { name: 'Share My Profile' }).click();
  await expect(page.getByText('Profile link copied to clipboard!')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${baseURL}/public-profile/${signedInFan.username}`);
  const tour = page.getByRole('link', { name: 'View My Dream Eras Tour' });
  await expect(tour).toHaveAttribute('href', `/share-setlist/${signedInFan.username}`);
  await expect(tour).toHaveAttribute('target', '_blank');
  await inBothLooks(page, expectNoAxeViolations);
});

test(
  'a browser that copies nothing says so and shows the link, selected',
  { tag: '@full' },
  async ({ page, signedInFan, baseURL, isMobile }) => {
    test.skip(isMobile, 'the same for all sizes');
    await completeProfile(baseURL ?? '', signedInFan);
    await page.addInitScript(() => {
      Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('not allowed')) });
    });
    await page.goto(PROFILE_PATH);
    await page.getByRole('button', { name: 'Share My Profile' }).click();
    await expect(page.getByText('Could not copy profile link')).toBeVisible();
    const dialog = page.getByRole('dialog', { name: 'Copy this link' });
    const link = dialog.getByLabel('Link');
    await expect(link).toHaveValue(`${baseURL}/public-profile/${signedInFan.username}`);
    await expect(link).toBeFocused();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(await link.inputValue());
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Share My Profile' })).toBeFocused();
  },
);

test(
  'what can be done with a profile keeps its place while it loads',
  { tag: '@full' },
  async ({ page, signedInFan, baseURL }) => {
    await completeProfile(baseURL ?? '', signedInFan);
    await saveVerifiedShow(baseURL ?? '', signedInFan);
    let answer = () => {};
    const isAwaited = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/profile/user-profile', async (route) => {
      await isAwaited;
      await route.continue();
    });
    await page.goto(PROFILE_PATH);
    const words = page.locator('main h1, main h1 ~ *');
    await expect(words).toHaveCount(4);
    const topOf = async () => (await words.last().boundingBox())?.y ?? 0;
    const before = await topOf();
    answer();
    await expect(page.getByRole('button', { name: 'Share My Profile' })).toBeVisible();
    expect(Math.abs((await topOf()) - before), 'pixels').toBeLessThan(2);
  },
);
