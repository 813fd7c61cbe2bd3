import { readFile } from 'node:fs/promises';
import { addFan, type Fan } from '../support/fan.ts';
import { expect, test as journey } from '../support/journey.ts';
import { chooseImage, chooseTheme, completeProfile } from '../support/profile.ts';
import { inBothLooks, sidewaysScroll } from '../support/screen.ts';
import { saveVerifiedShow } from '../support/set-list.ts';
import { openingSongs } from '../support/top13.ts';

type PublicFixtures = {
  /** A fan whose profile can be shared, who is not the visitor. */
  readonly sharer: Fan & { readonly path: string };
};

const ANSWERS = {
  2: '<script>alert(1)</script>',
  9: `"Getaway Car" & ${'x'.repeat(450)}`,
  11: '\u05E9\u05DC\u05D5\u05DD \u{1F389}',
};

const test = journey.extend<PublicFixtures>({
  sharer: async ({ baseURL }, use) => {
    const url = baseURL ?? '';
    const fan = await addFan(url);
    await completeProfile(url, fan, ANSWERS);
    await chooseTheme(url, fan, 'Evermore');
    await chooseImage(url, fan, 'midnights-1');
    await use({ ...fan, path: `/public-profile/${fan.username}` });
  },
});

test('a visitor reads a profile in the look of its theme', async ({
  page,
  sharer,
  baseURL,
  expectNoAxeViolations,
}) => {
  await page.goto(sharer.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sharer.username);
  await expect(page).toHaveTitle(`${sharer.username}'s Top 13 | Thirteen`);
  await expect(page.locator('body')).toHaveAttribute('data-era', 'evermore');
  await expect(
    page.getByRole('img', { name: `${sharer.username}'s profile image: cat on a crescent moon` }),
  ).toBeVisible();
  const titles = (await openingSongs(baseURL ?? '')).slice(0, 3).map(({ title }) => title);
  for (const title of titles) await expect(page.getByText(title, { exact: true })).toBeVisible();
  const last = await page.getByText(titles.at(-1) ?? '', { exact: true }).boundingBox();
  expect((last?.y ?? 900) + (last?.height ?? 0)).toBeLessThan(900);
  await expect(page.getByRole('listitem')).toHaveCount(5 + 3);
  expect(await page.getByRole('definition').allTextContents()).toEqual(Object.values(ANSWERS));
  await expect(page.getByRole('link', { name: /Dream Eras Tour/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Make your own' }).first()).toHaveAttribute('href', '/signup');
  await inBothLooks(page, expectNoAxeViolations);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sidewaysScroll(page)).toBe(0);
});

test('a verified set list is a link away', { tag: '@full' }, async ({ page, sharer, baseURL, isMobile }) => {
  test.skip(isMobile, 'the same for all sizes');
  await saveVerifiedShow(baseURL ?? '', sharer);
  await page.goto(sharer.path);
  await expect(page.getByRole('link', { name: /Dream Eras Tour/ })).toHaveAttribute(
    'href',
    `/share-setlist/${sharer.username}`,
  );
});

test(
  'a fan who is logged in is led to the own profile',
  { tag: '@full' },
  async ({ page, sharer, signedInFan, baseURL, isMobile }) => {
    test.skip(isMobile, 'the same for all sizes');
    await completeProfile(baseURL ?? '', signedInFan);
    await page.goto(sharer.path);
    await expect(page.getByRole('link', { name: 'My Profile' })).toHaveAttribute('href', '/user/userProfile');
    await expect(page.getByRole('link', { name: 'Make your own' })).toHaveCount(0);
    await page.goto(`/public-profile/${signedInFan.username}`);
    await page.getByRole('link', { name: 'Edit my profile' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${signedInFan.username}!`);
  },
);

test(
  'a poster is kept as a picture of the chosen size',
  { tag: '@full' },
  async ({ page, sharer, isMobile }) => {
    test.skip(isMobile, 'the same for all sizes');
    await page.goto(sharer.path);
    await page.getByRole('button', { name: 'Download poster' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your poster' });
    await expect(dialog.getByRole('radio')).toHaveCount(3);
    await expect(dialog.getByRole('img', { name: /1080 × 1920/ })).toBeVisible();
    await dialog.getByRole('radio', { name: /^Square/ }).check();
    const inRed = page.waitForResponse(/\/square-\w+\.png\?download&theme=red$/);
    await dialog.getByRole('combobox', { name: 'Look' }).selectOption('Red');
    expect((await inRed).status()).toBe(200);
    await expect(dialog.getByRole('img', { name: /1080 × 1080/ })).toBeVisible();
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`${sharer.username}-top-13-1080x1080.png`);
    const png = await readFile(await file.path());
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1080]);
  },
);

test('the share sheet gets the link and the poster', { tag: '@full' }, async ({ page, sharer }) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files = [], ...rest }: ShareData) => {
        shared.push({ ...rest, files: files.map(({ name, type }) => `${name} ${type}`) });
      },
    });
  });
  await page.goto(sharer.path);
  // It is drawn when it is first asked for; one that takes seconds stays out.
  await page.request.get(`/share/profile/${sharer.username}/poster.png`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect
    .poll(() => page.evaluate('window.shared'))
    .toEqual([
      expect.objectContaining({
        url: page.url(),
        files: [`${sharer.username}-top-13-1080x1920.png image/png`],
      }),
    ]);
});

test(
  'a preview plays, another takes its place, and one that fails says so',
  { tag: '@full' },
  async ({ page, sharer, baseURL, allowConsoleErrors }) => {
    allowConsoleErrors(/status of 404/);
    const [a = '', b = '', c = ''] = (await openingSongs(baseURL ?? '')).map(({ title }) => title);
    await page.goto(sharer.path);
    await page.getByRole('button', { name: `Play ${a}`, exact: true }).click();
    await expect(page.getByRole('button', { name: `Pause ${a}`, exact: true })).toBeVisible();
    await page.getByRole('button', { name: `Play ${b}`, exact: true }).click();
    await expect(page.getByRole('button', { name: `Pause ${b}`, exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: `Play ${a}`, exact: true })).toBeVisible();
    await page.route('**/media/previews/**', (route) => route.fulfill({ status: 404 }));
    await page.getByRole('button', { name: `Play ${c}`, exact: true }).click();
    await expect(page.getByRole('button', { name: `Try to play ${c} again`, exact: true })).toBeVisible();
    await expect(page.getByText('Failed to load audio. Please try again later.')).toBeVisible();
  },
);

test('a name that nobody has and a profile that is not complete look alike', async ({
  page,
  baseURL,
  allowConsoleErrors,
  expectNoAxeViolations,
}) => {
  allowConsoleErrors(/status of 404/);
  const { username } = await addFan(baseURL ?? '');
  const shown: string[] = [];
  for (const name of ['nobody-at-all', username]) {
    await page.goto(`/public-profile/${name}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("This profile isn't public.");
    shown.push((await page.getByRole('main').textContent()) ?? '');
  }
  expect(new Set(shown).size).toBe(1);
  await inBothLooks(page, expectNoAxeViolations);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sidewaysScroll(page)).toBe(0);
  await page.getByRole('link', { name: 'Return Home' }).click();
  await expect(page).toHaveURL('/');
});

test(
  'on paper stands the profile and nothing to press',
  { tag: '@full' },
  async ({ page, sharer, isMobile }) => {
    test.skip(isMobile, 'paper has one size');
    await page.goto(sharer.path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('heading', { name: 'Top 13 Songs' })).toBeVisible();
    for (const button of await page.getByRole('button').all()) await expect(button).toBeHidden();
    const color = await page
      .getByRole('heading', { level: 1 })
      .evaluate((heading) => getComputedStyle(heading).color);
    expect(color).toBe('rgb(0, 0, 0)');
  },
);
