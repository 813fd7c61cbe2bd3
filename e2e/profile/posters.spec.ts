import type { Locator, Page } from '@playwright/test';
import { getUserProfile } from '@thirteen/contract/profile.ts';
import { getTrackRankings } from '@thirteen/contract/rankings.ts';
import { TRACKS_PATH } from '../support/all-songs.ts';
import type { Fan } from '../support/fan.ts';
import { expect } from '../support/journey.ts';
import { RANKINGS_PATH, rankedAlbums, test } from '../support/rankings.ts';
import {
  chooseInHeader,
  cutOffTexts,
  inBothLooks,
  inBothLooksIfAll,
  sidewaysScroll,
} from '../support/screen.ts';
import { listAllAlbums, resetButtons, saveTop13, searchField, TOP13_PATH } from '../support/top13.ts';

/** Chooses a shape of a poster; what the file is called that comes. */
async function download(page: Page, within: Locator, shape: RegExp): Promise<string> {
  const coming = page.waitForEvent('download');
  await within.getByRole('button', { name: 'Download poster' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your poster' });
  await dialog.getByRole('radio', { name: shape }).check();
  await expect(dialog.getByRole('img', { name: shape })).toBeVisible();
  await dialog.getByRole('button', { name: 'Download' }).click();
  const name = (await coming).suggestedFilename();
  await dialog.getByRole('button', { name: 'Close' }).click();
  return name;
}

async function expectFits(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await cutOffTexts(page)).toEqual([]);
}

test('the thirteenth song closes the bracelet, once, and offers the poster and the link', async ({
  page,
  isMobile,
  signedInFan,
  baseURL,
  expectNoAxeViolations,
}) => {
  test.slow();
  const url = baseURL ?? '';
  const songs = (await listAllAlbums(url))
    .flatMap((album) => album.songs)
    .filter((_, at) => at % 19 === 7)
    .slice(0, 13);
  // The page stands at its top or at its end then.
  const slot = isMobile ? 13 : 1;
  const last = songs[slot - 1]?.title ?? '';
  await saveTop13(
    url,
    signedInFan,
    songs.map((song, index) => (index === slot - 1 ? null : song)),
  );
  await page.addInitScript(() => Object.assign(navigator, { share: () => Promise.resolve() }));
  const { promise: allowed, resolve: allowPicture } = Promise.withResolvers<void>();
  await page.route('**/share/top-13/*/card.png', async (route) => {
    await allowed;
    await route.continue();
  });
  const profile = page.waitForResponse(`**${getUserProfile.path}`);
  await page.goto(TOP13_PATH);
  await (await profile).finished();
  await expect(resetButtons(page)).toHaveCount(12);
  const card = page.getByRole('region', { name: 'Share this Top 13' });
  const news = card.getByRole('heading', { name: 'Your bracelet is closed' });
  await expect(card).toHaveCount(0);
  const sorter = page.getByRole('link', { name: 'Sort my Top 13' });
  await expect(sorter).toBeVisible();

  const choose = async () => {
    await searchField(page, slot).fill(last);
    await page.keyboard.press('Enter');
    await expect(resetButtons(page)).toHaveCount(13);
  };
  await choose();
  await expect(card).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('13 of 13 chosen')).toBeInViewport({ ratio: 1 });
  await expect(card.getByText('Drawing your picture …')).toBeVisible();
  allowPicture();
  const [first, second] = isMobile ? ['Share', 'Copy link'] : ['Copy link', 'Share'];
  await expect(card.getByRole('button')).toHaveText(['', first, second, 'Download poster']);
  await expect(card.getByRole('button', { name: first, exact: true })).toHaveAttribute(
    'data-variant',
    'action',
  );
  await expect(sorter).toHaveCount(0);
  await expect(card.getByText('Ten eras on one bracelet')).toBeVisible();
  const picture = card.getByRole('img', { name: 'The picture that goes with the link to your Top 13' });
  // Drawing waits its turn on a busy machine.
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 30_000 })
    .toBe(1200);
  await expect(card.getByText('Drawing your picture …')).toHaveCount(0);
  await expect(card).toBeInViewport({ ratio: 1 });
  expect(await download(page, card, /Square/)).toBe('my-top-13-1080x1080.png');
  await inBothLooks(page, expectNoAxeViolations);

  await card.getByRole('button', { name: 'Done' }).click();
  await expect(news).toHaveCount(0);
  await expect(card).toBeFocused();
  await page.getByRole('button', { name: `Reset song: ${last}`, exact: true }).click();
  await expect(card).toHaveCount(0);
  await expect(sorter).toBeVisible();
  await choose();
  await expect(card).toBeVisible();
  await expect(news).toHaveCount(0);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await page.reload();
  await expect(card).toBeVisible();
  await expect(news).toHaveCount(0);
  await expectFits(page);
});

