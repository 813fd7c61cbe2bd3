import type { BrowserContext, Page, Request } from '@playwright/test';
import { addFan, keepSession } from '../support/fan.ts';
import { expect } from '../support/journey.ts';
import { keptOf, moveFirstDown, OFFLINE, whenKept } from '../support/offline.ts';
import { albumOf, expectTitles, gripAt, moveByKeys, savedTitles } from '../support/rankings.ts';
import { inOrder, saveTop13, shownTop13, test, TOP13_PATH } from '../support/top13.ts';

test.use({ serviceWorkers: 'allow' });

const RANKING_PATH = '/user/rankings/fearless';

test(
  'two lists that were changed offline are saved, first the one that was changed first, after the tab was closed in between',
  { tag: '@full' },
  async ({ page, context, baseURL, top13, signedInFan, allowConsoleErrors }) => {
    allowConsoleErrors(OFFLINE);
    const url = baseURL ?? '';
    const [a, b, c] = top13.songs;
    await top13.save([a, b, c]);
    const titles = (await albumOf(url, 'fearless')).songs.map(({ title }) => title);
    await page.goto(RANKING_PATH);
    await expectTitles(page, titles);
    await page.goto(TOP13_PATH);
    await expect.poll(() => shownTop13(page)).toEqual(inOrder([a, b, c]));
    await whenKept(page);

    await context.setOffline(true);
    await moveFirstDown(page);
    await expect(page.getByText('1 change waits: Top 13.')).toBeVisible();
    await page.goto(RANKING_PATH);
    await moveByKeys(page, 1, 'ArrowDown');
    await expectTitles(page, [titles[1] ?? '', titles[0] ?? '', ...titles.slice(2)]);
    await expect(page.getByText('2 changes wait: Top 13, rankings.')).toBeVisible();
    await page.goto(TOP13_PATH);
    await expect.poll(() => shownTop13(page)).toEqual(inOrder([b, a, c]));
    await moveFirstDown(page);
    await moveByKeys(page, 2, 'ArrowDown');
    await expect.poll(() => shownTop13(page)).toEqual(inOrder([a, c, b]));
    await expect(page.getByText('4 changes wait: Top 13, rankings.')).toBeVisible();
    await page.close();

    const later = await context.newPage();
    await later.goto('/user/userHome');
    await expect(later.getByText('4 changes wait: Top 13, rankings.')).toBeVisible();
    const steps: string[] = [];
    later.on('request', (request) => request.method() !== 'GET' && steps.push(`sent ${listOf(request)}`));
    later.on('requestfinished', (request) => {
      if (request.method() !== 'GET') steps.push(`saved ${listOf(request)}`);
    });
    // Those of before the network was back.
    later.on('requestfailed', (request) => request.method() !== 'GET' && steps.splice(0));
    await context.setOffline(false);
    await expect.poll(() => top13.saved()).toEqual(inOrder([a, c, b]));
    await expect
      .poll(() => savedTitles(url, signedInFan, 'fearless'))
      .toEqual([titles[1], titles[0], ...titles.slice(2)]);
    await expect.poll(() => steps).toEqual(['sent Top 13', 'saved Top 13', 'sent ranking', 'saved ranking']);
  },
);

const listOf = (request: Request): string => (request.url().includes('top-thirteen') ? 'Top 13' : 'ranking');

test(
  'two tabs that change a list offline go together, and what another device saved meanwhile is asked about',
  { tag: '@full' },
  async ({ page, context, baseURL, top13, signedInFan, allowConsoleErrors }) => {
    allowConsoleErrors(OFFLINE);
    const url = baseURL ?? '';
    const [a, b, c] = top13.songs;
    await top13.save([a, b]);
    await page.goto(TOP13_PATH);
    await expect.poll(() => shownTop13(page)).toEqual(inOrder([a, b]));
    await whenKept(page);
    await context.setOffline(true);
    const other = await context.newPage();
    await other.goto(TOP13_PATH);
    await expect.poll(() => shownTop13(other)).toEqual(inOrder([a, b]));
    await moveFirstDown(page);
    await expect.poll(() => shownTop13(other)).toEqual(inOrder([b, a]));
    await other.getByRole('button', { name: 'Reset song' }).first().click();
    await expect.poll(() => shownTop13(page)).toEqual([`2 ${a.title}`]);
    await other.close();

    await saveTop13(url, signedInFan, [c, a, b]);
    await context.setOffline(false);
    const question = page.getByRole('dialog');
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Keep the one on this device' }).click();
    await expect.poll(() => top13.saved()).toEqual([`2 ${a.title}`]);
  },
);

