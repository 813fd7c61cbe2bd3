import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { browserFlags } from '../support/browser.ts';
import { WINDOW, type BrowserWindow, type Engine } from './browser-window.ts';

const DRAG_STEPS = 10;

/** Chromium or Firefox as it is installed, by the path of its program. */
export async function startByPuppeteer(
  browser: 'chrome' | 'firefox',
  executablePath: string,
): Promise<Engine> {
  const program = await puppeteer.launch({
    browser,
    executablePath,
    headless: true,
    defaultViewport: WINDOW,
    ...(browser === 'chrome' && { args: browserFlags }),
  });
  return { openWindow: () => openWindow(program), close: () => program.close() };
}

async function openWindow(program: Browser): Promise<BrowserWindow> {
  const context = await program.createBrowserContext();
  return toWindow(await context.newPage(), () => context.close());
}

function toWindow(page: Page, close: () => Promise<void>): BrowserWindow {
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