test(
  'an album that is ranked offers its poster and the next album, and can be put away',
  { tag: '@full' },
  async ({ page, rankings, expectNoAxeViolations }) => {
    test.slow();
    const folklore = await rankings.albumOf('folklore');
    const evermore = await rankings.albumOf('evermore');
    await page.goto(`${RANKINGS_PATH}/folklore`);
    await page.getByRole('button', { name: 'Keep this order' }).click();
    const offer = page.getByRole('region', { name: `${folklore.title} is ranked` });
    await expect(offer).toBeVisible();
    // Nothing takes the focus away.
    await expect(page.getByRole('button', { name: 'This order is yours' })).toBeFocused();
    expect(await download(page, offer, /Tall/)).toBe('folklore-ranking-1080x1920.png');
    await inBothLooks(page, expectNoAxeViolations);

    await offer.getByRole('link', { name: `Next: ${evermore.title}` }).click();
    await expect(page).toHaveURL(`${RANKINGS_PATH}/evermore`);
    await expect(page.getByRole('heading', { level: 1, name: evermore.title })).toBeVisible();
    await expect(page.getByRole('region', { name: /is ranked$/ })).toHaveCount(0);

    await page.goto(`${RANKINGS_PATH}/folklore`);
    await expect(offer).toBeVisible();
    await expectFits(page);
    await offer.getByRole('button', { name: 'Not now' }).click();
    await expect(offer).toHaveCount(0);
  },
);

test(
  'with every album ranked, the albums themselves are what comes next',
  { tag: '@full' },
  async ({ page, rankings, baseURL, isMobile }) => {
    test.skip(isMobile, 'the same for all sizes');
    const albums = await rankedAlbums(baseURL ?? '');
    for (const { key, songs } of albums) await rankings.saveOrder(key, songs);
    await page.goto(`${RANKINGS_PATH}/${albums[0]?.slug}`);
    await page.getByRole('link', { name: 'All ranked. Now rank the albums' }).click();
    await expect(page).toHaveURL(`${RANKINGS_PATH}/allAlbums`);
  },
);

test(
  'a fan gives the own album a title and downloads its poster',
  { tag: '@full' },
  async ({ page, signedInFan, baseURL, expectNoAxeViolations }) => {
    test.slow();
    await rankFirstTracks(baseURL ?? '', signedInFan);
    await page.goto(`${TRACKS_PATH}?tab=yourAlbum`);
    const album = page.getByRole('region', { name: 'Your Album' });
    const asked = page.waitForRequest(
      (request) => request.url().endsWith('/own-album/picture') && request.postDataJSON().shape === 'card',
    );
    const field = album.getByRole('textbox', { name: 'A title for your album' });
    await field.fill('📿'.repeat(41));
    await expect(field).toHaveValue('📿'.repeat(40));
    await expect(field).toHaveAccessibleDescription(/^40 of 40 characters, /);
    await field.fill('W'.repeat(41));
    await expect(album.getByRole('heading', { level: 2, name: 'W'.repeat(40), exact: true })).toBeVisible();
    expect(await download(page, album, /Wide/)).toBe('my-album-1200x630.png');
    expect((await asked).postDataJSON()).toMatchObject({ title: 'W'.repeat(40), shape: 'card' });
    await inBothLooksIfAll(page, expectNoAxeViolations);
    await expectFits(page);

    // It is there after a reload, and gone with the fan.
    await page.reload();
    await expect(field).toHaveValue('W'.repeat(40));
    await chooseInHeader(page, 'button', 'Logout');
    await expect(page).toHaveURL('/');
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain('WWW');
  },
);

/** Saves the track rankings as they stand before anyone ranked them. */
async function rankFirstTracks(url: string, fan: Fan): Promise<void> {
  const [, second] = (await rankedAlbums(url)).flatMap(({ songs }) =>
    songs.filter(({ track }) => track === 1),
  );
  const saved = await fetch(url + getTrackRankings.path, {
    method: 'PUT',
    headers: { authorization: `Bearer ${fan.session.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ trackRankings: [[{ songId: second?.['_id'] }]] }),
  });
  if (!saved.ok) throw new Error(`Saving track rankings answered ${saved.status}`);
}