test(
  'what a fan could not send before their session ran out is seen by nobody else, and is sent after they log in again',
  { tag: '@full' },
  async ({ page, context, baseURL, top13, signedInFan, allowConsoleErrors }) => {
    allowConsoleErrors(OFFLINE);
    const url = baseURL ?? '';
    const [a, b] = top13.songs;
    await top13.save([a, b]);
    await page.goto(TOP13_PATH);
    await expect.poll(() => shownTop13(page)).toEqual(inOrder([a, b]));
    await whenKept(page);
    await context.setOffline(true);
    await moveFirstDown(page);
    await expect(page.getByText('1 change waits: Top 13.')).toBeVisible();
    await page.evaluate(() => localStorage.setItem('expiresIn', new Date(0).toISOString()));
    await page.reload();
    await expect(page).not.toHaveURL(TOP13_PATH);
    await context.setOffline(false);

    const second = await addFan(url);
    await logIn(context, page, url, second);
    await expect(page.getByRole('button', { name: /^Reorder/ })).toHaveCount(0);
    await expect(page.getByText(/changes? waits?/)).toHaveCount(0);
    await expect.poll(() => keptOf(page)).not.toContain('"acknowledged":{');
    expect(await top13.saved()).toEqual(inOrder([a, b]));

    await logIn(context, page, url, signedInFan);
    await expect.poll(() => top13.saved()).toEqual(inOrder([b, a]));
  },
);

/** Opens the Top 13 as a fan who has logged in here. */
async function logIn(
  context: BrowserContext,
  page: Page,
  url: string,
  fan: Awaited<ReturnType<typeof addFan>>,
): Promise<void> {
  await page.goto('/api/health');
  await keepSession(context, url, fan.session);
  await page.goto(TOP13_PATH);
  await expect(page.getByRole('heading', { level: 1, name: 'My Top 13' })).toBeVisible();
}

for (const { name, block } of [
  { name: 'is full', block: fillUp },
  { name: 'may not be used', block: forbidStorage },
])
  test(
    `where the room for kept data ${name}, everything works as without it`,
    { tag: '@full' },
    async ({ page, top13, allowConsoleErrors }) => {
      // A worker that can't be installed is told of by the browser alone.
      allowConsoleErrors(/quota|worker|^ \(/i);
      const [a, b] = top13.songs;
      await top13.save([a, b]);
      await block(page);
      await page.goto(TOP13_PATH);
      await expect.poll(() => shownTop13(page)).toEqual(inOrder([a, b]));
      await page.waitForTimeout(4000);
      await moveFirstDown(page);
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      await page.reload();
      await expect.poll(() => shownTop13(page)).toEqual(inOrder([b, a]));
      await expect(gripAt(page, 1)).toBeVisible();
    },
  );

async function fillUp(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await page.goto('/login');
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: 1 });
}

/** As browsers do that were told to keep nothing; the session is in the memory of the page's own storage. */
async function forbidStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    const refuseLater = () => Promise.reject(new DOMException('Denied', 'SecurityError'));
    IDBFactory.prototype.open = refuse;
    window.BroadcastChannel = new Proxy(BroadcastChannel, { construct: refuse });
    LockManager.prototype.request = refuseLater;
    CacheStorage.prototype.open = refuseLater;
    CacheStorage.prototype.delete = refuseLater;
    ServiceWorkerContainer.prototype.register = refuseLater;
  });
}
