import { defineConfig } from 'vitest/config';

// Test files of a project share one process and its modules: to load the app anew for each costs more than its tests.
const shared = { isolate: false };

const serverTests = {
  ...shared,
  include: ['apps/server/src/**/*.test.ts'],
  testTimeout: 20_000,
  hookTimeout: 60_000,
  // These start processes and kill them; where a build waits for the outcome, a hiccup of the machine gets a second look.
  retry: process.env['CI'] ? 1 : 0,
};

/** The suites of `npm test`. The server's tests run twice, once on each database. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/web/{*,src/**/*}.test.{ts,tsx}',
            'scripts/**/*.test.mjs',
          ],
        },
      },
      { test: { ...serverTests, name: 'server-sqlite', env: { TEST_ENGINE: 'sqlite' } } },
      {
        test: {
          ...serverTests,
          name: 'server-postgres',
          env: { TEST_ENGINE: 'postgres' },
          globalSetup: ['apps/server/src/testing/postgres.setup.ts'],
        },
      },
    ],
  },
});
