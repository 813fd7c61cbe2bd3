import { defineConfig, devices } from '@playwright/test';
import { browserFlags } from './support/browser.ts';

// Set by the global set-up before the first test; this file is read again by each worker.
const executablePath = process.env['E2E_BROWSER'];
const baseURL = process.env['E2E_URL'];
// Its machine may be slow, and nobody waits for a test that is going to fail.
const isBuild = Boolean(process.env['CI']);
const output = new URL('../.cache/browser-tests', import.meta.url).pathname;

/** The journeys of fans in a real browser, on a desktop and on a phone. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: output,
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // Where a build waits for the outcome, a hiccup of the machine gets a second look; it is reported as flaky.
  retries: isBuild ? 1 : 0,
  timeout: isBuild ? 60_000 : 30_000,
  expect: { timeout: isBuild ? 15_000 : 7000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    ...(baseURL && { baseURL }),
    launchOptions: { args: browserFlags, ...(executablePath && { executablePath }) },
    locale: 'en-US',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: { browserName: 'chromium', viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      // What the server writes for crawlers, what becomes of a save and how a session ends are the same for all sizes.
      testIgnore:
        /(?:head-tags|saving|session|contact|compare|toasts|keyboard|new-album|new-site|tour)\.spec\.ts$/,
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        // Nothing here looks at single pixels, and a phone's seven times as many would be painted by the processor.
        deviceScaleFactor: 1,
        isMobile: true,
        hasTouch: true,
      },
    },
  ],
});
