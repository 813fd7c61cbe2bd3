import { basename } from 'node:path';

/**
 * What a suite found: how many tests passed, failed and were left out, the names of those that failed, how long each took
 * where that is known, and what a person may want to read. `notHere` says what has to be installed before it can run.
 * @typedef {{ name: string, durationMs: number }} Timing
 * @typedef {{ passed: number, failed: number, skipped?: number, notHere?: string, failures?: string[], timings?: Timing[], output: string, stopped?: boolean }} Findings
 */

/** Reads the report of Vitest. A file that broke before its first test is a test that failed. */
export function readVitest({ testResults }) {
  return sumUp(
    testResults.flatMap(({ name, status, assertionResults }) => {
      const file = basename(name);
      const tests = assertionResults.map(({ fullName, status: state, duration }) => ({
        name: `${file}: ${fullName}`,
        state: state === 'passed' || state === 'failed' ? state : 'skipped',
        durationMs: duration ?? 0,
      }));
      const isBroken = status === 'failed' && !tests.some(({ state }) => state === 'failed');
      return isBroken ? [...tests, { name: file, state: 'failed', durationMs: 0 }] : tests;
    }),
  );
}

/** Reads the report of Playwright. A test that passed at a second try has failed: nothing here asks for one. */
export function readPlaywright({ suites = [], errors = [] }) {
  const states = { expected: 'passed', skipped: 'skipped' };
  const testsIn = (suite, path) => [
    ...(suite.specs ?? []).flatMap(({ title, tests }) =>
      tests.map(({ projectName, status, results }) => ({
        name: `${projectName}, ${path[0]}: ${[...path.slice(1), title].join(' ')}`,
        state: states[status] ?? 'failed',
        durationMs: results.reduce((sum, { duration }) => sum + duration, 0),
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => testsIn(inner, [...path, inner.title])),
  ];
  const outside = errors.map(({ message }) => ({ name: message, state: 'failed', durationMs: 0 }));
  return sumUp([...suites.flatMap((suite) => testsIn(suite, [suite.title])), ...outside]);
}

/** Reads what fuzzing and faults count, or what is missing for them. */
export function readCounts({ passed = 0, failed = 0, skipped = 0, missing }) {
  return { passed, failed, skipped, notHere: missing };
}

/**
 * What a command found, by the report that it left, with one failure more for what no report shows: it broke, ran out of
 * time, or failed outside its tests.
 * @returns {Findings}
 */
export function findingsOf({ code, output, timedOut, stopped }, report, read) {
  const found = report === undefined ? { passed: 0, failed: 0 } : read(report);
  const unexplained = timedOut
    ? 'took too long, and was ended'
    : report === undefined
      ? 'left no report'
      : code !== 0 && found.failed === 0 && `ended with ${code}`;
  if (!unexplained) return { ...found, output, stopped };
  const failures = [...(found.failures ?? []), unexplained];
  return { ...found, failed: found.failed + 1, failures, output, stopped };
}

/** What a command without a report found: it is one test. @returns {Findings} */
export function findingsOfOne({ code, output, timedOut, stopped }) {
  const isFine = code === 0 && !timedOut;
  return { passed: isFine ? 1 : 0, failed: isFine ? 0 : 1, output, stopped };
}

function sumUp(tests) {
  const count = (wanted) => tests.filter(({ state }) => state === wanted).length;
  return {
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('skipped'),
    failures: tests.filter(({ state }) => state === 'failed').map(({ name }) => name),
    timings: tests.map(({ name, durationMs }) => ({ name, durationMs })),
  };
}
