/** The folder whose sources are changed, and whose tests must notice; set by `npm run lab -- mutation`. */
const part = process.env.MUTATED_PART;

/** The options of Stryker for one part. */
export default {
  mutate: [`${part}/**/*.ts`, `!${part}/**/*.test.ts`],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'lab/mutation/vitest.config.ts', related: false },
  concurrency: 2,
  // On a busy machine a slow run must not pass for a mutant that never ends.
  timeoutMS: 20_000,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowEmojis: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
  // The sources are copied to where mutants run; packages are reached by a link to node_modules.
  ignorePatterns: ['/*', '!/apps', '/apps/*', '!/apps/web', '!/packages', '!/lab', '!/*.json'],
  tempDirName: '.cache/mutation',
  allowConsoleColors: false,
};
