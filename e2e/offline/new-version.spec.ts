import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { anotherBuild } from '../support/builds.ts';
import { addFan, keepSession, type Fan } from '../support/fan.ts';
import { expect, test } from '../support/journey.ts';
import { chooseInHeader } from '../support/screen.ts';
import { startServer, type TestServer } from '../support/server.ts';
import {
  grip,
  inOrder,
  saveTop13,
  savedTop13,
  shownTop13,
  threeSongs,
  TOP13_PATH,
} from '../support/top13.ts';

const DISCARDED =
  /ERR_|Refused to apply style|Failed to load resource|Failed to fetch dynamically imported module|preload/;

type Site = { readonly server: TestServer; readonly fan: Fan; readonly deploy: (env?: Env) => Promise<void> };
type Env = Readonly<Record<string, string>>;

/** A site with a fan whose Top 13 holds two songs, opened on their list, and a way to bring its next version. */
async function withSite(
  { page, context }: { page: Page; context: BrowserContext },
  use: (site: Site) => Promise<void>,
): Promise<void> {
  const [server, build] = await Promise.all([startServer(), anotherBuild()]);
  try {
    const fan = await addFan(server.url);
    const [a, b] = await threeSongs(server.url);
    await saveTop13(server.url, fan, [a, b]);
    await keepSession(context, server.url, fan.session);
    await page.goto(server.url + TOP13_PATH);
    await expect.poll(() => shownTop13(page)).toEqual(inOrder([a, b]));
    await use({
      server,
      fan,
      deploy: (env = {}) => server.restart({ TEST_WEB_APP: build.folder, ...env }),
    });
  } finally {
    await page.close();
    await server.stop();
    await build.remove();
  }
}

const buildOf = (page: Page) =>
  page.evaluate(() => document.querySelector('meta[name="web-build"]')?.getAttribute('content'));
const offer = (page: Page) => page.getByText('A new version of Thirteen is there.');

test(
  'a page that is open while a new version comes goes on with its own files and is offered the new one once',
  { tag: '@full' },
  async ({ page, context, allowConsoleErrors }) => {
    allowConsoleErrors(DISCARDED);
    await withSite({ page, context }, async ({ deploy, server, fan }) => {
      const own = await buildOf(page);
      await deploy();
      await chooseInHeader(page, 'link', 'Album Rankings');
      await expect(page).toHaveURL(/rankings$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(offer(page)).toHaveCount(1);
      await page.getByRole('button', { name: 'Later' }).click();
      await expect(offer(page)).toHaveCount(0);

      await chooseInHeader(page, 'link', 'Top 13 List');
      await move(page);
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      expect(await savedTop13(server.url, fan)).toEqual(await shownTop13(page));
      await expect(offer(page)).toHaveCount(0);
      expect(await buildOf(page)).toBe(own);

      await page.reload();
      expect(await buildOf(page)).toBe('another-one');
      await chooseInHeader(page, 'link', 'Album Rankings');
      await expect(offer(page)).toHaveCount(0);
    });
  },
);

test(
  'the offer loads the new version where the fan is',
  { tag: '@full' },
  async ({ page, context, allowConsoleErrors, expectNoAxeViolations }) => {
    allowConsoleErrors(DISCARDED);
    await withSite({ page, context }, async ({ deploy }) => {
      await deploy();
      await chooseInHeader(page, 'link', 'Album Rankings');
      await expect(offer(page)).toBeVisible();
      await expectNoAxeViolations(page);
      await page.getByRole('button', { name: 'Reload' }).click();
      await expect.poll(() => buildOf(page).catch(() => undefined)).toBe('another-one');
      await expect(page).toHaveURL(/rankings$/);
    });
  },
);

test(
  'a page whose files are gone loads anew at the next change of page, and an unsaved change is saved then',
  { tag: '@full' },
  async ({ page, context, allowConsoleErrors }) => {
    allowConsoleErrors(DISCARDED);
    await withSite({ page, context }, async ({ deploy, server, fan }) => {
      await page.route('**/api/rankings/**', (route) =>
        route.request().method() === 'GET' ? route.continue() : route.abort(),
      );
      await move(page);
      const wanted = await shownTop13(page);
      await expect(page.getByText('Waiting for the network')).toBeVisible();
      await deploy();
      await rm(join(server.dataFolder, 'builds'), { recursive: true });
      const loads = countLoads(page);
      await page.unroute('**/api/rankings/**');
      await chooseInHeader(page, 'link', 'Eras Tour Builder');
      await expect(page.getByRole('heading', { level: 1, name: /eras tour/i })).toBeVisible();
      expect(await buildOf(page)).toBe('another-one');
      expect(loads()).toBe(1);
      await expect.poll(() => savedTop13(server.url, fan)).toEqual(wanted);
      await chooseInHeader(page, 'link', 'Top 13 List');
      await expect.poll(() => shownTop13(page)).toEqual(wanted);
      expect(loads()).toBe(1);
    });
  },
);

test(
  'a page whose files never come, though nothing new is there, says so and does not load again by itself',
  { tag: '@full' },
  async ({ page, context, allowConsoleErrors }) => {
    allowConsoleErrors(DISCARDED);
    await withSite({ page, context }, async ({ server }) => {
      await page.route(/assets\/eras-tour-builder/, (route) => route.abort());
      const loads = countLoads(page);
      await chooseInHeader(page, 'link', 'Eras Tour Builder');
      await expect(page.getByText('This page didn’t load')).toBeVisible();
      expect(loads()).toBe(0);

      // The same where each answer names another build than the document, as with a proxy that keeps old ones.
      await page.route(`${server.url}/**`, async (route) => {
        if (route.request().method() !== 'HEAD') return route.fallback();
        return route.fulfill({ headers: { 'web-build': 'yet-another' } });
      });
      await page.goto(`${server.url}/user/rankings`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const more = countLoads(page);
      await chooseInHeader(page, 'link', 'Eras Tour Builder');
      await expect(page.getByText('This page didn’t load')).toBeVisible();
      expect(more()).toBe(1);
    });
  },
);

test(
  'a page that is too old for the API keeps what was changed, says so, and saves it with the new version',
  { tag: '@full' },
  async ({ page, context, allowConsoleErrors }) => {
    allowConsoleErrors(DISCARDED);
    await withSite({ page, context }, async ({ deploy, server, fan }) => {
      const before = await savedTop13(server.url, fan);
      await deploy({ TEST_CONTRACT_NUMBER: '2' });
      await page.route('**/api/**', (route) =>
        route.continue({ headers: numbered(route.request().headers()) }),
      );
      await move(page);
      const wanted = await shownTop13(page);
      await expect(page.getByText('This page is too old for some things.')).toBeVisible();
      expect(await shownTop13(page)).toEqual(wanted);
      expect(await savedTop13(server.url, fan)).toEqual(before);

      await chooseInHeader(page, 'link', 'Sorter');
      await expect.poll(() => buildOf(page).catch(() => undefined)).toBe('another-one');
      await expect.poll(() => savedTop13(server.url, fan)).toEqual(wanted);
    });

    /** The new version's pages send the new number. */
    function numbered(headers: Readonly<Record<string, string>>) {
      return headers['web-build'] === 'another-one' ? { ...headers, 'contract-number': '2' } : headers;
    }
  },
);

/** Moves the first song down, by keyboard. */
async function move(page: Page): Promise<void> {
  await grip(page, 1).focus();
  for (const press of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(press);
}

/** How often a document was loaded since. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  return () => loads;
}
