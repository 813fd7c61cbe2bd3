import { defineConfig } from '@playwright/test';
import { engineNames } from './engines.ts';

/** The main journeys of a fan in every engine. Playwright runs the tests; what drives the browsers is in `engines.ts`. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: new URL('../../.cache/engine-tests', import.meta.url).pathname,
  globalSetup: './start-site.ts',
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: 'list',
  projects: engineNames.map((name) => ({ name })),
});
