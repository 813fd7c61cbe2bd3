import { readFile } from 'node:fs/promises';
import { inBothLooks, sidewaysScroll } from '../support/screen.ts';
import { expect } from '../support/journey.ts';
import {
  inOrder,
  listAllAlbums,
  openingSongs,
  savedTop13,
  saveTop13,
  test,
  TOP13_PATH,
} from '../support/top13.ts';

const IMPORT_PATH = '/user/import';

test('a Top 13 is taken along as text and as a table, and a list from elsewhere comes in and goes again', async ({
  page,
  signedInFan,
  baseURL,
  context,
}) => {
  const url = baseURL ?? '';
  const songs = (await openingSongs(url)).slice(0, 3);
  await saveTop13(url, signedInFan, songs);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(TOP13_PATH);
  const takeAlong = page.getByRole('button', { name: 'Take it along' });
  await takeAlong.click();
  await page.getByRole('menuitem', { name: 'Copy as text' }).click();
  await expect(page.getByText('My Top 13 copied: 3 lines.')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toBe(songs.map(({ title, album }, at) => `${at + 1}. ${title} – ${album}`).join('\n'));

  await takeAlong.click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Table (CSV)' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('my-top-13.csv');
  expect(await readFile(await file.path(), 'utf8')).toContain(
    'Rank,Track name,Artist name,Album,Release date',
  );

  await takeAlong.click();
  await page.getByRole('menuitem', { name: 'Bring in a list…' }).click();
  await expect(page).toHaveTitle('Bring in a list | Thirteen');
  const [, second] = songs;
  await page
    .getByRole('textbox', { name: 'Paste your list' })
    .fill(`1. cardigan – folklore\n2. Love Story (Elvira Remix)\n3. Bohemian Rhapsody\n4. ${second?.title}`);
  await page.getByRole('button', { name: 'Read it' }).click();
  await expect(
    page.getByRole('heading', { name: '4 lines read: 2 sure, 1 unclear, 1 unknown' }),
  ).toBeVisible();
  await expect(page.getByText('is no song that we know')).toBeVisible();
  await page
    .getByRole('combobox', { name: 'Which song is “2. Love Story (Elvira Remix)”?' })
    .selectOption({ index: 1 });
  expect(await savedTop13(url, signedInFan)).toEqual(inOrder(songs));
  await page.getByRole('button', { name: 'Save as my Top 13' }).click();
  await expect
    .poll(() => savedTop13(url, signedInFan))
    .toEqual(['1 cardigan', '2 Love Story', `3 ${second?.title}`]);
  await page.getByRole('button', { name: /Undo/ }).click();
  await expect.poll(() => savedTop13(url, signedInFan)).toEqual(inOrder(songs));
});

test(
  'what is no list is refused with a sentence, and the screen fits everywhere',
  { tag: '@full' },
  async ({ page, signedInFan: _fan, expectNoAxeViolations }) => {
    await page.goto(IMPORT_PATH);
    const list = page.getByRole('textbox', { name: 'Paste your list' });
    await list.fill('<!DOCTYPE html><title>x</title>');
    await page.getByRole('button', { name: 'Read it' }).click();
    await expect(page.getByRole('alert')).toContainText('That’s a web page');
    await page.setInputFiles('input[type=file]', {
      name: 'best.xspf',
      mimeType: 'application/xspf+xml',
      buffer: Buffer.from(
        '<playlist version="1" xmlns="http://xspf.org/ns/0/"><trackList><track><title>ivy</title></track><track><title>Anti Hero (Acoustic)</title></track></trackList></playlist>',
      ),
    });
    await expect(page.getByRole('heading', { name: '2 lines read: 1 sure, 1 unclear' })).toBeVisible();
    await page
      .getByRole('combobox', { name: 'Where does it go?' })
      .selectOption({ label: 'All songs: these first, the rest as it stands' });
    await expect(page.getByRole('button', { name: 'Save as my ranking of all songs' })).toBeVisible();
    await inBothLooks(page, expectNoAxeViolations);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysScroll(page)).toBe(0);
  },
);

test(
  'everything of a fan comes as one ZIP, with the poster of a whole Top 13',
  { tag: '@full' },
  async ({ page, signedInFan, baseURL }) => {
    const url = baseURL ?? '';
    const songs = (await listAllAlbums(url)).flatMap((album) => album.songs);
    await saveTop13(url, signedInFan, songs.slice(0, 13));
    await page.goto('/user/account');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download everything as a ZIP' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`thirteen-${signedInFan.username}.zip`);
    const zip = (await readFile(await file.path())).toString('latin1');
    for (const name of ['account.json', 'lists/top13.csv', `posters/${signedInFan.username}-top-13.png`])
      expect(zip.includes(name)).toBe(true);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  },
);
