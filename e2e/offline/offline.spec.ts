import { toTop13Code } from '@thirteen/domain/top13/top13-code.ts';
import { TOP13_SLOTS } from '@thirteen/domain/top13/top13.ts';
import { anotherBuild } from '../support/builds.ts';
import { expect } from '../support/journey.ts';
import { chooseInHeader, inBothLooksIfAll } from '../support/screen.ts';
import { keptOf, moveFirstDown, OFFLINE, whenKept } from '../support/offline.ts';
import { startServer } from '../support/server.ts';
import { answerAll, chooseByKey, resultTitles, startSort } from '../support/sorter.ts';
import { inOrder, listAllAlbums, shownTop13, test, TOP13_PATH } from '../support/top13.ts';

test.use({ serviceWorkers: 'allow' });

test('a Top 13 that was opened once opens without a network, and what is changed there is saved later', async ({
  page,
  context,
  top13,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(OFFLINE);
  const [a, b] = top13.songs;
  await top13.save([a, b]);
  await page.goto(TOP13_PATH);
  await expect.poll(() => shownTop13(page)).toEqual(inOrder([a, b]));
  await whenKept(page);
  await moveFirstDown(page);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await context.setOffline(true);
  await page.reload();
  await expect.poll(() => shownTop13(page)).toEqual(inOrder([b, a]));
  await expect(page.getByText(/Offline.*Shown as of/)).toBeVisible();
  await moveFirstDown(page);
  await expect(page.getByText('Waiting for the network')).toBeVisible();
  await expect(page.getByText('1 change waits: Top 13.')).toBeVisible();
  await page.close();

  const later = await context.newPage();
  await later.goto(TOP13_PATH);
  await expect.poll(() => shownTop13(later)).toEqual(inOrder([a, b]));
  expect(await top13.saved()).toEqual(inOrder([b, a]));
  await context.setOffline(false);
  await expect(later.getByText('Saved', { exact: true })).toBeVisible();
  expect(await top13.saved()).toEqual(inOrder([a, b]));
});

/** The screens of a fan that open without a network, and what of the fan's stands there. */
const screens: readonly { readonly path: string; readonly shows: RegExp }[] = [
  { path: '/user/userHome', shows: /Most Loved|Favorite|Lover/i },
  { path: '/user/rankings', shows: /Lover/ },
  { path: '/user/rankings/lover', shows: /Cruel Summer/ },
  { path: '/user/rankings/allAlbums', shows: /Lover/ },
  { path: '/user/rankings/singles', shows: /\w{3}/ },
  { path: '/user/rankings/allSongs', shows: /Fifteen/ },
  { path: '/user/rankings/byTrackNumber', shows: /Track/ },
  { path: '/user/top13list', shows: /\w{3}/ },
  { path: '/user/erasTourBuilder', shows: /Lover/ },
  { path: '/user/userProfile', shows: /\w{3}/ },
  { path: '/user/import', shows: /You’re offline\. A list can come in meanwhile, and is saved later/ },
  { path: '/sorter', shows: /Start|Sort/ },
];

test(
  'every own screen that was opened once opens without a network',
  { tag: '@full' },
  async ({ page, context, top13, allowConsoleErrors, expectNoAxeViolations }) => {
    allowConsoleErrors(OFFLINE);
    await top13.save(top13.songs);
    for (const { path } of screens) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
    }
    await whenKept(page);
    await context.setOffline(true);
    for (const { path, shows } of screens) {
      await page.goto(path);
      await expect(page.getByRole('main'), path).toHaveText(shows, { useInnerText: true });
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.getByText(/didn’t load|couldn’t|can’t reach/), path).toHaveCount(0);
      await inBothLooksIfAll(page, expectNoAxeViolations);
    }

    // A list from elsewhere is read and saved here.
    await page.goto('/user/import');
    await page.getByRole('textbox', { name: 'Paste your list' }).fill('cardigan');
    await page.getByRole('button', { name: 'Read it' }).click();
    await page.getByRole('button', { name: 'Save as my Top 13' }).click();
    await expect(page.getByText('1 change waits: Top 13.')).toBeVisible();

    // What needs the network says so, and comes by itself.
    await page.goto('/user/userExplorer');
    const tryAgain = page.getByRole('button', { name: 'Try again' });
    await expect(tryAgain).toBeVisible();
    await expect(page.getByText(/This comes by itself when that changes/)).toBeVisible();
    await inBothLooksIfAll(page, expectNoAxeViolations);
    await context.setOffline(false);
    await expect(page.getByText('Back online.')).toBeVisible();
    await expect(tryAgain).toHaveCount(0);
    await expect.poll(() => top13.saved()).toEqual(['1 cardigan']);
  },
);

test(
  'a visitor sorts without a network, and opens again the Top 13 of a link',
  { tag: '@full' },
  async ({ page, context, allowConsoleErrors, baseURL }) => {
    allowConsoleErrors(OFFLINE);
    const songs = (await listAllAlbums(baseURL ?? '')).flatMap((album) => album.songs).slice(0, TOP13_SLOTS);
    const numbers = new Map(songs.map((song) => [song['_id'], song.number]));
    const code = toTop13Code([...numbers.keys()], (id) => numbers.get(id));
    await page.goto(`/t13/${code}`);
    const linked = page.getByRole('region', { name: 'The thirteen songs' }).getByRole('listitem').last();
    await expect(linked).toContainText(songs.at(-1)?.title ?? '');
    await page.goto('/sorter');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await whenKept(page);

    await context.setOffline(true);
    await page.goto(`/t13/${code}`);
    await expect(linked).toContainText(songs.at(-1)?.title ?? '');
    await startSort(page, 'top13', 'Nine');
    await answerAll(page, chooseByKey);
    const titles = await resultTitles(page);
    expect(titles).toHaveLength(TOP13_SLOTS);
    await page.reload();
    await expect.poll(() => resultTitles(page)).toEqual(titles);
  },
);

