import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** What a drag cost the page, in milliseconds. */
export type DragCost = {
  readonly frameP95Ms: number;
  /** The longest piece of uninterrupted work of 50 ms or more; 0 when there was none. */
  readonly longestTaskMs: number;
  /** Main-thread work from the request of the page until it was quiet. */
  readonly openingMs: number;
};

/** One drag to measure. It presses, moves and lets go, and answers where the dragged row should have landed. */
export type Drag = (page: Page, session: CDPSession) => Promise<number>;

type Setting = { readonly width: number; readonly height: number; readonly isPhone: boolean };

/** A page with a list whose rows have a handle and show their rank. */
export type Screen = {
  readonly url: string;
  readonly setting: Setting;
  readonly drag: Drag;
  /** What the browser must know before it opens the page. */
  readonly prepare?: (context: BrowserContext) => Promise<void>;
};

const SLOW_DOWN = 4;
const SETTLE_MS = 700;

/** Opens an address on a slowed processor, drags the first row and measures. Throws if the row landed elsewhere. */
export async function measureDrag(browser: Browser, screen: Screen): Promise<DragCost> {
  const { url, setting, drag, prepare } = screen;
  const { width, height, isPhone } = setting;
  const context = await browser.newContext({
    viewport: { width, height },
    isMobile: isPhone,
    hasTouch: isPhone,
  });
  try {
    await prepare?.(context);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    await session.send('Performance.enable');
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(SETTLE_MS);
    const openingMs = (await readTaskSeconds(session)) * 1000;

    const rankOfFirst = page.locator(await findRankField(page));
    await page.evaluate(startRecording);
    const position = await drag(page, session);
    await page.waitForTimeout(SETTLE_MS);
    const { frames, tasks } = await page.evaluate(stopRecording);
    const landed = await rankOfFirst.inputValue();
    // Libraries differ in what they hold to be over a row, and a list that scrolls may go on for a few.
    if (Math.abs(Number(landed) - position) > 4)
      throw new Error(`${url}: landed at ${landed}, not at ${position}`);
    return { frameP95Ms: percentile(frames, 0.95), longestTaskMs: Math.max(0, ...tasks), openingMs };
  } finally {
    await context.close();
  }
}

/** The way to the first row's rank, which also leads there after the row has moved. */
async function findRankField(page: Page): Promise<string> {
  const label = await page.locator('[aria-label^="Rank of "]').first().getAttribute('aria-label');
  return `[aria-label=${JSON.stringify(label)}]`;
}

async function readTaskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}

function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
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
