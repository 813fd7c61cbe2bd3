import { readdir } from 'node:fs/promises';
import type { Page, Request } from '@playwright/test';
import { beginWithSession, addFan } from '../support/fan.ts';
import { expect, test } from '../support/journey.ts';

type Visit = {
  readonly path: string;
  readonly press?: RegExp;
  /** What else is done there. */
  readonly act?: (page: Page) => Promise<void>;
};

/** What loads all code of the site, a fan's pages first. */
const fanVisits: readonly Visit[] = [
  { path: '/user/userHome' },
  { path: '/user/top13list' },
  { path: '/user/rankings' },
  { path: '/user/rankings/lover' },
  { path: '/user/rankings/allAlbums' },
  { path: '/user/import' },
  { path: '/user/rankings/allSongs' },
  { path: '/user/rankings/byTrackNumber' },
  { path: '/user/erasTourBuilder' },
  { path: '/user/my-eras' },
  { path: '/user/userProfile' },
  { path: '/user/userExplorer' },
  { path: '/user/all-favorite-songs' },
  { path: '/user/account' },
  { path: '/user/account', press: /ZIP$/ },
  { path: '/user/rankings/lover', press: /^Take it along/ },
  {
    path: '/user/import',
    act: async (page) => {
      await page.getByRole('textbox').fill('willow');
      await page.getByRole('button', { name: 'Read it' }).click();
    },
  },
  { path: '/user/about' },
  { path: '/user/about', press: /^Open / },
  { path: '/user/contact' },
  { path: '/user/releaseNotes' },
  { path: '/user/licenses' },
  { path: '/user/accessibility' },
  { path: '/user/privacy' },
  { path: '/user/terms' },
  { path: '/user/imprint' },
  { path: '/user/nowhere' },
  { path: '/public-profile/thirteen' },
  { path: '/share-setlist/thirteen' },
  { path: '/share-setlist/thirteen', press: /^Download poster/ },
  { path: '/t13/0' },
  { path: '/match/0' },
  { path: '/top13/thirteen' },
  { path: '/loved' },
  { path: '/top13' },
  { path: '/sorter' },
  { path: '/sorter/none' },
  { path: '/confirm-email' },
  { path: '/reset-password' },
  { path: '/nowhere' },
];
const visitorVisits: readonly Visit[] = [
  // The worker is registered by code of its own, after the first screen.
  { path: '/', act: async (page) => void (await page.waitForRequest(/register-worker/)) },
  { path: '/login' },
  { path: '/signup' },
  { path: '/forgot-password' },
  {
    path: '/',
    // A visitor who was here before is greeted by code of its own.
    act: async (page) => {
      await page.evaluate(() => localStorage.setItem('sorter/', ''));
      await page.reload();
    },
  },
];

test(
  'a page stands whichever part of its code never comes',
  { tag: '@full' },
  async ({ page, context, baseURL, isMobile, allowConsoleErrors }) => {
    test.skip(isMobile, 'The code is the same for all windows.');
    test.setTimeout(240_000);
    allowConsoleErrors(/./);
    const tried = await filesOfDocument(page);
    const fallen: string[] = [];
    await tryWithoutEach(page, visitorVisits, { tried, fallen });
    const url = baseURL ?? '';
    await beginWithSession(context, url, (await addFan(url)).session);
    await tryWithoutEach(page, fanVisits, { tried, fallen });
    expect(fallen).toEqual([]);
    const built = await readdir(new URL('../../apps/web/dist/assets/', import.meta.url));
    const isCode = (file: string) => file.endsWith('.js');
    expect(built.filter((file) => isCode(file) && !tried.has(file))).toEqual([]);
  },
);

test('a link can be copied by hand when the network is gone, too', async ({
  page,
  context,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/ERR_INTERNET_DISCONNECTED/);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('refused')) },
    });
  });
  await page.goto('/share-setlist/thirteen');
  const copy = page.getByRole('button', { name: 'Copy link' });
  await expect(copy).toBeVisible();
  await context.setOffline(true);
  await copy.click();
  const dialog = page.getByRole('dialog', { name: 'Copy this link' });
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(/\/share-setlist\/thirteen$/);
});

type Tries = { readonly tried: Set<string>; readonly fallen: string[] };

/** Makes each visit once for each file of code that no visit before was made without. */
async function tryWithoutEach(page: Page, visits: readonly Visit[], { tried, fallen }: Tries): Promise<void> {
  for (const visit of visits) {
    const files = new Set<string>();
    const note = (request: Request) => files.add(codeFile(request.url()));
    page.on('request', note);
    await make(visit, page);
    await page.waitForLoadState('networkidle');
    page.off('request', note);
    for (const file of files) {
      if (file === '' || tried.has(file)) continue;
      tried.add(file);
      const fault = await faultWithout(page, visit, file);
      if (fault !== undefined) fallen.push(`${visit.path} without ${file}: ${fault}`);
    }
  }
}

/** What is wrong with a page whose code lacks this file; undefined where it stands. */
async function faultWithout(page: Page, visit: Visit, file: string): Promise<string | undefined> {
  const faults: string[] = [];
  const note = (error: Error) => faults.push(String(error));
  const pattern = `**/assets/${file}`;
  page.on('pageerror', note);
  await page.route(pattern, (route) => route.abort());
  const missed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(file));
  await make(visit, page);
  await missed;
  const words = page.locator('#root');
  await expect(words)
    .toHaveText(/\w{3}/, { useInnerText: true })
    .catch(() => faults.push('nothing is left'));
  await page.unroute(pattern);
  page.off('pageerror', note);
  return faults[0];
}

async function make({ path, press, act }: Visit, page: Page): Promise<void> {
  await page.goto(path);
  if (press) await page.getByRole('button', { name: press }).first().click();
  if (act) await act(page);
}

/** The code that comes with the document itself, without which there is no page that could stand. */
async function filesOfDocument(page: Page): Promise<Set<string>> {
  const response = await page.request.get('/login');
  return new Set((await response.text()).match(/(?<=\/assets\/)[\w.-]+\.js/g));
}

function codeFile(url: string): string {
  return /\/assets\/(?<file>[\w.-]+\.js)/.exec(url)?.groups?.['file'] ?? '';
}
