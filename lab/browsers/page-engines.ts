import { chromium } from '@playwright/test';
import { browserFlags } from '../../e2e/support/browser.ts';
import { WINDOW, type BrowserWindow, type DrivenPage, type Engine } from './browser-window.ts';

const DRAG_STEPS = 10;

/** Chromium as it is installed, by the path of its program. */
export async function startChromium(executablePath: string): Promise<Engine> {
  const program = await chromium.launch({ executablePath, args: browserFlags });
  return {
    openWindow: async () => {
      const context = await program.newContext({ viewport: WINDOW });
      return toWindow(await context.newPage(), () => context.close());
    },
    close: () => program.close(),
  };
}

/** Firefox as it is installed, by the path of its program. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  // Only the lab installs it.
  const { default: puppeteer } = await import('puppeteer-core');
  const options = { browser: 'firefox', headless: true, defaultViewport: WINDOW } as const;
  const program = await puppeteer.launch({ ...options, executablePath });
  return {
    openWindow: async () => {
      const context = await program.createBrowserContext();
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
