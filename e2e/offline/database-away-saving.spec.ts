import { startSiteOnPostgres } from '../support/postgres-site.ts';
import { addFan, keepSession } from '../support/fan.ts';
import { expect } from '../support/journey.ts';
import {
  grip,
  inOrder,
  savedTop13,
  saveTop13,
  shownTop13,
  test,
  threeSongs,
  TOP13_PATH,
} from '../support/top13.ts';
import type { Page } from '@playwright/test';

/** Moves the song of a slot down by one, by keyboard. */
async function moveDown(page: Page, slot: number): Promise<void> {
  await grip(page, slot).focus();
  for (const press of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(press);
}

// `npm run lab -- faults` kills PostgreSQL again and again, without a browser.
test(
  'what is saved while PostgreSQL is away waits in the browser and arrives when it is back',
  { tag: '@full' },
  async ({ page, context, allowConsoleErrors }) => {
    allowConsoleErrors(/503|Failed to load resource/);
    test.slow();
    const site = await startSiteOnPostgres();
    try {
      const fan = await addFan(site.url);
      await keepSession(context, site.url, fan.session);
      const [a, b, c] = await threeSongs(site.url);
      await saveTop13(site.url, fan, [a, b, c]);
      await page.goto(site.url + TOP13_PATH);
      await expect.poll(() => shownTop13(page)).toEqual(inOrder([a, b, c]));

      const refused = page.waitForResponse((response) => response.status() === 503);
      await site.postgres.kill();
      await moveDown(page, 1);
      await refused;
      await moveDown(page, 2);
      await expect.poll(() => shownTop13(page)).toEqual(inOrder([b, c, a]));
      await site.postgres.start();
      await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 30_000 });
      expect(await savedTop13(site.url, fan)).toEqual(inOrder([b, c, a]));
    } finally {
      await site.stop();
    }
  },
);
