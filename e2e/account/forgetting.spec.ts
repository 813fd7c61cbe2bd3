import type { Page } from '@playwright/test';
import { expect } from '../support/journey.ts';
import { chooseInHeader } from '../support/screen.ts';
import { test, TOP13_PATH } from '../support/top13.ts';

/** All that the browser keeps for this site, as one text. */
async function keptByBrowser(page: Page): Promise<string> {
  const lists = await page.evaluate(async () => {
    const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
    const read = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('The database does not open.')));
      });
    return Promise.all(
      names.map(async (name) => {
        const database = await read(indexedDB.open(name));
        const stores = [...database.objectStoreNames];
        const rows = await Promise.all(
          stores.map(async (store) => {
            const place = database.transaction(store).objectStore(store);
            const [keys, values] = await Promise.all([read(place.getAllKeys()), read(place.getAll())]);
            // The catalogue is everyone's, and is kept for whoever comes next.
            return values.filter((_value, index) => !String(keys[index]).startsWith('*/'));
          }),
        );
        database.close();
        return rows;
      }),
    );
  });
  const texts = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
  return JSON.stringify({ lists, texts });
}

test('logging out with something unsaved asks first, and then leaves nothing of it', async ({
  page,
  context,
  signedInFan,
  top13,
  allowConsoleErrors,
}) => {
  // The landing page comes without its beads, whose code was not needed before the network went.
  allowConsoleErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported module/);
  const [first, second] = top13.songs;
  await top13.save([first, second]);
  // What asks is loaded after the page.
  const asking = page.waitForResponse(/\/assets\/waiting-changes-[^/]+\.js$/);
  await page.goto(TOP13_PATH);
  await expect(page.getByRole('button', { name: 'Reset song' })).toHaveCount(2);
  await (await asking).finished();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Reset song' }).first().click();
  await expect(page.getByText('Waiting for the network')).toBeVisible();
  const question = page.getByRole('dialog', { name: 'Some changes aren’t saved yet' });
  await chooseInHeader(page, 'button', 'Logout');
  await question.getByRole('button', { name: 'Wait' }).click();
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL(TOP13_PATH);

  await page.evaluate(
    (key) => localStorage.setItem(key, '{"draft":{"order":["unsaved-song"]},"placed":[]}'),
    `all-songs/${signedInFan.username.toLowerCase()}`,
  );
  await chooseInHeader(page, 'button', 'Logout');
  await question.getByRole('button', { name: 'Log out anyway' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => keptByBrowser(page)).not.toContain(second._id);
  expect(await keptByBrowser(page)).not.toContain('unsaved-song');
});

test(
  'logging out leaves nothing of a fan in the browser',
  { tag: '@full' },
  async ({ page, signedInFan, top13 }) => {
    const [first, second] = top13.songs;
    await top13.save([first, second]);
    await page.goto(TOP13_PATH);
    await page.getByRole('button', { name: 'Reset song' }).first().click();
    await expect.poll(top13.saved).toEqual([`2 ${second.title}`]);
    await expect.poll(() => keptByBrowser(page)).toContain(second._id);

    await page.goto('/user/userProfile');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(signedInFan.username);
    await page.evaluate(() => localStorage.setItem('unsaved:answers:somebody', '{"a":"typed, not sent"}'));
    await chooseInHeader(page, 'button', 'Logout');
    await expect(page).toHaveURL('/');
    await expect.poll(() => keptByBrowser(page)).not.toContain(second._id);
    const kept = await keptByBrowser(page);
    for (const text of [signedInFan.username, signedInFan.session.token, 'typed, not sent'])
      expect(kept).not.toContain(text);
  },
);

test(
  'logging out leaves nothing where the code that looks after waiting changes never came',
  { tag: '@full' },
  async ({ page, signedInFan, top13, allowConsoleErrors }) => {
    allowConsoleErrors(/ERR_FAILED|dynamically imported module/);
    await page.route('**/assets/waiting-changes-*', (route) => route.abort());
    const [first, second] = top13.songs;
    await top13.save([first, second]);
    await page.goto(TOP13_PATH);
    await page.getByRole('button', { name: 'Reset song' }).first().click();
    await expect.poll(top13.saved).toEqual([`2 ${second.title}`]);
    await expect.poll(() => keptByBrowser(page)).toContain(second._id);
    page.on('dialog', (question) => void question.accept());
    await chooseInHeader(page, 'button', 'Logout');
    await expect(page).toHaveURL('/');
    await expect.poll(() => keptByBrowser(page)).not.toContain(second._id);
    expect(await keptByBrowser(page)).not.toContain(signedInFan.username);
  },
);
