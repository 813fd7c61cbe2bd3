import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { addAlbum, getAlbum } from '@thirteen/contract/catalogue.ts';
import showgirl from '../../packages/catalogue/extra/the-life-of-a-showgirl.json' with { type: 'json' };
import { shelfRankings } from '../support/catalogue.ts';
import { addFan, keepSession, type Fan } from '../support/fan.ts';
import { expect, test } from '../support/journey.ts';
import { expectTitles, moveByKeys, RANKINGS_PATH, savedTitles } from '../support/rankings.ts';
import { startServer, type TestServer } from '../support/server.ts';

const ADMIN = new URL('../../apps/server/scripts/admin.ts', import.meta.url).pathname;
const SHOWGIRL = new URL('../../packages/catalogue/extra/the-life-of-a-showgirl.json', import.meta.url)
  .pathname;
const TITLE = 'Neon Orchard';

/** Does what the operator does beside the server. */
async function runAdmin(server: TestServer, ...args: string[]): Promise<void> {
  await promisify(execFile)(process.execPath, [ADMIN, ...args], {
    env: { PATH: process.env['PATH'], DATA_DIR: server.dataFolder },
  });
}

/** A color as browsers tell it. */
function toRgb(color: string): string {
  const parts = [1, 3, 5].map((from) => Number.parseInt(color.slice(from, from + 2), 16));
  return `rgb(${parts.join(', ')})`;
}

/** Adds an album of two songs, as the operator of a site does. */
async function addNewAlbum(server: TestServer, fan: Fan): Promise<void> {
  await runAdmin(server, 'grant', 'catalogue', fan.username);
  const response = await fetch(server.url + addAlbum.path, {
    method: addAlbum.method,
    headers: { authorization: `Bearer ${fan.session.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      title: TITLE,
      releaseDate: '2025-01-31',
      songs: [
        { title: 'Paper Lanterns', track: 1 },
        { title: 'Second Frost', track: 2 },
      ],
    }),
  });
  expect(response.status).toBe(201);
}

test(
  'an album that is added to the catalogue stands on the shelf and can be ranked',
  { tag: '@full' },
  async ({ page, context }) => {
    test.slow();
    const server = await startServer();
    try {
      const fan = await addFan(server.url);
      await keepSession(context, server.url, fan.session);
      await addNewAlbum(server, fan);
      await runAdmin(server, 'add-album', SHOWGIRL);
      // Within a second of the command.
      const address = server.url + getAlbum.path.replace(':title', showgirl.slug);
      await expect.poll(async () => (await fetch(address)).status).toBe(200);

      await page.goto(server.url + RANKINGS_PATH);
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(shelfRankings + 2);
      await page.getByRole('link', { name: TITLE }).click();
      await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
      await expect(page.getByText('Released: January 31st, 2025')).toBeVisible();
      await expectTitles(page, ['Paper Lanterns', 'Second Frost']);
      await moveByKeys(page, 2, 'ArrowUp');
      await expect
        .poll(() => savedTitles(server.url, fan, 'neonOrchard'))
        .toEqual(['Second Frost', 'Paper Lanterns']);

      const reloaded = await page.reload();
      expect(reloaded?.status()).toBe(200);
      await expectTitles(page, ['Second Frost', 'Paper Lanterns']);

      await page.goto(`${server.url}${RANKINGS_PATH}/${showgirl.slug}`);
      await expect(page.getByRole('heading', { level: 1, name: showgirl.title })).toBeVisible();
      await expect(page.locator('body')).toHaveCSS('background-color', toRgb(showgirl.colors.light.bg));
      await page.goto(`${server.url}/user/userProfile`);
      await page.getByLabel('Choose your profile theme:').selectOption(showgirl.era);
      await expect(page.locator('body')).toHaveAttribute('data-era', showgirl.slug);
      await expect(page.getByText('Theme updated successfully!')).toBeVisible();
    } finally {
      await server.stop();
    }
  },
);
