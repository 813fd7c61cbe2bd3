import { basename } from 'node:path';

/**
 * How long a test took, all its tries together, under the name of its suite and file.
 * @typedef {{ name: string, durationMs: number }} Timing
 */

/** The times of a Vitest report. @returns {Timing[]} */
export function vitestTimings(suite, { testResults }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${suite}, ${basename(name)}: ${fullName}`,
      durationMs: duration ?? 0,
    })),
  );
}

/** The times of a Playwright report, whose blocks of tests are nested. @returns {Timing[]} */
export function playwrightTimings({ suites = [] }, outer = []) {
  return suites.flatMap((suite) => {
    const path = [...outer, suite.title];
    const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
      tests.map(({ projectName, results }) => ({
        name: `${projectName}, ${path[0]}: ${[...path.slice(1), title].join(' ')}`,
        durationMs: results.reduce((sum, { duration }) => sum + duration, 0),
      })),
    );
    return [...own, ...playwrightTimings(suite, path)];
  });
}

/** The slowest tests of all suites as lines to read, the slowest first. Without timings there are none. */
export function describeSlowest(timings, count = 10) {
  if (timings.length === 0) return [];
  const slowest = timings.toSorted((a, b) => b.durationMs - a.durationMs).slice(0, count);
  const rows = slowest.map(
    ({ name, durationMs }) => `${(durationMs / 1000).toFixed(1).padStart(7)} s  ${name}`,
  );
  return ['The slowest tests:', ...rows];
}
