import { listAlbums } from '@thirteen/contract/catalogue.ts';
import { tourEras } from '../support/catalogue.ts';
import { expect, test } from '../support/journey.ts';
import { PROFILE_PATH, readProfile } from '../support/profile.ts';
import { inBothLooksIfAll, sidewaysScroll } from '../support/screen.ts';

test(
  'a theme is chosen by its picture, by press and by keys, and the dropdown follows',
  { tag: '@full' },
  async ({ page, signedInFan, baseURL, expectNoAxeViolations }) => {
    await page.goto(PROFILE_PATH);
    const dropdown = page.getByLabel('Choose your profile theme:');
    const pictures = page.getByRole('group', { name: 'Themes by their pictures' });
    const picture = (name: string) => pictures.getByRole('radio', { name, exact: true });
    await expect(pictures.getByRole('radio')).toHaveCount(tourEras);
    await expect(picture('Fearless')).toBeChecked();

    await picture('Lover').click();
    await expect(dropdown).toHaveValue('Lover');
    await expect(page.getByText('Living in the Lover era.')).toBeVisible();
    await expect(page.getByText('Theme updated successfully!')).toBeVisible();
    expect((await readProfile(baseURL ?? '', signedInFan)).theme).toBe('Lover');

    await page.keyboard.press('ArrowRight');
    await expect(picture('Folklore')).toBeFocused();
    await expect(dropdown).toHaveValue('Folklore');
    await expect.poll(async () => (await readProfile(baseURL ?? '', signedInFan)).theme).toBe('Folklore');
    await dropdown.selectOption('Red');
    await expect(picture('Red')).toBeChecked();
    await expect(picture('Folklore')).not.toBeChecked();
    await expect.poll(async () => (await readProfile(baseURL ?? '', signedInFan)).theme).toBe('Red');

    await inBothLooksIfAll(page, expectNoAxeViolations);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysScroll(page)).toBe(0);
  },
);

test(
  'a picture whose theme is not saved loses its mark again',
  { tag: '@full' },
  async ({ fanPage: page, allowConsoleErrors }) => {
    allowConsoleErrors(/503/);
    await page.route('**/api/profile/theme', (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto(PROFILE_PATH);
    const pictures = page.getByRole('group', { name: 'Themes by their pictures' });
    await pictures.getByRole('radio', { name: 'Midnights' }).click();
    await expect(page.getByText('Failed to update theme. Please try again.')).toBeVisible();
    await expect(pictures.getByRole('radio', { name: 'Fearless' })).toBeChecked();
    await expect(page.getByLabel('Choose your profile theme:')).toHaveValue('Fearless');
  },
);

test(
  'the themes are there before the albums, and nothing moves when those come',
  { tag: '@full' },
  async ({ fanPage: page }) => {
    const albums = Promise.withResolvers<undefined>();
    await page.route(`**${listAlbums.path}`, async (route) => {
      await albums.promise;
      await route.continue();
    });
    await page.goto(PROFILE_PATH);
    const pictures = page.getByRole('group', { name: 'Themes by their pictures' }).getByRole('radio');
    await expect(pictures).toHaveCount(tourEras);
    const placeOfSwitch = () =>
      page
        .getByRole('switch')
        .first()
        .evaluate(async (element) => {
          await document.fonts.ready;
          return element.getBoundingClientRect().top + scrollY;
        });
    const before = await placeOfSwitch();
    const answer = page.waitForResponse(`**${listAlbums.path}`);
    albums.resolve(undefined);
    await (await answer).finished();
    await expect(pictures).toHaveCount(tourEras);
    expect(await placeOfSwitch()).toBeCloseTo(before, 0);
  },
);
