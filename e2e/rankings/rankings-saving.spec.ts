import { addFan, keepSession } from '../support/fan.ts';
import { expect } from '../support/journey.ts';
import {
  albumOf,
  expectTitles,
  gripAt,
  moveByKeys,
  RANKINGS_PATH,
  savedTitles,
  test,
} from '../support/rankings.ts';
import { startServer } from '../support/server.ts';

const SLUG = 'reputation';
const PATH = `${RANKINGS_PATH}/${SLUG}`;
const CONFLICT = 'Which ranking do you want to keep?';

test('a network cut in mid-save keeps the order and sends it when it is back, from any page', async ({
  page,
  context,
  rankings,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const { songs, key } = await rankings.albumOf(SLUG);
  const [a = '', b = '', ...rest] = songs.map(({ title }) => title);
  await page.goto(PATH);
  await expectTitles(page, [a, b, ...rest]);

  const saves = '**/api/rankings/rankings/**';
  await page.route(saves, async (route) => {
    await context.setOffline(true);
    await route.abort();
  });
  await moveByKeys(page, 1, 'ArrowDown');
  await expect(page.getByText('Waiting for the network')).toBeVisible();
  await expectTitles(page, [b, a, ...rest]);

  await page.unroute(saves);
  await page.route(saves, (route) => route.abort());
  await context.setOffline(false);
  await page.goto('/user/userHome');
  expect(await rankings.saved(key)).toEqual([]);
  await page.unroute(saves);
  await page.reload();
  await expect.poll(() => rankings.saved(key)).toEqual([b, a, ...rest]);
  await page.goto(PATH);
  await expectTitles(page, [b, a, ...rest]);
});

test(
  'a server that is killed between two drops and comes back ends with what the fan last saw',
  { tag: '@full' },
  async ({ page, context, allowConsoleErrors }) => {
    test.slow();
    allowConsoleErrors(/ERR_CONNECTION|ERR_EMPTY|ERR_SOCKET|Failed to load resource/);
    const server = await startServer();
    try {
      const fan = await addFan(server.url);
      await keepSession(context, server.url, fan.session);
      const { songs, key } = await albumOf(server.url, SLUG);
      const [a = '', b = '', c = '', ...rest] = songs.map(({ title }) => title);
      await page.goto(server.url + PATH);
      await expectTitles(page, [a, b, c, ...rest]);

      await moveByKeys(page, 1, 'ArrowDown');
      await server.kill();
      await moveByKeys(page, 2, 'ArrowDown');
      await expectTitles(page, [b, c, a, ...rest]);
      await server.restart();
      await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 20_000 });
      expect(await savedTitles(server.url, fan, key)).toEqual([b, c, a, ...rest]);
    } finally {
      await server.stop();
    }
  },
);

test('two tabs stay in step without asking', { tag: '@full' }, async ({ page, context, rankings }) => {
  const { songs, key } = await rankings.albumOf(SLUG);
  const [a = '', b = '', c = '', ...rest] = songs.map(({ title }) => title);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(PATH);
    await expectTitles(tab, [a, b, c, ...rest]);
  }

  await moveByKeys(page, 1, 'ArrowDown');
  await expectTitles(other, [b, a, c, ...rest]);
  await moveByKeys(other, 3, 'ArrowUp');
  await expectTitles(page, [b, c, a, ...rest]);
  await expect.poll(() => rankings.saved(key)).toEqual([b, c, a, ...rest]);
  await expect(page.getByRole('dialog', { name: CONFLICT })).toHaveCount(0);
});

