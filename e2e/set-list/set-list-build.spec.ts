import type { Page } from '@playwright/test';
import { tourEras } from '../support/catalogue.ts';
import { expect } from '../support/journey.ts';
import { addButton, chooseSong, eraRow, openBuilder, test } from '../support/set-list.ts';

// The short form begins with eras that are chosen already.
const isEverything = process.env['TEST_ALL'] === '1';

test.skip(({ isMobile }) => isMobile, 'A whole show is built on the desktop.');

test('a whole show is built by mouse, verified and shared', async ({
  page,
  context,
  show,
  signedInFan,
  baseURL,
}) => {
  test.setTimeout(180_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const eras = isEverything ? tourEras : 3;
  const songs = 4 * eras + 1;
  const done = show.albums.slice(eras).map(({ era }) => [era, show.whole[era] ?? []]);
  if (!isEverything) await show.save(Object.fromEntries(done));
  await openBuilder(page);
  const check = page.getByRole('region', { name: 'Your show' });
  const verify = check.getByRole('button', { name: 'Verify' });
  const share = check.getByRole('button', { name: 'Share' });
  await expect(check).toContainText(`${songs} songs, ${eras} eras and 2 surprise songs to go.`);
  await expect(verify).toBeDisabled();
  await expect(share).toBeDisabled();

  // Verify answers all the same: it leads to what is missing first, and says it.
  await verify.click({ force: true });
  await expect(check.getByRole('button', { name: `${songs} more songs` })).toBeFocused();
  const spoken = page.locator('#sortable-list-announcer');
  await expect(spoken).toHaveText(
    `Not ready to verify yet: ${songs} songs, ${eras} eras and 2 surprise songs to go.`,
  );

  await share.click({ force: true });
  await expect(
    page.getByRole('alert').filter({ hasText: `Your show must be verified first. ${songs} songs` }),
  ).toBeVisible();

  // What is missing leads to its spot.
  const second = show.era(1);
  await check.getByRole('button', { name: `${second} needs a song` }).click();
  await expect(addButton(page, second)).toBeFocused();

  // Two halves in one place, then five songs in the first era and four in each other.
  await addButton(page, second).click();
  await page.getByRole('switch', { name: 'Make it a mashup' }).click();
  await chooseSong(page, show.title(1, 4));
  await chooseSong(page, show.title(0, 9), 'Select a second song');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const left = `${songs - 1} songs, ${eras - 1} eras and 2 surprise songs to go.`;
  await expect(check).toContainText(left);
  await expect(spoken).toHaveText(new RegExp(`^Added .* ${left}$`));

  for (const [index, album] of show.albums.slice(0, eras).entries()) {
    for (const { title } of album.songs.slice(0, [5, 3][index] ?? 4)) {
      await addButton(page, album.era).click();
      await chooseSong(page, title);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
    }
  }
  await expect(check).toContainText('2 surprise songs to go.');
  await expect(verify).toBeDisabled();

  for (const [instrument, title] of [
    ['Guitar', show.title(2, 8)],
    ['Piano', show.title(3, 8)],
  ] as const) {
    await check.getByRole('button', { name: `${instrument} surprise song` }).click();
    const add = eraRow(page, 'Surprise Songs').getByRole('button', { name: 'Add Song' }).first();
    await expect(add).toBeFocused();
    await add.click();
    await chooseSong(page, title);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(eraRow(page, 'Surprise Songs')).toContainText(title);
  }

  await expect(check).toContainText('Everything is chosen.');
  await verify.click();
  await expect(page.getByText('Set list verified successfully!')).toBeVisible();
  await expect(page.getByText('Progress saved successfully')).toHaveCount(0);
  await share.click();
  await expect(page.getByText('Shareable link copied to clipboard!')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${baseURL}/share-setlist/${signedInFan.username}`);

  const shown = await fetch(`${baseURL}/api/profile/eras-tour-set-list/${signedInFan.username}`);
  expect(shown.status).toBe(200);
});

test('a whole show is built by keyboard alone', { tag: '@full' }, async ({ page, show }) => {
  test.setTimeout(180_000);
  const first = isEverything ? 0 : show.albums.length - 2;
  const before = show.albums.slice(0, first).map(({ era }) => [era, show.whole[era] ?? []]);
  if (!isEverything) await show.save(Object.fromEntries(before));
  await openBuilder(page);
  const keys = async (...names: readonly string[]) => {
    for (const name of names) await page.keyboard.press(name);
  };

  if (!isEverything) await addButton(page, show.era(first)).focus();
  for (const { era, songs } of show.albums.slice(first)) {
    await tabTo(page, `add ${era}`);
    for (const { title } of songs.slice(0, era === show.era(0) ? 5 : 4)) {
      await keys('Enter');
      await page.keyboard.insertText(title);
      await chooseByKeys(page, title);
      await keys('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(addButton(page, era)).toBeFocused();
    }
  }
  for (const [instrument, title] of [
    ['guitar', show.title(2, 8)],
    ['piano', show.title(3, 8)],
  ] as const) {
    await tabTo(page, `add ${instrument}`);
    await keys('Enter');
    await page.keyboard.insertText(title);
    await chooseByKeys(page, title);
    await keys('Enter');
    await expect(page.getByRole('button', { name: `Remove ${title}`, exact: true })).toBeFocused();
  }

  const verify = page.getByRole('button', { name: 'Verify' });
  await expect(verify).toBeEnabled();
  for (let press = 0; press < 50; press += 1) {
    if (await verify.evaluate((button) => button === document.activeElement)) break;
    await keys('Tab');
  }
  await keys('Enter');
  await expect(page.getByText('Set list verified successfully!')).toBeVisible();
});

/** Presses Tab until a spot of the table has the focus. */
async function tabTo(page: Page, spot: string): Promise<void> {
  for (let press = 0; press < 80; press += 1) {
    const here = await page.evaluate(() => document.activeElement?.getAttribute('data-focus-target'));
    if (here === spot) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${spot}`);
}

/** Goes down the list until the wanted option is the active one, and takes it. */
async function chooseByKeys(page: Page, title: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Select a song', exact: true });
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('ArrowDown');
    const id = await field.getAttribute('aria-activedescendant');
    const option = page.locator(`[id="${id}"]`);
    if ((await option.textContent()) === title) break;
  }
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(title);
}
