import type { Page } from '@playwright/test';
import { pages } from '@thirteen/contract/pages/pages.ts';
import { expect, test } from '../support/journey.ts';
import { inBothLooks, sidewaysScroll } from '../support/screen.ts';

/** Where an address names something, one that names nothing has the barest screen. */
const NAMED = /:\w+/g;
const screens = [
  ...Object.values(pages).map(({ path }) => path.replaceAll(NAMED, 'nobody-has-this')),
  '/nowhere',
  '/user/nowhere',
];

/**
 * Tells the page that it is an installed app, which has no buttons of the browser's. Chromium's own emulation of media knows
 * no display mode, and only scripts of the site ask for it.
 */
async function install(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) => (query.includes('display-mode: standalone') ? ask('all') : ask(query));
  });
}

test(
  'in the installed app every screen has its own way to another, and the session outlives a restart',
  { tag: '@full' },
  async ({ fanPage: page, allowConsoleErrors }) => {
    allowConsoleErrors(/Failed to load resource/);
    await install(page);
    for (const path of screens) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
      expect(await page.evaluate(() => matchMedia('(display-mode: standalone)').matches)).toBe(true);
      const ways = await page
        .getByRole('link')
        .and(page.locator('a[href^="/"]:visible'))
        .evaluateAll((links) =>
          links.map((link) => link.getAttribute('href')).filter((href) => href !== location.pathname),
        );
      expect(ways, path).not.toEqual([]);
    }
    expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
  },
);

test(
  'each shortcut of the installed app leads to its screen',
  { tag: '@full' },
  async ({ fanPage: page }) => {
    await install(page);
    const manifest = (await (await page.request.get('/manifest.webmanifest')).json()) as {
      readonly shortcuts: readonly { readonly url: string }[];
    };
    for (const { url } of manifest.shortcuts) {
      await page.goto(url);
      await expect(page).toHaveURL(url);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  },
);

for (const { width, height, text } of [
  { width: 320, height: 640, text: 16 },
  { width: 390, height: 844, text: 32 },
  { width: 1280, height: 800, text: 16 },
])
  test(
    `at ${width} px with text of ${text} px the sign of a lost network covers no heading and no control`,
    { tag: '@full' },
    async ({ fanPage: page, context, allowConsoleErrors, expectNoAxeViolations }) => {
      allowConsoleErrors(/ERR_INTERNET_DISCONNECTED/);
      await page.setViewportSize({ width, height });
      await page.addInitScript((size) => {
        document.addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = `${size}px`;
        });
      }, text);
      for (const path of ['/user/about', '/user/top13list', '/user/rankings/allSongs']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await context.setOffline(true);
        const sign = page.getByText(/^Offline\./);
        await expect(sign).toBeVisible();
        expect(await coveredBy(page), path).toEqual([]);
        await page.evaluate(() => scrollTo(0, 400));
        expect(await coveredBy(page), `${path}, scrolled`).toEqual([]);
        // The header stays, and leads up to the sign.
        await expect(sign).not.toBeInViewport();
        const mark = page.getByRole('banner').getByRole('button', { name: /^Offline\./ });
        await expect(mark).toBeInViewport({ ratio: 1 });
        expect(await sidewaysScroll(page), path).toBe(0);
        await mark.click();
        await expect(sign).toBeInViewport();
        await inBothLooks(page, expectNoAxeViolations);
        await context.setOffline(false);
        await expect(sign).toHaveCount(0);
      }
    },
  );

/** The headings and controls of the main area in sight over which the sign lies. */
function coveredBy(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const sign = [...document.querySelectorAll('[data-state="offline"]')][0]?.getBoundingClientRect();
    if (!sign) return ['no sign'];
    return [...document.querySelectorAll('main :is(h1, h2, h3, button, a, input, select)')].flatMap(
      (part) => {
        const box = part.getBoundingClientRect();
        const isApart =
          box.width === 0 ||
          box.bottom <= sign.top + 1 ||
          box.top >= sign.bottom - 1 ||
          box.right <= sign.left ||
          box.left >= sign.right;
        return isApart ? [] : [part.textContent];
      },
    );
  });
}
