import { addFan, keepSession } from '../support/fan.ts';
import { expect } from '../support/journey.ts';
import { startServer } from '../support/server.ts';
import {
  grip,
  inOrder,
  savedTop13,
  saveTop13,
  searchField,
  shownTop13,
  test,
  threeSongs,
  TOP13_PATH,
} from '../support/top13.ts';
import type { Page } from '@playwright/test';

/** Moves the song of a slot by one, by keyboard. */
async function move(page: Page, slot: number, key: 'ArrowUp' | 'ArrowDown'): Promise<void> {
  await grip(page, slot).focus();
  for (const press of ['Space', key, 'Space']) await page.keyboard.press(press);
}

test('changes made without a network wait, survive a reload and are sent when it is back', async ({
  page,
  context,
  top13,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const [a, b] = top13.songs;
  await top13.save([a, b]);
  await page.goto(TOP13_PATH);
  await expect.poll(() => shownTop13(page)).toEqual(inOrder([a, b]));

  await context.setOffline(true);
  await move(page, 1, 'ArrowDown');
  await expect(page.getByText('Waiting for the network')).toBeVisible();
  await expect(page.getByText('Error updating top 13 list')).toHaveCount(0);
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(page.getByText('Waiting for the network')).toBeVisible();

  await page.route('**/api/rankings/**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
  await context.setOffline(false);
  await page.reload();
  await expect.poll(() => shownTop13(page)).toEqual(inOrder([b, a]));
  expect(await top13.saved()).toEqual(inOrder([a, b]));

  await page.unroute('**/api/rankings/**');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 20_000 });
  expect(await top13.saved()).toEqual(inOrder([b, a]));
});

test(
  'a server that is killed between two moves and comes back ends with what the fan last saw',
  { tag: '@full' },
  async ({ page, context, allowConsoleErrors }) => {
    allowConsoleErrors(/ERR_CONNECTION|ERR_EMPTY|ERR_SOCKET|Failed to load resource/);
    test.slow();
    const server = await startServer();
    try {
      const fan = await addFan(server.url);
      await keepSession(context, server.url, fan.session);
      const [a, b, c] = await threeSongs(server.url);
      await saveTop13(server.url, fan, [a, b, c]);
      await page.goto(server.url + TOP13_PATH);
      await expect.poll(() => shownTop13(page)).toEqual(inOrder([a, b, c]));

      await move(page, 1, 'ArrowDown');
      await server.kill();
      await move(page, 2, 'ArrowDown');
      await expect.poll(() => shownTop13(page)).toEqual(inOrder([b, c, a]));
      await server.restart();
      await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 20_000 });
      expect(await savedTop13(server.url, fan)).toEqual(inOrder([b, c, a]));
    } finally {
      await server.stop();
    }
  },
);

test('two tabs stay in step without asking', { tag: '@full' }, async ({ page, context, top13 }) => {
  const [a, b] = top13.songs;
  await top13.save([a]);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(TOP13_PATH);
    await expect.poll(() => shownTop13(tab)).toEqual(inOrder([a]));
  }

  await searchField(page, 2).fill(b.title);
  await page.getByRole('option').first().click();
  await expect.poll(() => shownTop13(other)).toEqual(inOrder([a, b]));
  await move(other, 1, 'ArrowDown');
  await expect.poll(() => shownTop13(page)).toEqual(inOrder([b, a]));
  await expect.poll(() => top13.saved()).toEqual(inOrder([b, a]));
  await expect(page.getByRole('dialog', { name: 'Which Top 13 do you want to keep?' })).toHaveCount(0);
});

for (const { button, result } of [
  { button: 'Keep the one on this device', result: 'mine' },
  { button: 'Keep the saved one', result: 'theirs' },
] as const) {
  const tag = result === 'theirs' ? [] : ['@full'];
  test(
    `a change on another device is shown and asked about: ${button}`,
    { tag },
    async ({ page, top13, allowConsoleErrors }) => {
      allowConsoleErrors(/412/);
      const [a, b, c] = top13.songs;
      await top13.save([a, b]);
      await page.goto(TOP13_PATH);
      await expect.poll(() => shownTop13(page)).toEqual(inOrder([a, b]));
      await top13.save([c]);

      await move(page, 1, 'ArrowDown');
      const dialog = page.getByRole('dialog', { name: 'Which Top 13 do you want to keep?' });
      await expect(dialog.getByRole('region', { name: 'Saved on another device' })).toContainText(c.title);
      expect(await top13.saved()).toEqual(inOrder([c]));
      await dialog.getByRole('button', { name: button }).click();

      const wanted = inOrder(result === 'mine' ? [b, a] : [c]);
      await expect.poll(() => shownTop13(page)).toEqual(wanted);
      await expect.poll(() => top13.saved()).toEqual(wanted);
    },
  );
}

test('a failed load never leads to a save over what is stored', async ({
  page,
  top13,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/Failed to load resource/);
  const [a, b] = top13.songs;
  await top13.save([a]);
  const list = '**/api/rankings/user/top-thirteen';
  await page.route(list, (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto(TOP13_PATH);
  await expect(page.getByText('Error loading top 13 list')).toBeVisible();
  await expect(page.getByPlaceholder('Search for a song')).toHaveCount(13);
  await expect(page.getByText('of 13 chosen')).toBeHidden();

  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('top-thirteen') && request.method() !== 'GET') writes.push(request.method());
  });
  await expect(page.getByText(/We couldn’t read your Top 13. It’s safe/)).toBeVisible();
  // They would write over what was never read.
  await searchField(page, 1).pressSequentially(b.title);
  await expect(searchField(page, 1)).toBeDisabled();
  await expect(searchField(page, 1)).toHaveValue('');
  const ways = page.getByRole('button', { name: /, slot 1$/ });
  for (const way of await ways.filter({ visible: true }).all()) await way.click({ force: true });
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.unroute(list);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => shownTop13(page), { timeout: 20_000 }).toEqual(inOrder([a]));
  expect(writes).toEqual([]);
});
