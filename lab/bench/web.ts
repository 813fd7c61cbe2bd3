import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser, type Page } from '@playwright/test';
import { addFan, type TestFan } from '../../apps/server/src/testing/fan.ts';
import { browserFlags, findBrowser } from '../../e2e/support/browser.ts';
import { beginWithSession } from '../../e2e/support/fan.ts';
import { gripAt } from '../../e2e/support/rankings.ts';
import { middleOf } from '../../e2e/support/top13.ts';
import { fingerOn, mouseOn } from '../../e2e/support/touch.ts';
import { median, percentile, printMachine, printTable } from './report.ts';
import { inFolder, startThirteen } from './servers.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const SLOW_DOWN = 4;
const SETTLE_MS = 700;
const FRAME_MS = 16;

/** On a desktop so high that a drag over 29 rows comes near no edge, and on a phone with autoscroll over 59. */
const DRAGS = [
  { name: 'All Songs, desktop, row 1 to 30', width: 1280, height: 2600, isPhone: false, target: 30 },
  { name: 'All Songs, phone, row 1 to 60', width: 390, height: 844, isPhone: true, target: 60 },
];
type Drag = (typeof DRAGS)[number];

/** The screen of all songs, of a fan who has just signed up, on a processor slowed four times. Prints medians of interleaved rounds. */
export async function run(): Promise<void> {
  await inFolder(async (folder) => {
    const server = await startThirteen(folder);
    const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
    try {
      const fan = await addFan(server.origin);
      const costs = DRAGS.map((drag) => ({ drag, of: [] as Cost[] }));
      for (let round = 0; round < ROUNDS; round += 1)
        for (const { drag, of } of costs) of.push(await measure(browser, server.origin, { fan, drag }));
      const rows = costs.map(({ drag, of }) => [
        drag.name,
        ...(['frameP95Ms', 'longestTaskMs', 'openingMs'] as const).map((key) =>
          median(of.map((cost) => cost[key])).toFixed(0),
        ),
      ]);
      printMachine(`${ROUNDS} rounds`);
      printTable('Drags, 4× slowed CPU', ['', 'frame p95 ms', 'longest task ms', 'opening ms'], rows);
    } finally {
      await browser.close();
      await server.stop();
    }
  });
}

/** What a drag cost: tasks are of 50 ms or more; opening is main-thread work until the page was quiet. */
type Cost = Readonly<Record<'frameP95Ms' | 'longestTaskMs' | 'openingMs', number>>;

/** Opens the screen, drags the first row and measures. Throws if the row landed elsewhere. */
async function measure(
  browser: Browser,
  origin: string,
  { fan, drag }: { readonly fan: TestFan; readonly drag: Drag },
): Promise<Cost> {
  const { width, height, isPhone, target } = drag;
  const viewport = { width, height };
  const context = await browser.newContext({ viewport, isMobile: isPhone, hasTouch: isPhone });
  try {
    await beginWithSession(context, origin, fan.session);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    await session.send('Performance.enable');
    await page.goto(`${origin}/user/rankings/allSongs`, { waitUntil: 'networkidle' });
    await wait(SETTLE_MS);
    const { metrics } = await session.send('Performance.getMetrics');
    const openingMs = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;

    const rank = page.locator('[aria-label^="Rank of "]');
    const label = await rank.first().getAttribute('aria-label');
    await page.evaluate(startRecording);
    await dragFirst(page, drag);
    await wait(SETTLE_MS);
    const { frames, tasks } = await page.evaluate(stopRecording);
    const landed = Number(await page.getByLabel(label ?? '', { exact: true }).inputValue());
    // A list that scrolls may go on for a few.
    if (Math.abs(landed - target) > 4) throw new Error(`${drag.name}: landed at ${landed}`);
    return { frameP95Ms: percentile(frames, 0.95), longestTaskMs: Math.max(0, ...tasks), openingMs };
  } finally {
    await context.close();
  }
}

/** Drags the first row to row `target`; where that is out of view, by resting at the foot of the window until it comes. */
async function dragFirst(page: Page, { height, isPhone, target }: Drag): Promise<void> {
  const start = await middleOf(gripAt(page, 1));
  const pointer = isPhone ? await fingerOn(page) : mouseOn(page);
  const row = page
    .locator('li')
    .filter({ has: page.locator('[aria-label^="Rank of "]') })
    .nth(target - 1);
  const rowY = async () => {
    const box = await row.boundingBox();
    return box ? box.y + box.height / 2 : Number.POSITIVE_INFINITY;
  };
  await pointer.press(start);
  if (isPhone) await page.locator('[data-lifting="dragged"]').waitFor();
  if ((await rowY()) > height) {
    const foot = { x: start.x, y: height - 30 };
    await pointer.moveTo(foot);
    while ((await rowY()) > foot.y) await wait(FRAME_MS);
    // Away from the edges, so that the list stands still; a slowed page may still be scrolling.
    await pointer.moveTo({ x: start.x, y: height / 2 });
    await wait(SETTLE_MS);
  }
  await pointer.moveTo({ x: start.x, y: (await rowY()) + 4 });
  await wait(SETTLE_MS);
  await pointer.lift();
}

type Recording = { frames: number[]; tasks: number[]; isOn: boolean };

// These two run in the page.
function startRecording(): void {
  const recording: Recording = { frames: [], tasks: [], isOn: true };
  Object.assign(window, { recording });
  new PerformanceObserver((list) => {
    recording.tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
  let before = performance.now();
  const frame = (now: number) => {
    recording.frames.push(now - before);
    before = now;
    if (recording.isOn) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

function stopRecording(): Recording {
  const { recording } = window as unknown as { recording: Recording };
  recording.isOn = false;
  return recording;
}
