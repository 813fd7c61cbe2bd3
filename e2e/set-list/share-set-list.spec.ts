import { inflateSync } from 'node:zlib';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Fan } from '../support/fan.ts';
import { addFan } from '../support/fan.ts';
import { expect, test as journey } from '../support/journey.ts';
import { heardItems, inBothLooks, inBothLooksIfAll, sidewaysScroll } from '../support/screen.ts';
import { saveVerifiedShow } from '../support/set-list.ts';

type SharedFixtures = {
  /** A fan with a verified set list, who is not the visitor. */
  readonly sharer: Fan & { readonly path: string; readonly songs: readonly string[] };
};

const test = journey.extend<SharedFixtures>({
  sharer: async ({ baseURL }, use) => {
    const url = baseURL ?? '';
    const fan = await addFan(url);
    const songs = await saveVerifiedShow(url, fan);
    await use({ ...fan, path: `/share-setlist/${fan.username}`, songs });
  },
});

test('a visitor reads the whole show in its order', async ({ page, sharer, expectNoAxeViolations }) => {
  await page.goto(sharer.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${sharer.username}\u2019s Eras Tour`);
  await expect(page).toHaveTitle(`${sharer.username}'s Eras Tour set list | Thirteen`);
  await expect(page.getByText(/^about \d h \d+ min$/)).toBeVisible();
  await expect(page.getByText('45 songs', { exact: true })).toBeVisible();

  const named = await page
    .getByRole('listitem')
    .getByRole('button', { name: /^Play / })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));
  expect(named).toEqual(sharer.songs.map((title) => `Play ${title}`));

  // Its numbers, for ears, too.
  const eras = await page.getByRole('main').locator('ol').all();
  const heard = await Promise.all(eras.map(heardItems));
  expect(heard.flat().map((text) => Number.parseInt(text, 10))).toEqual(
    Array.from({ length: 45 }, (_, index) => index + 1),
  );

  await expect(page.getByRole('link', { name: 'Make your own' }).first()).toHaveAttribute('href', '/signup');
  await inBothLooks(page, expectNoAxeViolations);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
});

test(
  'a fan who is logged in is led to the builder',
  { tag: '@full' },
  async ({ page, sharer, signedInFan }) => {
    expect(signedInFan.username).not.toBe(sharer.username);
    await page.goto(sharer.path);
    await expect(page.getByRole('link', { name: 'Build yours' }).first()).toHaveAttribute(
      'href',
      '/user/erasTourBuilder',
    );
  },
);

test(
  'the fan whose set list it is gets back to the builder, whatever the case of the link',
  { tag: '@full' },
  async ({ page, baseURL, signedInFan }) => {
    await saveVerifiedShow(baseURL ?? '', signedInFan);
    await page.goto(`/share-setlist/${signedInFan.username.toUpperCase()}`);
    const edit = page.getByRole('link', { name: 'Edit my set list' });
    await expect(edit).toHaveCount(2);
    await expect(page.getByRole('link', { name: 'Build yours' })).toHaveCount(0);
    await edit.first().click();
    await expect(page).toHaveURL('/user/erasTourBuilder');
    await page.getByRole('button', { name: /^Reorder Surprise Songs/ }).waitFor();
  },
);

test('the link is copied', { tag: '@full' }, async ({ page, context, sharer }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(sharer.path);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Shareable link copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

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
  await page.request.get(`/share/set-list/${sharer.username}/poster.png`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect
    .poll(() => page.evaluate('window.shared'))
    .toEqual([
      expect.objectContaining({
        url: page.url(),
        files: [`${sharer.username}-eras-tour-1080x1920.png image/png`],
      }),
    ]);
});

for (const { choice, width, height } of [
  { choice: /Tall/, width: 1080, height: 1920 },
  { choice: /Square/, width: 1080, height: 1080 },
  { choice: /Wide/, width: 1200, height: 630 },
]) {
  test(
    `the poster of ${width} by ${height} is kept as a picture`,
    { tag: '@full' },
    async ({ page, sharer }) => {
      await page.goto(sharer.path);
      const download = page.waitForEvent('download');
      await choosePoster(page, choice);
      const file = await download;
      expect(file.suggestedFilename()).toBe(`${sharer.username}-eras-tour-${width}x${height}.png`);
      const png = await readFile(await file.path());
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height]);
      expect(countByteValues(png), 'different values in the picture').toBeGreaterThan(200);
    },
  );
}

test(
  'a preview plays, and another takes its place; one that fails is told',
  { tag: '@full' },
  async ({ page, sharer, allowConsoleErrors }) => {
    allowConsoleErrors(/Failed to load resource/);
    const [first = '', second = '', third = ''] = sharer.songs;
    await page.goto(sharer.path);
    await page.getByRole('button', { name: `Play ${first}`, exact: true }).click();
    await expect(page.getByRole('button', { name: `Pause ${first}`, exact: true })).toBeVisible();
    await page.getByRole('button', { name: `Play ${second}`, exact: true }).click();
    await expect(page.getByRole('button', { name: `Pause ${second}`, exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: `Play ${first}`, exact: true })).toBeVisible();

    await page.route('**/media/previews/**', (route) => route.fulfill({ status: 404 }));
    await page.getByRole('button', { name: `Play ${third}`, exact: true }).click();
    await expect(page.getByText('Failed to load audio. Please try again later.')).toBeVisible();
    await expect(page.getByRole('button', { name: `Try to play ${third} again`, exact: true })).toBeVisible();
  },
);

test(
  'crawlers are told whose set list it is, and shown a card',
  { tag: '@full' },
  async ({ request, sharer }) => {
    const answer = await request.get(sharer.path);
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    const meta = (name: string) =>
      new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
    expect(meta('og:title')).toContain(sharer.username);
    expect(meta('twitter:card')).toBe('summary_large_image');
    const image = await request.get(meta('og:image') ?? '');
    const png = await image.body();
    expect([image.status(), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([200, 1200, 630]);
  },
);

test(
  'a name that nobody has and a fan without a verified set list look alike',
  { tag: '@full' },
  async ({ page, request, baseURL, allowConsoleErrors, expectNoAxeViolations }) => {
    allowConsoleErrors(/status of 404/);
    const { username } = await addFan(baseURL ?? '');
    const [nobody, fan] = await Promise.all(
      ['nobody-at-all', username].map(async (name) => {
        const answer = await request.get(`/share-setlist/${name}`);
        return `${answer.status()} ${(await answer.text()).replaceAll(name, '')}`;
      }),
    );
    expect(fan).toBe(nobody);
    expect(fan).toMatch(/^404 /);

    await page.goto(`/share-setlist/${username}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("This set list isn't public.");
    await inBothLooksIfAll(page, expectNoAxeViolations);
    await page.getByRole('link', { name: 'Return Home' }).click();
    await expect(page).toHaveURL('/');
  },
);

async function choosePoster(page: Page, choice: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Download poster' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your poster' });
  await dialog.getByRole('radio', { name: choice }).check();
  await expect(dialog.getByRole('img', { name: choice })).toBeVisible();
  await dialog.getByRole('button', { name: 'Download' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
}

/** How many different byte values the rows of a PNG hold; a blank picture has a handful. */
function countByteValues(png: Buffer): number {
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  return new Set(inflateSync(Buffer.concat(parts))).size;
}
