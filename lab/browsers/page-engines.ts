import { chromium } from '@playwright/test';
import { browserFlags } from '../../e2e/support/browser.ts';
import { WINDOW, type BrowserWindow, type DrivenPage, type Engine } from './browser-window.ts';

const DRAG_STEPS = 10;

/** Chromium as it is installed, by the path of its program. */
export async function startChromium(executablePath: string): Promise<Engine> {
  const program = await chromium.launch({ executablePath, args: browserFlags });
  return toEngine(program, () => program.newContext({ viewport: WINDOW }));
}

/** Firefox as it is installed, by the path of its program. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  // Only the lab installs it.
  const { default: puppeteer } = await import('puppeteer-core');
  const options = { browser: 'firefox', headless: true, defaultViewport: WINDOW } as const;
  const program = await puppeteer.launch({ ...options, executablePath });
  return toEngine(program, () => program.createBrowserContext());
}

type Closing = { close(): Promise<void> };

/** A program whose windows are the pages of contexts that end with them. */
function toEngine(
  program: Closing,
  newContext: () => Promise<Closing & { newPage(): Promise<DrivenPage> }>,
): Engine {
  return {
    openWindow: async () => {
      const context = await newContext();
      return toWindow(await context.newPage(), () => context.close());
    },
    close: () => program.close(),
  };
}

/** A page as a window; `close` ends it with its profile. */
function toWindow(page: DrivenPage, close: () => Promise<void>): BrowserWindow {
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
    run: (work, ...args) =>
      page.evaluate(`(${String(work)})(...${JSON.stringify(args)})`) as Promise<ReturnType<typeof work>>,
    press: (key) => page.keyboard.press(key === 'Space' ? ' ' : key),
    type: (text) => page.keyboard.type(text),
    click: ({ x, y }) => page.mouse.click(x, y),
    drag: async (from, to) => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: DRAG_STEPS });
      await page.mouse.up();
    },
    close,
  };
}
