import { findSitePage } from '@thirteen/contract/pages/page-address.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { chooseInHeader } from '../support/screen.ts';
import { grip, shownTop13, test as top13Test, TOP13_PATH } from '../support/top13.ts';

type Picture = { readonly src: string; readonly sizes: string; readonly type: string };
type Manifest = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly categories: readonly string[];
  readonly start_url: string;
  readonly display: string;
  readonly background_color: string;
  readonly theme_color: string;
  readonly color_scheme_dark: { readonly background_color: string; readonly theme_color: string };
  readonly icons: readonly (Picture & { readonly purpose?: string })[];
  readonly screenshots: readonly (Picture & { readonly form_factor: string; readonly label: string })[];
  readonly share_target: { readonly action: string };
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
};

test('the manifest tells systems all that they show of the app, and each picture is as large as it says', async ({
  request,
}) => {
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as Manifest;
  expect(manifest).toMatchObject({
    id: '/user/userHome',
    name: 'Thirteen',
    description: expect.stringMatching(/\w{3}/),
    categories: ['music', 'entertainment'],
    start_url: '/user/userHome',
    display: 'standalone',
  });
  expect(manifest.icons.map(({ purpose }) => purpose)).toEqual([
    undefined,
    undefined,
    'maskable',
    'monochrome',
  ]);
  expect(new Set(manifest.screenshots.map((picture) => picture.form_factor))).toEqual(
    new Set(['wide', 'narrow']),
  );
  expect(manifest.shortcuts.map(({ name, url }) => [name, findSitePage(url)?.name])).toEqual([
    ['Top 13', 'top13'],
    ['Sorter', 'sorter'],
    ['Set list', 'erasTourBuilder'],
  ]);
  const shared = new URLSearchParams({ text: 'Look: https://thirteen.example/top13/poppy' });
  const handed = await request.get(`${manifest.share_target.action}?${shared}`, { maxRedirects: 0 });
  expect(handed.headers()['location']).toBe('/top13/poppy');
  for (const { src, sizes, type } of [...manifest.icons, ...manifest.screenshots]) {
    const picture = await request.get(src);
    expect([src, picture.status(), picture.headers()['content-type']]).toEqual([src, 200, type]);
    expect([src, sizeOf(await picture.body())]).toEqual([src, sizes]);
  }
});

test('the colors of the manifest are those of the document, in light and in dark', async ({ request }) => {
  const { theme_color, background_color, color_scheme_dark } = (await (
    await request.get('/manifest.webmanifest')
  ).json()) as Manifest;
  const document = await (await request.get('/login')).text();
  const [light, dark] = ['light', 'dark'].map(
    (scheme) =>
      new RegExp(`name="theme-color" content="(.+?)" media="\\(prefers-color-scheme: ${scheme}\\)"`).exec(
        document,
      )?.[1],
  );
  expect([theme_color, background_color]).toEqual([light, light]);
  expect(color_scheme_dark).toEqual({ theme_color: dark, background_color: dark });
});

test('the browser finds nothing wrong with the manifest', { tag: '@full' }, async ({ page }) => {
  await page.goto('/login');
  const devtools = await page.context().newCDPSession(page);
  expect((await devtools.send('Page.getAppManifest')).errors).toEqual([]);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Each journey has a window of its own, which some builds of Chromium call a private one.
  const isOfManifest = (errorId: string) => errorId !== 'in-incognito';
  expect(installabilityErrors.map(({ errorId }) => errorId).filter(isOfManifest)).toEqual([]);
});

test(
  'what surrounds the page has its color: an era’s, and that of a chosen color theme',
  { tag: '@full' },
  async ({ fanPage: page }) => {
    await page.goto('/user/rankings/lover');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const inEra = await colors(page);
    expect(inEra.around).toEqual(inEra.page);

    await chooseInHeader(page, 'link', 'Sorter');
    await expect.poll(async () => (await colors(page)).page).not.toEqual(inEra.page);
    await expect.poll(() => colors(page)).toEqual({ page: PLAIN, around: PLAIN });

    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    await expect.poll(() => colors(page)).toEqual({ page: PLAIN_DARK, around: PLAIN_DARK });
  },
);

for (const system of ['one that asks', 'iOS'] as const) {
  top13Test(
    `the app is offered once, when a list is saved on a later day than the first one: ${system}`,
    { tag: '@full' },
    async ({ page, top13, expectNoAxeViolations }) => {
      const [a, b, c] = top13.songs;
      await top13.save([a, b, c]);
      await page.addInitScript((isOurs) => {
        if (isOurs) Object.defineProperty(navigator, 'standalone', { value: false });
      }, system === 'iOS');
      const open = async () => {
        await page.goto(TOP13_PATH);
        await expect(grip(page, 1)).toBeVisible();
        if (system === 'iOS') return;
        await page.evaluate(() => {
          const asking = new Event('beforeinstallprompt', { cancelable: true });
          const prompt = () => ((window.name = 'asked'), Promise.resolve());
          window.dispatchEvent(Object.assign(asking, { prompt }));
        });
      };
      const move = async () => {
        const before = await shownTop13(page);
        await grip(page, 1).focus();
        for (const press of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(press);
        await expect(page.getByText('Saved', { exact: true })).toBeVisible();
        expect(await shownTop13(page)).not.toEqual(before);
      };
      const offer = page.getByText('Keep Thirteen beside your other apps?');

      await open();
      await move();
      await expect(offer).toHaveCount(0);
      // The same day, however late, is still the first visit.
      await open();
      await move();
      await expect(offer).toHaveCount(0);
      await page.evaluate(() => {
        const yesterday = new Date(Date.now() - 24 * 3_600_000).toDateString();
        localStorage.setItem('install-offer', yesterday);
      });
      await open();
      await expect(offer).toHaveCount(0);
      await move();
      await expect(offer).toBeVisible();
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoAxeViolations(page);
      if (system === 'iOS') {
        await expect(offer).toContainText('Tap Share, then “Add to Home Screen”');
        await page.getByRole('button', { name: 'Close' }).click();
      } else {
        await page.getByRole('button', { name: 'Install' }).click();
        expect(await page.evaluate(() => window.name)).toBe('asked');
      }
      await expect(offer).toHaveCount(0);
      await open();
      await move();
      await expect(offer).toHaveCount(0);
    },
  );
}

const PLAIN = 'rgb(248, 243, 243)';
const PLAIN_DARK = 'rgb(15, 16, 29)';

/** The color of the page and the one that it names for what is around it. */
function colors(page: Page): Promise<{ readonly page: string; readonly around: string | null }> {
  return page.evaluate(() => ({
    page: getComputedStyle(document.body).backgroundColor,
    around: document.querySelector('meta[name="theme-color"]')?.getAttribute('content') ?? null,
  }));
}

/** The size of a PNG or a JPEG, as a manifest writes it. */
function sizeOf(bytes: Buffer): string {
  if (bytes.toString('latin1', 1, 4) === 'PNG') return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
  let at = 2;
  while (!FRAMES.has(bytes.readUInt8(at + 1))) at += 2 + bytes.readUInt16BE(at + 2);
  return `${bytes.readUInt16BE(at + 7)}x${bytes.readUInt16BE(at + 5)}`;
}

/** The parts of a JPEG that tell its size. */
const FRAMES: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);
