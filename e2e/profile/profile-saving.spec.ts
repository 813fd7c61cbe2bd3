import { tourEras } from '../support/catalogue.ts';
import { expect, test } from '../support/journey.ts';
import { PROFILE_PATH, readProfile } from '../support/profile.ts';
import { openingSongs, saveTop13 } from '../support/top13.ts';

test.beforeEach(({ allowConsoleErrors }) => {
  // The browser reports each refusal and each loss of the network that a journey causes.
  allowConsoleErrors(/status of [45]\d\d|ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
});

test('a theme is shown at once and saved', { tag: '@full' }, async ({ page, signedInFan, baseURL }) => {
  await page.goto(PROFILE_PATH);
  const theme = page.getByLabel('Choose your profile theme:');
  await theme.selectOption('Midnights');
  await expect(page.locator('body')).toHaveAttribute('data-era', 'midnights');
  await expect(page.getByText('Living in the Midnights era.')).toBeVisible();
  await expect(page.getByText('Theme updated successfully!')).toBeVisible();
  expect((await readProfile(baseURL ?? '', signedInFan)).theme).toBe('Midnights');
  await expect(theme.getByRole('option')).toHaveCount(tourEras);
});

test(
  'of themes chosen in haste the last one stays, with one message',
  { tag: '@full' },
  async ({ page, signedInFan, baseURL }) => {
    const allChosen = Promise.withResolvers<void>();
    await page.route('**/api/profile/theme', async (route) => {
      await allChosen.promise;
      await route.continue();
    });
    await page.goto(PROFILE_PATH);
    const theme = page.getByLabel('Choose your profile theme:');
    for (const name of ['Debut', 'Red', 'Lover']) await theme.selectOption(name);
    allChosen.resolve();
    await expect(page.getByText('Theme updated successfully!')).toHaveCount(1);
    await expect(page.locator('body')).toHaveAttribute('data-era', 'lover');
    expect((await readProfile(baseURL ?? '', signedInFan)).theme).toBe('Lover');
  },
);

test('a theme and an image that are not saved go back', { tag: '@full' }, async ({ fanPage: page }) => {
  await page.goto(PROFILE_PATH);
  await page.route(/api\/profile\/(theme|image)$/, (route) => route.fulfill({ status: 503, json: {} }));
  const theme = page.getByLabel('Choose your profile theme:');
  await theme.selectOption('Red');
  await expect(page.getByText('Failed to update theme. Please try again.')).toBeVisible();
  await expect(theme).toHaveValue('Fearless');
  await expect(page.locator('body')).toHaveAttribute('data-era', 'fearless');

  await page.getByRole('button', { name: 'Change profile image' }).click();
  await page.getByRole('radio', { name: 'Paper crown' }).click();
  await expect(page.getByText('Failed to update profile image. Please try again.')).toBeVisible();
  await expect(page.getByRole('img', { name: /guitar headstock/ })).toBeVisible();
});

test('comparing is switched off and on', { tag: '@full' }, async ({ page, signedInFan, baseURL }) => {
  await page.goto(PROFILE_PATH);
  const comparing = page.getByRole('switch', { name: 'Let other fans compare themselves with me' });
  await expect(comparing).toBeChecked();
  await comparing.click();
  await expect(comparing).not.toBeChecked();
  await expect.poll(async () => (await readProfile(baseURL ?? '', signedInFan)).comparing).toBe(false);
  await page.reload();
  await expect(comparing).not.toBeChecked();
});

test(
  'a profile that does not load can be asked for again',
  { tag: '@full' },
  async ({ page, signedInFan }) => {
    await page.route('**/api/profile/user-profile', (route) => route.fulfill({ status: 400, json: {} }));
    await page.goto(PROFILE_PATH);
    await expect(page.getByText('Failed to load user profile. Please try again.')).toBeVisible();
    await page.unroute('**/api/profile/user-profile');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${signedInFan.username}!`);
  },
);

test(
  'what another tab saved shows when the fan comes back',
  { tag: '@full' },
  async ({ page, signedInFan, baseURL }) => {
    const [song] = await openingSongs(baseURL ?? '');
    await page.goto(PROFILE_PATH);
    await expect(page.getByText("You haven't chosen your Top 13 songs yet!")).toBeVisible();
    await saveTop13(baseURL ?? '', signedInFan, [song ?? null]);
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByRole('button', { name: `Play ${song?.title}` })).toBeVisible();
  },
);
