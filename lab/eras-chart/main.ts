import { chromium, type CDPSession, type Page } from '@playwright/test';
import { seededRandom } from '@thirteen/artwork/random.ts';
import type { ListHistory } from '@thirteen/contract/history.ts';
import { dayNumberOf, isoOfDay } from '@thirteen/domain/history/kept-days.ts';
import { browserFlags, findBrowser } from '../../e2e/support/browser.ts';
import { addFan, beginWithSession } from '../../e2e/support/fan.ts';
import { startServer } from '../../e2e/support/server.ts';
import { listAllAlbums, saveTop13 } from '../../e2e/support/top13.ts';

const SLOW_DOWN = 4;
const DAYS = 400;
const SONGS = 13;
const ROUNDS = 15;
const WIDTHS = [1280, 1240] as const;
const SETTLE_MS = 250;

/** A Top 13 of which each day has another order: the most that a chart of it can hold. */
function busiestHistory(ids: readonly string[]): ListHistory {
  const random = seededRandom('a busy fan');
  const today = dayNumberOf(Date.now());
  const items = ids.map((_, index) => index);
  const states = Array.from({ length: DAYS }, (_, index) => {
    const day = isoOfDay(today - DAYS + 1 + index);
    const order = index === DAYS - 1 ? items : items.toSorted(() => random.next() - 0.5);
    return { since: day, until: day, items: [...order] };
  });
  return { kept: true, today: isoOfDay(today), ids: [...ids], states };
}

/** What the page's thread did while something happened, in milliseconds: scripts, styles, layout and painting. */
async function workOf(page: Page, session: CDPSession, happen: () => Promise<void>): Promise<number> {
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  const before = await read();
  await happen();
  await page.waitForTimeout(SETTLE_MS);
  return (await read()) - before;
}

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Options for My Top 13 through time' }).click();
  await page.getByRole('menuitem').first().waitFor();
  await page.waitForTimeout(SETTLE_MS);
  await page.getByRole('menuitem', { name }).evaluate((item: HTMLElement) => item.click());
}

/** Draws everything at another width, which every line must follow. */
async function redraws(page: Page, session: CDPSession): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    times.push(
      await workOf(page, session, () =>
        page.setViewportSize({ width: WIDTHS[round % 2] ?? WIDTHS[0], height: 800 }),
      ),
    );
  return times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
}

const server = await startServer();
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
try {
  const fan = await addFan(server.url);
  const songs = (await listAllAlbums(server.url)).flatMap((album) => album.songs).slice(0, SONGS);
  await saveTop13(server.url, fan, songs);
  const context = await browser.newContext({
    viewport: { width: WIDTHS[1], height: 800 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await beginWithSession(context, server.url, fan.session);
  const page = await context.newPage();
  const history = busiestHistory(songs.map(({ _id }) => _id));
  await page.route('**/api/history/top13', (route) => route.fulfill({ json: history }));
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(`${server.url}/user/my-eras`, { waitUntil: 'networkidle' });
  await page.getByRole('list', { name: 'My Top 13 through time' }).waitFor();
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  const withChart = await redraws(page, session);
  await choose(page, 'Show as table');
  await page.getByRole('table', { name: 'My Top 13 through time' }).waitFor();
  const withTable = await redraws(page, session);
  console.log(
    `${SONGS} songs × ${DAYS} days, a processor ${SLOW_DOWN} times slower, median of ${ROUNDS}, ms of the page's thread`,
  );
  console.log(`  the page drawn anew at another width, with its chart  ${withChart.toFixed(1)}`);
  console.log(`  the same with the table in its place                  ${withTable.toFixed(1)}`);
  console.log(
    `  the chart alone                                       ${(withChart - withTable).toFixed(1)}`,
  );
} finally {
  await browser.close();
  await server.stop();
}
