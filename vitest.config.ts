import { defineConfig } from 'vitest/config';
import { eraConstants } from './apps/web/album-styles.ts';

// Test files of a project share one process and its modules: to load the app anew for each costs more than its tests.
const shared = {
  isolate: false,
  // What is waited for comes at once on a quiet machine. The library's second is too little on a busy one.
  expect: { poll: { timeout: 10_000 } },
};

const serverTests = {
  ...shared,
  include: ['apps/server/src/**/*.test.ts'],
  testTimeout: 20_000,
  hookTimeout: 60_000,
  // These start processes and kill them; where a build waits for the outcome, a hiccup of the machine gets a second look.
  retry: process.env['CI'] ? 1 : 0,
};

// What draws, makes sound, hashes or reads addresses knows no database, so one engine's run shows it.
const withoutDatabase = [
  'apps/server/src/platform/{files,workers,pictures}/**',
  'apps/server/src/wiring/workers.test.ts',
  'apps/server/src/features/sharing/posters/**',
  'apps/server/src/testing/balancer.test.ts',
  'apps/server/src/platform/http/{connections,networks,proxies}.test.ts',
  'apps/server/src/platform/{fair-queue,log-lines,log-options,security-log}.test.ts',
  'apps/server/src/platform/mail/{smtp,refused-address}.test.ts',
  'apps/server/src/features/account/passwords.test.ts',
  'apps/server/src/features/media/preview-store.test.ts',
  'apps/server/src/features/pages/{head-tags,page-code}.test.ts',
  'apps/server/src/{config,platform/db/postgres-address}.test.ts',
];

/** The suites of `npm test`. The server's tests run twice, once on each database, where one has a part in them. */
export default defineConfig({
  test: {
    projects: [
      {
        define: eraConstants,
        test: {
          ...shared,
          name: 'unit',
          // Far more than any needs; a busy machine takes its time.
          testTimeout: 20_000,
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
          exclude: withoutDatabase,
          env: { TEST_ENGINE: 'postgres' },
          globalSetup: ['apps/server/src/testing/postgres.setup.ts'],
        },
      },
      // `npm run test:cluster`: what only nginx and PgBouncer can show.
      {
        test: {
          ...shared,
          name: 'deployed',
          include: ['apps/server/src/testing/deployed/*.deployed.ts'],
          testTimeout: 20_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
