import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildWeb } from './ensure-web-built.mjs';
import { failedTestsOf, onlyTests, playwrightFailures, vitestFailures } from './failed-tests.mjs';
import { requireNode24 } from './node24.mjs';
import { cacheFolder, inRepository } from './repository.mjs';
import { runQuietly } from './run-child.mjs';
import { lookAgain } from './look-again.mjs';
import { playwrightTimings, vitestTimings } from './slowest-tests.mjs';

const REPORTS = join(cacheFolder, 'test-results');
// Each test file and each server that a test starts is a process that would compile the same sources anew.
const COMPILED_CODE = join(cacheFolder, 'compiled-code');
const TIME_LIMIT_MS = 25 * 60_000;

/** A Vitest project of `vitest.config.ts` as a suite. */
export function vitestSuite(project) {
  return {
    name: `${project} tests`,
    run: async () => {
      const read = readVitest(project);
      const findings = await runWithReport(project, read, vitestCommand(project));
      // A file that broke before its first test has no test to run again.
      if (!process.env.CI || findings.failedTests?.length !== findings.failed) return findings;
      return lookAgain(findings, () =>
        runWithReport(`${project}-again`, read, vitestCommand(project, ...onlyTests(findings.failedTests))),
      );
    },
  };
}

const vitestCommand =
  (project, ...args) =>
  (file) => ({
    program: inRepository('node_modules', 'vitest', 'vitest.mjs'),
    args: [
      'run',
      '--project',
      project,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...args,
    ],
  });

/** The web app built for production, as `npm start` builds it. */
export const buildSuite = {
  name: 'build',
  run: async () => countOne(await buildWeb()),
};

/** The size of what the build made, beside the smallest app of the same libraries. */
export const sizeSuite = {
  name: 'size budget',
  after: ['build'],
  verbose: true,
  run: async () => countOne(await runQuietly(requireNode24(), [inRepository('scripts', 'size-budget.mjs')])),
};

/** The journeys of `e2e/` in a real browser, on the built app. */
export const browserSuite = {
  name: 'browser tests',
  after: ['build'],
  run: async () => {
    const findings = await runWithReport('browser', readPlaywright, browserCommand());
    if (!process.env.CI) return findings;
    return lookAgain(findings, () =>
      runWithReport('browser-again', readPlaywright, browserCommand('--last-failed', '--workers=1')),
    );
  },
};

const browserCommand =
  (...args) =>
  (file) => ({
    program: inRepository('node_modules', '@playwright', 'test', 'cli.js'),
    args: ['test', '--config', inRepository('e2e', 'playwright.config.ts'), '--reporter=dot,json', ...args],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });

/** The main journeys of a fan in another engine, on the built app, where that is installed: `firefox`, `webkit`. */
export function engineSuite(engine) {
  return {
    name: `journeys in ${engine}`,
    after: ['build'],
    run: () =>
      runWithReport(engine, readEngine, (file) => ({
        program: inRepository('e2e', 'browsers', 'main.ts'),
        args: ['--engine', engine, '--quick', '--report', file],
      })),
  };
}

/** The short form of `npm run test:fuzz`: the server with its pages, on each database. */
export const fuzzSuite = {
  name: 'fuzzing',
  after: ['build'],
  run: () =>
    runWithReport('fuzzing', countFuzz, (file) => ({
      program: inRepository('apps', 'server', 'src', 'testing', 'fuzz', 'main.ts'),
      args: ['--short', '--report', file],
    })),
};

/** The quick form of `npm run test:faults`: real sites, and what may happen to one. */
export const faultSuite = {
  name: 'faults',
  run: () =>
    runWithReport('faults', countFaults, (file) => ({
      program: inRepository('apps', 'server', 'src', 'testing', 'faults', 'main.ts'),
      args: ['--quick', '--report', file],
    })),
};

const readVitest = (project) => (report) => ({
  ...countVitest(report),
  failures: vitestFailures(project, report),
  failedTests: failedTestsOf(report),
  timings: vitestTimings(project, report),
});
const readPlaywright = (report) => ({
  ...countPlaywright(report),
  failures: playwrightFailures(report),
  flaky: playwrightFailures(report, 'flaky'),
  timings: playwrightTimings(report),
});

const readEngine = (report) =>
  report.missing ? { passed: 0, failed: 0, notHere: report.missing } : readPlaywright(report);

async function runWithReport(name, read, command) {
  const file = join(REPORTS, `${name}.json`);
  await mkdir(REPORTS, { recursive: true });
  await rm(file, { force: true });

  const { program, args, env } = command(file);
  const ended = await runQuietly(requireNode24(), [program, ...args], {
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILED_CODE, ...env },
    timeLimitMs: TIME_LIMIT_MS,
  });
  const report = await readFile(file, 'utf8').then(JSON.parse, () => undefined);
  return { ...countReport(ended, report, read), stopped: ended.stopped };
}

/**
 * The numbers of a report, with one failure more for what no report shows: a suite that broke, ran out of time,
 * or failed outside its tests.
 */
export function countReport({ code, output, timedOut }, report, read) {
  const { failed, ...rest } = report ? read(report) : { passed: 0, failed: 0, skipped: 0 };
  const reason = timedOut ? '\nEnded, since it took too long.' : '';
  const isUnexplained = timedOut || (code !== 0 && failed === 0) || report === undefined;
  return { ...rest, failed: failed + (isUnexplained ? 1 : 0), output: output + reason };
}

/** Test files that broke before their first test count as a failure each. */
export function countVitest({ numPassedTests, numFailedTests, numPendingTests, testResults }) {
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length, skipped: numPendingTests };
}

/** A test that passed at its second try, which only a build machine gives, counts as passed and is printed as flaky. */
export function countPlaywright({ stats, errors }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

/** Each kind of request counts as a test on each database. */
const countFuzz = ({ passed, failed }) => ({ passed, failed, skipped: 0 });

/** Each fault counts as a test; one that can't be tried here is left out. */
const countFaults = ({ passed, failed, skipped }) => ({ passed, failed, skipped });

function countOne({ code, output, stopped }) {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output, stopped };
}
