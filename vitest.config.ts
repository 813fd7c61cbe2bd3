import { defineConfig } from 'vitest/config';
import { catalogueConstants } from './apps/web/album-styles.ts';

// `npm run test:all` sets it: then both engines run everything, and long tests take their long form.
const isEverything = process.env['TEST_ALL'] === '1';

// Test files of a project share one process and its modules: to load the app anew for each costs more than its tests.
// The limits are for what never ends, far beyond what a busy machine takes.
const shared = {
  isolate: false,
  expect: { poll: { timeout: 60_000 } },
  testTimeout: 120_000,
  hookTimeout: 120_000,
};

const serverTests = { ...shared, include: ['apps/server/src/**/*.test.ts'] };

// What draws, makes sound, hashes or reads addresses knows no database, so one engine's run shows it.
const withoutDatabase = [
  'apps/server/src/platform/{files,workers}/**',
  'apps/server/src/drawing/**',
  'apps/server/src/platform/http/connections/{connections,networks,proxies}.test.ts',
  'apps/server/src/platform/{fair-queue,log-lines,log-options,security-log}.test.ts',
  'apps/server/src/platform/mail/{smtp,refused-address}.test.ts',
  'apps/server/src/features/account/passwords/passwords.test.ts',
  'apps/server/src/features/media/{preview-store,preview-workers}.test.ts',
  'apps/server/src/features/documents/{head-tags,page-code}.test.ts',
  'apps/server/src/{config,platform/db/{postgres/postgres-address,table-places},testing/statements/statements}.test.ts',
];

// What is the same code above the SQL, which other files show on PostgreSQL: `npm test` runs it on SQLite alone.
const sameOnBoth = [
  'apps/server/src/features/{about,contact,documents,media,report,sharing}/**',
  'apps/server/src/features/account/**/{account-events,account-secrets,admin,bounced-emails,hidden-fans,kept-accounts,login-floods,own-sessions,reset-password,second-factor,session-idle}.test.ts',
  'apps/server/src/features/catalogue/{added-era,added-song-numbers,media-links}.test.ts',
  'apps/server/src/features/match/song-hashes.test.ts',
  'apps/server/src/features/top13/top13-link.test.ts',
  'apps/server/src/platform/data-folder.test.ts',
  'apps/server/src/platform/http/**/{addresses,bodies,closing,connection-memory,forwarded-addresses,http,http-messages,refusals,request-turns}.test.ts',
  'apps/server/src/platform/metrics/metrics.test.ts',
  'apps/server/src/testing/{account-import,deletions}.test.ts',
  'apps/server/src/testing/crashes/clock-steps.test.ts',
];

/** The projects of `npm test`. The server's tests run twice, once on each database, where that can make a difference. */
export default defineConfig({
  test: {
    projects: [
      {
        define: catalogueConstants,
        test: {
          ...shared,
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/web/{*,src/**/*}.test.{ts,tsx}',
            '{scripts,lab}/**/*.test.mjs',
          ],
        },
      },
      { test: { ...serverTests, name: 'server-sqlite', env: { TEST_ENGINE: 'sqlite' } } },
      {
        test: {
          ...serverTests,
          name: 'server-postgres',
          exclude: isEverything ? withoutDatabase : [...withoutDatabase, ...sameOnBoth],
          env: { TEST_ENGINE: 'postgres' },
          globalSetup: ['apps/server/src/testing/databases/postgres.setup.ts'],
        },
      },
      // `npm run lab -- deployed`: what only nginx and PgBouncer can show.
      {
        test: {
          ...shared,
          name: 'deployed',
          include: ['lab/deployed/*.deployed.ts'],
        },
      },
    ],
  },
});
