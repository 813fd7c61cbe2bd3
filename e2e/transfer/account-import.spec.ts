import { addFan, beginWithSession } from '../support/fan.ts';
import { expect } from '../support/journey.ts';
import { chooseTheme, readProfile } from '../support/profile.ts';
import { inBothLooks, sidewaysScroll } from '../support/screen.ts';
import { inOrder, listAllAlbums, savedTop13, saveTop13, test } from '../support/top13.ts';

const IMPORT_PATH = '/user/import';

test(
  'all of an account moves into another one, goes on after a lost network and a reload, and is taken back',
  { tag: '@full' },
  async ({ page, browser, signedInFan, baseURL, allowConsoleErrors, expectNoAxeViolations }) => {
    const url = baseURL ?? '';
    const songs = (await listAllAlbums(url)).flatMap((album) => album.songs);
    const [theirs, own] = [songs.slice(20, 24), songs.slice(0, 3)];
    const other = await addFan(url);
    await saveTop13(url, other, theirs);
    await chooseTheme(url, other, 'Red');
    await saveTop13(url, signedInFan, own);
    const before = (await readProfile(url, signedInFan)).theme;

    const context = await browser.newContext({ baseURL: url });
    await beginWithSession(context, url, other.session);
    const account = await context.newPage();
    await account.goto('/user/account');
    const download = account.waitForEvent('download');
    await account.getByRole('button', { name: 'Download everything as a ZIP' }).click();
    const file = await (await download).path();

    await page.goto(IMPORT_PATH);
    await page.setInputFiles('input[type=file]', file);
    await expect(page.getByRole('heading', { name: `Everything of ${other.username}` })).toBeFocused();
    await page.getByText('Top 13: before and after').click();
    await expect(page.getByText(`1. ${own[0]?.title}`)).toBeVisible();
    await expect(page.getByText(`1. ${theirs[0]?.title}`)).toBeVisible();
    await inBothLooks(page, expectNoAxeViolations);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysScroll(page)).toBe(0);

    allowConsoleErrors(/.*/u);
    await page.route('**/api/profile/theme', (route) => route.abort());
    await page.getByRole('button', { name: /^Bring in (?:these \d|this one)$/u }).click();
    await expect(page.getByRole('alert')).toContainText('it goes on where it stopped');
    expect(await savedTop13(url, signedInFan)).toEqual(inOrder(theirs));
    await page.unroute('**/api/profile/theme');
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('This was interrupted.');
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(page.getByText('It’s all in.')).toBeVisible();
    expect((await readProfile(url, signedInFan)).theme).toBe('Red');

    await page.reload();
    await page.getByRole('button', { name: 'Take it all back' }).click();
    await expect(page.getByText('It’s taken back')).toBeVisible();
    expect(await savedTop13(url, signedInFan)).toEqual(inOrder(own));
    expect((await readProfile(url, signedInFan)).theme).toBe(before);
    await page.getByRole('button', { name: 'Bring in something else' }).click();
    await expect(page.getByRole('textbox', { name: 'Paste your list' })).toBeVisible();
    await context.close();
  },
);
