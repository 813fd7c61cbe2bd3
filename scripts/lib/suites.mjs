import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findMissingPrograms, withSystemPath } from '../../lab/deployed/programs.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { buildWeb } from './ensure-web-built.mjs';
import { requireNode24 } from './node24.mjs';
import { cacheFolder, inRepository, lab } from './repository.mjs';
import { runQuietly } from './run-child.mjs';
import { oldestBrowsers, staticChecks } from './static-checks.mjs';
import { findingsOf, findingsOfOne, readCounts, readPlaywright, readVitest } from './test-results.mjs';

const REPORTS = join(cacheFolder, 'test-results');
// Each test file and each server that a test starts is a process that would compile the same sources anew.
const COMPILED_CODE = join(cacheFolder, 'compiled-code');
const TIME_LIMIT_MS = 60 * 60_000;
/** With it `vitest.config.ts`, the tests and the journeys leave nothing out and make their long forms. */
const EVERYTHING = { TEST_ALL: '1' };

const VITEST = inRepository('node_modules', 'vitest', 'vitest.mjs');
const PLAYWRIGHT = inRepository('node_modules', '@playwright', 'test', 'cli.js');
const FUZZ = inRepository('lab', 'fuzz', 'main.ts');
const FAULTS = inRepository('lab', 'faults', 'main.ts');

/** The web app built for production, as `npm start` builds it. */
const build = { name: 'build', run: async () => findingsOfOne(await buildWeb()) };

/** The size of what the build made, beside the smallest app of the same libraries. */
const sizes = {
  name: 'size budget',
  after: ['build'],
  verbose: true,
  run: () => runProgram(inRepository('lab', 'size', 'main.mjs'), []),
};

/** What a contributor waits for, the longest first, so that the rest runs beside it. */
export const quickSuites = [
  build,
  journeys(),
  ...staticChecks,
  vitest('server-sqlite'),
  vitest('server-postgres'),
  vitest('unit'),
  counting('faults', FAULTS, ['--quick']),
  { ...counting('fuzzing', FUZZ, ['--short']), after: ['build'] },
  sizes,
];

/** Everything, in parts that can be run alone. */
export const parts = {
  checks: [...staticChecks, oldestBrowsers, build, sizes],
  rules: [vitest('unit', EVERYTHING)],
  server: [vitest('server-sqlite', EVERYTHING), vitest('server-postgres', EVERYTHING)],
  journeys: [build, journeys(EVERYTHING)],
  browsers: [build, engine('firefox'), engine('webkit')],
  fuzzing: [build, { ...counting('fuzzing', FUZZ, []), after: ['build'] }],
  faults: [counting('faults', FAULTS, [])],
  kills: [build, kills()],
  deployed: [build, deployed()],
};

/** A project of `vitest.config.ts`. */
function vitest(name, env) {
  const args = [VITEST, 'run', '--project', name, '--reporter=minimal', '--reporter=json'];
  const run = () =>
    runWithReport(name, readVitest, (file) => ({ args: [...args, `--outputFile.json=${file}`], env }));
  return { name, run };
}

/** The journeys of `e2e/` in a real browser, on the built app. */
function journeys(env) {
  const name = 'journeys';
  const args = [PLAYWRIGHT, 'test', '--config', inRepository('e2e', 'playwright.config.ts')];
  const run = () =>
    runWithReport(name, readPlaywright, (file) => ({
      args: [...args, '--reporter=dot,json'],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...env },
    }));
  return { name, after: ['build'], run };
}

/** The main journeys of a fan in another engine, on the built app, where that is installed. */
function engine(name) {
  const main = inRepository('lab', 'browsers', 'main.ts');
  const read = (report) => (report.missing ? readCounts(report) : readPlaywright(report));
  const run = async () => {
    await ensureInstalled(lab);
    return runWithReport(name, read, (file) => ({ args: [main, '--engine', name, '--report', file] }));
  };
  return { name: `journeys in ${name}`, after: ['build'], run };
}

/** A program that counts by itself. */
function counting(name, program, options) {
  const run = () =>
    runWithReport(name, readCounts, (file) => ({ args: [program, ...options, '--report', file] }));
  return { name, run };
}

/** Rounds of a server that is killed around an edit, in every engine. */
function kills() {
  const main = inRepository('lab', 'browsers', 'main.ts');
  const run = async () => {
    await ensureInstalled(lab);
    return runProgram(main, ['--kills']);
  };
  return { name: 'kills', after: ['build'], verbose: true, run };
}

/** What only nginx and PgBouncer can show. */
function deployed() {
  const { run } = vitest('deployed', withSystemPath());
  return {
    name: 'deployed',
    after: ['build'],
    run: async () => {
      const missing = findMissingPrograms();
      return missing ? { passed: 0, failed: 0, notHere: missing, output: '' } : run();
    },
  };
}

async function runProgram(program, args) {
  return findingsOfOne(await runNode([program, ...args]));
}

async function runWithReport(name, read, command) {
  const file = join(REPORTS, `${name.replaceAll(' ', '-')}.json`);
  await mkdir(REPORTS, { recursive: true });
  await rm(file, { force: true });
  const { args, env } = command(file);
  const ended = await runNode(args, env);
  const report = await readFile(file, 'utf8').then(JSON.parse, () => undefined);
  return findingsOf(ended, report, read);
}

function runNode(args, env) {
  return runQuietly(requireNode24(), args, {
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILED_CODE, ...env },
    timeLimitMs: TIME_LIMIT_MS,
  });
}