for (const { button, keeps } of [
  { button: 'Keep the one on this device', keeps: 'mine' },
  { button: 'Keep the saved one', keeps: 'theirs' },
] as const) {
  test(
    `a change on another device is shown and asked about: ${button}`,
    { tag: '@full' },
    async ({ page, rankings, allowConsoleErrors }) => {
      allowConsoleErrors(/412/);
      const { songs, key } = await rankings.albumOf(SLUG);
      const [a = '', b = '', ...rest] = songs.map(({ title }) => title);
      await page.goto(PATH);
      await expectTitles(page, [a, b, ...rest]);
      const reversed = songs.toReversed();
      const theirs = reversed.map(({ title }) => title);
      await rankings.saveOrder(key, reversed);

      await moveByKeys(page, 1, 'ArrowDown');
      const dialog = page.getByRole('dialog', { name: CONFLICT });
      await expect(
        dialog.getByRole('region', { name: 'On this device' }).getByRole('listitem').first(),
      ).toHaveText(b);
      await expect(
        dialog.getByRole('region', { name: 'Saved on another device' }).getByRole('listitem').last(),
      ).toHaveText(a);
      expect(await rankings.saved(key)).toEqual(theirs);
      await dialog.getByRole('button', { name: button }).click();

      const wanted = keeps === 'mine' ? [b, a, ...rest] : theirs;
      await expectTitles(page, wanted);
      await expect.poll(() => rankings.saved(key)).toEqual(wanted);
    },
  );
}

test(
  'an order that the server refuses stays on the page as not saved, and can be saved again',
  { tag: '@full' },
  async ({ page, rankings, allowConsoleErrors }) => {
    allowConsoleErrors(/status of 400/);
    const { songs, key } = await rankings.albumOf(SLUG);
    const [a = '', b = '', ...rest] = songs.map(({ title }) => title);
    await page.goto(PATH);
    const saves = '**/api/rankings/rankings/**';
    await page.route(saves, (route) => route.fulfill({ status: 400, json: {} }));
    await moveByKeys(page, 1, 'ArrowDown');
    await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
    await expectTitles(page, [b, a, ...rest]);
    await page.unroute(saves);
    await page.getByRole('button', { name: 'Save again' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    expect(await rankings.saved(key)).toEqual([b, a, ...rest]);
  },
);

test(
  'without the album there is a way back and another try, and nothing else',
  { tag: '@full' },
  async ({ page, rankings, allowConsoleErrors }) => {
    allowConsoleErrors(/Failed to load resource/);
    const { songs } = await rankings.albumOf(SLUG);
    const album = '**/api/albums/album/**';
    await page.route(album, (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(PATH);
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('list')).toHaveCount(0);
    await expect(page.getByRole('region', { name: /notification/i }).getByRole('dialog')).toHaveCount(0);

    await page.unroute(album);
    await retry.click();
    await expectTitles(
      page,
      songs.map(({ title }) => title),
    );
  },
);

test(
  'without the rankings the songs stand in their own order, and what is stored is never overwritten',
  { tag: '@full' },
  async ({ page, rankings, allowConsoleErrors }) => {
    allowConsoleErrors(/Failed to load resource/);
    const { songs, key } = await rankings.albumOf(SLUG);
    const titles = songs.map(({ title }) => title);
    await rankings.saveOrder(key, songs.toReversed());
    const orders = '**/api/rankings/rankings';
    await page.route(orders, (route) => route.fulfill({ status: 503, json: {} }));
    const writes: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/rankings/') && request.method() !== 'GET')
        writes.push(request.method());
    });
    await page.goto(PATH);
    await expect(gripAt(page, 1)).toBeVisible();
    await expectTitles(page, titles);
    await expect(page.getByText('Failed to load rankings. Please try again.')).toHaveCount(0);

    await expect(page.getByText(/We couldn’t read your ranking. It’s safe/)).toBeVisible();
    await expect(page.getByText('Saved as you go')).toHaveCount(0);
    // They would write over what was never read.
    for (const control of [
      page.getByRole('button', { name: 'Keep this order' }),
      page.getByRole('button', { name: `Move ${titles[0]}`, exact: true }),
      gripAt(page, 1),
    ])
      await expect(control).toBeDisabled();
    await moveByKeys(page, 1, 'ArrowDown');
    await expectTitles(page, titles);
    await page.unroute(orders);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectTitles(page, titles.toReversed());
    expect(writes).toEqual([]);

    await moveByKeys(page, 1, 'ArrowDown');
    const [last = '', nextToLast = '', ...rest] = titles.toReversed();
    await expect.poll(() => rankings.saved(key)).toEqual([nextToLast, last, ...rest]);
  },
);