test(
  'an operator who switches it off has every browser drop all of it at its next visit',
  { tag: '@full' },
  async ({ page, allowConsoleErrors }) => {
    allowConsoleErrors(OFFLINE);
    const server = await startServer();
    const left = () =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]);
    await page.goto(`${server.url}/login`);
    await whenKept(page);
    await expect.poll(left).toEqual([1, expect.any(Number)]);
    await server.restart({ OFFLINE: 'off' });
    await page.goto(`${server.url}/login`);
    await expect.poll(left).toEqual([0, 0]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.close();
    await server.stop();
  },
);

test(
  'a new version is there with the next page, whatever an older worker keeps, and opens without a network then',
  { tag: '@full' },
  async ({ page, context, allowConsoleErrors }) => {
    allowConsoleErrors(OFFLINE);
    const [server, build] = await Promise.all([startServer(), anotherBuild()]);
    await page.goto(`${server.url}/sorter`);
    await whenKept(page);
    await page.reload();
    await server.restart({ TEST_WEB_APP: build.folder });
    await page.reload();
    const name = page.locator('meta[name="web-build"]');
    await expect(name).toHaveAttribute('content', 'another-one');
    // The next worker waits until no page of the one before is open.
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      const waiting = registration.installing ?? registration.waiting;
      if (waiting?.state === 'installing')
        await new Promise((resolve) => waiting.addEventListener('statechange', resolve, { once: true }));
    });
    await page.close();
    await context.setOffline(true);
    const later = await context.newPage();
    await later.goto(`${server.url}/sorter`);
    await expect(later.getByRole('heading', { level: 1 })).toBeVisible();
    await later.close();
    await server.stop();
    await build.remove();
  },
);

test(
  'a worker that can’t be installed changes nothing',
  { tag: '@full' },
  async ({ page, top13, allowConsoleErrors }) => {
    allowConsoleErrors(/./);
    await top13.save(top13.songs);
    await page.addInitScript(() => {
      ServiceWorkerContainer.prototype.register = () => {
        window.name = 'asked for a worker';
        return Promise.reject(new TypeError('No worker here'));
      };
    });
    await page.goto(TOP13_PATH);
    await expect.poll(() => shownTop13(page)).toEqual(inOrder(top13.songs));
    await expect.poll(() => page.evaluate(() => window.name)).toBe('asked for a worker');
    await moveFirstDown(page);
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  },
);

test(
  'after logging out nothing of the fan is left in the browser, and another visitor offline sees none of it',
  { tag: '@full' },
  async ({ page, context, top13, signedInFan, allowConsoleErrors }) => {
    allowConsoleErrors(OFFLINE);
    const [a] = top13.songs;
    await top13.save([a]);
    await page.goto(TOP13_PATH);
    await expect.poll(() => shownTop13(page)).toEqual(inOrder([a]));
    await whenKept(page);
    await page.reload();
    await expect.poll(() => keptOf(page)).toContain(signedInFan.username.toLowerCase());

    await chooseInHeader(page, 'button', 'Logout');
    await expect(page).toHaveURL('/');
    await expect.poll(() => keptOf(page)).not.toContain(signedInFan.username.toLowerCase());
    expect(await keptOf(page)).not.toContain('top-thirteen');

    await context.setOffline(true);
    await page.goto(TOP13_PATH);
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText(a.title)).toHaveCount(0);
  },
);

test(
  'after deleting the account nothing of the fan is left in the browser',
  { tag: '@full' },
  async ({ page, top13, signedInFan, allowConsoleErrors }) => {
    allowConsoleErrors(OFFLINE);
    const name = signedInFan.username.toLowerCase();
    const [a, b] = top13.songs;
    await top13.save([a, b]);
    await page.goto(TOP13_PATH);
    await expect.poll(() => shownTop13(page)).toEqual(inOrder([a, b]));
    await whenKept(page);
    await moveFirstDown(page);
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.goto('/user/userProfile');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(signedInFan.username);
    await page.evaluate(() => localStorage.setItem('unsaved:answers:somebody', '{"a":"typed, not sent"}'));
    await expect.poll(() => keptOf(page)).toContain(`${name}/top13`);

    await page.goto('/user/account');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByLabel('Password', { exact: true }).fill(signedInFan.password);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => keptOf(page)).not.toContain(name);
    const kept = await keptOf(page);
    for (const text of [
      'top-thirteen',
      '/api/profile/',
      '/media/profile-images/',
      'typed, not sent',
      signedInFan.session.token.toLowerCase(),
    ])
      expect(kept).not.toContain(text);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  },
);

test(
  'another fan who logs in after a session that ended by itself finds nothing readable of the first',
  { tag: '@full' },
  async ({ page, top13, signedInFan, allowConsoleErrors }) => {
    allowConsoleErrors(OFFLINE);
    const [a] = top13.songs;
    await top13.save([a]);
    await page.goto(TOP13_PATH);
    await expect.poll(() => keptOf(page)).toContain(a['_id']);
    // The session ran out while no page was open.
    await page.goto('/api/health');
    await page.evaluate(() => localStorage.setItem('expiresIn', new Date(0).toISOString()));
    await page.goto('/login');
    await whenKept(page);
    await expect.poll(() => keptOf(page)).not.toContain(signedInFan.username.toLowerCase());
  },
);
