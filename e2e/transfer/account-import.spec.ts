import { toAccountFile } from '@thirteen/contract/account-file/account-file.ts';
import { getAccountData, type AccountData } from '@thirteen/contract/account.ts';
import { addFan, ask, beginWithSession } from '../support/fan.ts';
import { expect } from '../support/journey.ts';
import { moveFirstDown } from '../support/offline.ts';
import { chooseTheme, readProfile } from '../support/profile.ts';
import { inBothLooks, sidewaysScroll } from '../support/screen.ts';
import {
  inOrder,
  listAllAlbums,
  savedTop13,
  saveTop13,
  shownTop13,
  test,
  TOP13_PATH,
} from '../support/top13.ts';

const IMPORT_PATH = '/user/import';
const TOP13_CALLS = '**/api/rankings/user/top-thirteen';

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

test(
  'an import waits for changes on their way, and leaves alone a list that a second tab saves meanwhile',
  { tag: '@full' },
  async ({ page, context, signedInFan, top13, baseURL, allowConsoleErrors }) => {
    allowConsoleErrors(/.*/u);
    const url = baseURL ?? '';
    const [a, b, c] = top13.songs;
    const other = await addFan(url);
    await saveTop13(url, other, [c]);
    await chooseTheme(url, other, 'Red');
    await top13.save([a, b]);
    const data = await ask<AccountData>(url, getAccountData, other);
    const file = {
      name: 'account.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(toAccountFile(data))),
    };
    const bringIn = page.getByRole('button', { name: /^Bring in (?:these \d|this one)$/u });
    const isSave = (method: string) => method !== 'GET';

    await page.route(TOP13_CALLS, (route) =>
      isSave(route.request().method()) ? route.abort() : route.continue(),
    );
    await page.goto(TOP13_PATH);
    await expect.poll(() => shownTop13(page)).toEqual(inOrder([a, b]));
    await moveFirstDown(page);
    await expect.poll(() => shownTop13(page)).toEqual(inOrder([b, a]));
    await page.goto(IMPORT_PATH);
    await page.setInputFiles('input[type=file]', file);
    await bringIn.click();
    await expect(page.getByRole('alert')).toContainText('Some changes of yours are still on their way.');
    expect(await top13.saved()).toEqual(inOrder([a, b]));
    await page.unroute(TOP13_CALLS);
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(page.getByText('It’s all in.')).toBeVisible();
    expect(await top13.saved()).toEqual(inOrder([c]));
    await page.getByRole('button', { name: 'Take it all back' }).click();
    await expect(page.getByText('It’s taken back')).toBeVisible();
    expect(await top13.saved()).toEqual(inOrder([b, a]));

    const tab = await context.newPage();
    await tab.goto(TOP13_PATH);
    await expect.poll(() => shownTop13(tab)).toEqual(inOrder([b, a]));
    let isFirst = true;
    await page.route(TOP13_CALLS, async (route) => {
      if (isSave(route.request().method()) && isFirst) {
        isFirst = false;
        await moveFirstDown(tab);
        await expect.poll(() => top13.saved()).toEqual(inOrder([a, b]));
      }
      await route.continue();
    });
    await page.getByRole('button', { name: 'Bring in something else' }).click();
    await page.setInputFiles('input[type=file]', file);
    await bringIn.click();
    await expect(page.getByText('All in, but for 1:')).toBeVisible();
    await expect(page.getByText('Top 13: This list has changed somewhere else.')).toBeVisible();
    expect(await top13.saved()).toEqual(inOrder([a, b]));
    expect(await shownTop13(tab)).toEqual(inOrder([a, b]));
    expect((await readProfile(url, signedInFan)).theme).toBe('Red');
    await page.getByRole('button', { name: 'Try these again' }).click();
    await expect(page.getByText('It’s all in.')).toBeVisible();
    expect(await top13.saved()).toEqual(inOrder([c]));
  },
);
