import { defineConfig, devices } from '@playwright/test';
import { browserFlags } from './support/browser.ts';

// Set by the global set-up before the first test; this file is read again by each worker.
const executablePath = process.env['E2E_BROWSER'];
const baseURL = process.env['E2E_URL'];
const isEverything = process.env['TEST_ALL'] === '1';
const output = new URL('../.cache/browser-tests', import.meta.url).pathname;

/**
 * The journeys of fans in a real browser. `npm test` makes the main ones once: on the desktop, or on the phone where its tag is
 * `@phone` (touch, the narrow menu); not the long ones (`@full`). `TEST_ALL=1` makes all on both.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: output,
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // For what would never end: a busy machine may take its time.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    ...(baseURL && { baseURL }),
    launchOptions: { args: browserFlags, ...(executablePath && { executablePath }) },
    locale: 'en-US',
    // The journeys without a network ask for it: a worker takes requests that others look at.
    serviceWorkers: 'block',
    // Painting what moves is most of a page's work; a test of motion asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      ...(!isEverything && { grepInvert: /@phone|@full/ }),
      use: { browserName: 'chromium', viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      ...(!isEverything && { grep: /@phone/, grepInvert: /@full/ }),
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
