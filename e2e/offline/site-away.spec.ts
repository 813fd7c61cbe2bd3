import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { Page } from '@playwright/test';
import { toTop13Code } from '@thirteen/domain/top13/top13-code.ts';
import { TOP13_SLOTS } from '@thirteen/domain/top13/top13.ts';
import { addFan, keepSession } from '../support/fan.ts';
import { expect, test } from '../support/journey.ts';
import { moveFirstDown, OFFLINE, whenKept } from '../support/offline.ts';
import { inBothLooks } from '../support/screen.ts';
import { startServer } from '../support/server.ts';
import {
  inOrder,
  listAllAlbums,
  savedTop13,
  saveTop13,
  searchField,
  shownTop13,
  threeSongs,
  TOP13_PATH,
} from '../support/top13.ts';

test.use({ serviceWorkers: 'allow' });

/** What a fan with a network meets in place of the site: nothing, a proxy's word, or no end of waiting. */
const ways = [
  { name: 'refuses to connect', status: undefined, isSlow: false },
  { name: 'is behind a proxy that answers 502', status: 502, isSlow: false },
  { name: 'never answers', status: undefined, isSlow: true },
] as const;

for (const { name, status, isSlow } of ways)
  test(
    `while the network is there and the site ${name}, a list opens, is changed, and is saved when it is back`,
    { tag: '@full' },
    async ({ page, context, allowConsoleErrors, expectNoAxeViolations }) => {
      allowConsoleErrors(OFFLINE);
      const server = await startServer();
      const fan = await addFan(server.url);
      const [a, b, c] = await threeSongs(server.url);
      await saveTop13(server.url, fan, [a, b]);
      await keepSession(context, server.url, fan.session);
      await page.goto(server.url + TOP13_PATH);
      await expect.poll(() => shownTop13(page)).toEqual(inOrder([a, b]));
      await whenKept(page);

      await server.kill();
      const inItsStead = status || isSlow ? await standIn(server.url, status) : undefined;
      await page.reload();
      await expect.poll(() => shownTop13(page)).toEqual(inOrder([a, b]));
      await expect(page.getByText(/Thirteen can’t be reached right now.*Shown as of/)).toBeVisible();
      await moveFirstDown(page);
      await searchField(page, 3).fill(c.title);
      await page.getByRole('option', { name: c.title }).first().click();
      await expect.poll(() => shownTop13(page)).toEqual(inOrder([b, a, c]));
      await expect(page.getByText('2 changes wait: Top 13.')).toBeVisible();
      await inBothLooks(page, expectNoAxeViolations);
      await page.close();

      const later = await context.newPage();
      await later.goto(server.url + TOP13_PATH);
      await expect.poll(() => shownTop13(later)).toEqual(inOrder([b, a, c]));
      inItsStead?.closeAllConnections();
      if (inItsStead) await once(inItsStead.close(), 'close');
      await server.restart();
      await expect.poll(() => savedTop13(server.url, fan)).toEqual(inOrder([b, a, c]));
      await expect(later.getByText('Thirteen can’t be reached')).toHaveCount(0);
      await later.close();
      await server.stop();
    },
  );

test(
  'a Top 13 of a link that was never opened opens without a network',
  { tag: '@full' },
  async ({ page, context, baseURL, allowConsoleErrors }) => {
    allowConsoleErrors(OFFLINE);
    const chosen = (await listAllAlbums(baseURL ?? '')).flatMap(({ songs }) => songs).slice(0, TOP13_SLOTS);
    const numbers = new Map(chosen.map((song) => [song['_id'], song.number]));
    const code = toTop13Code([...numbers.keys()], (id) => numbers.get(id));
    await page.goto('/sorter');
    await whenKept(page);
    await context.setOffline(true);
    await page.goto(`/t13/${code}`);
    const songs = page.getByRole('region', { name: 'The thirteen songs' }).getByRole('listitem');
    await expect(songs).toHaveCount(TOP13_SLOTS);
    await expect(songs.last()).toContainText(chosen.at(-1)?.title ?? '');

    // So does one that another app hands over.
    await page.goto(
      `/share-target?text=${encodeURIComponent(`Mine: https://thirteen.example/t13/${code}.`)}`,
    );
    await expect(page).toHaveURL(`/t13/${code}`);
    await expect(songs).toHaveCount(TOP13_SLOTS);
  },
);

test(
  'covers are there without a network from the first sight on, and previews once they were heard',
  { tag: '@full' },
  async ({ page, context, signedInFan, baseURL, allowConsoleErrors }) => {
    allowConsoleErrors(OFFLINE);
    const url = baseURL ?? '';
    await saveTop13(url, signedInFan, await threeSongs(url));
    await page.goto(TOP13_PATH);
    await expect.poll(() => shownTop13(page)).toHaveLength(3);
    await whenKept(page);
    const covers = page.locator('main li img[src*="/media/covers/"]');
    await expect
      .poll(() => kept(page, 'thirteen-pictures'))
      .toContainEqual(expect.stringContaining('/media/covers/'));
    await page.getByRole('button', { name: /^Play/ }).first().click();
    await expect.poll(() => kept(page, 'thirteen-previews')).toHaveLength(1);

    await context.setOffline(true);
    await page.reload();
    await expect(covers.first()).toBeVisible();
    await expect
      .poll(() =>
        covers.evaluateAll((images: HTMLImageElement[]) => images.every((image) => image.naturalWidth > 0)),
      )
      .toBe(true);
    const [heard = ''] = await kept(page, 'thirteen-previews');
    const length = await page.evaluate(async (address) => {
      const sound = new Audio(address);
      sound.muted = true;
      await sound.play();
      return sound.duration;
    }, heard);
    expect(length).toBeGreaterThan(5);
  },
);

test(
  'the home page that is opened for the first time without a network has its stage, and no broken picture',
  { tag: '@full' },
  async ({ fanPage: page, context, allowConsoleErrors, expectNoAxeViolations }) => {
    allowConsoleErrors(OFFLINE);
    await page.goto(TOP13_PATH);
    await whenKept(page);
    await expect
      .poll(() => kept(page, 'thirteen-pictures'))
      .toContainEqual(expect.stringContaining('/media/scenes/night-stage.svg'));

    await context.setOffline(true);
    await page.goto('/user/userHome');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const stage = page.locator('main img[src*="night-stage"]');
    await expect
      .poll(() => stage.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const broken = page
      .locator('main img:visible')
      .evaluateAll((images: HTMLImageElement[]) =>
        images.filter((image) => image.complete && image.naturalWidth === 0).map((image) => image.src),
      );
    expect(await broken).toEqual([]);
    await inBothLooks(page, expectNoAxeViolations);
  },
);

/** The addresses that a cache of the worker's holds. */
function kept(page: Page, cache: string): Promise<readonly string[]> {
  return page.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => url);
  }, cache);
}

/** Answers at an address in the site's stead: with a status, or never. */
async function standIn(url: string, status: number | undefined): Promise<Server> {
  const server = createServer((_request, response) => {
    if (status !== undefined) response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>No</h1>');
  });
  server.listen(Number(new URL(url).port), '127.0.0.1');
  await once(server, 'listening');
  return server;
}
