import { Refusal, STOPPED } from './command.mjs';

/**
 * A suite starts when those named in `after` have ended. With `verbose` its output is printed also when it passed.
 * @typedef {import('./test-results.mjs').Findings} Findings
 * @typedef {{ name: string, after?: string[], verbose?: boolean, run: () => Promise<Findings> }} Suite
 */

/**
 * Runs suites side by side, at most `atOnce`, and prints a line for each, with its output when it failed.
 * Resolves with the sums, the failures and the timings over all. A suite that broke, ran nothing, or waited for one that
 * failed is one failure.
 * @param {Suite[]} suites
 */
export async function runSuites(suites, { atOnce, print = console.log }) {
  const waiting = [...suites];
  const running = new Map();
  const ended = new Map();

  while (waiting.length + running.size > 0) {
    const ready = waiting.filter(({ after = [] }) => after.every((name) => ended.has(name)));
    for (const suite of ready.slice(0, atOnce - running.size)) {
      waiting.splice(waiting.indexOf(suite), 1);
      running.set(suite.name, runSuite(suite, ended));
    }
    if (running.size === 0)
      throw new Error(`No suite can start: ${waiting.map(({ name }) => name).join(', ')}`);

    const { suite, findings, durationMs } = await Promise.race(running.values());
    running.delete(suite.name);
    ended.set(suite.name, findings);
    print(report(suite, findings, durationMs));
    if (findings.stopped) {
      await Promise.all(running.values());
      throw new Refusal('Stopped.', STOPPED);
    }
  }
  return sumUp(ended);
}

/** What a run found as lines to read: the ten slowest tests, those that failed, and how many passed and failed, at the very end. */
export function describeRun({ passed, failed, failures, timings }) {
  const slowest = timings.toSorted((a, b) => b.durationMs - a.durationMs).slice(0, 10);
  return [
    ...(slowest.length > 0 ? ['The slowest tests:'] : []),
    ...slowest.map(({ name, durationMs }) => `${(durationMs / 1000).toFixed(1).padStart(7)} s  ${name}`),
    ...failures.map((name) => `failed: ${name}`),
    `${passed} passed, ${failed} failed`,
  ];
}

function sumUp(ended) {
  const all = [...ended];
  const sum = (key) => all.reduce((total, [, findings]) => total + findings[key], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    failures: all.flatMap(([suite, { failed, failures = [] }]) =>
      failed > 0 && failures.length === 0 ? [suite] : failures.map((failure) => `${suite}, ${failure}`),
    ),
    timings: all.flatMap(([suite, { timings = [] }]) =>
      timings.map(({ name, durationMs }) => ({ name: `${suite}, ${name}`, durationMs })),
    ),
  };
}

async function runSuite(suite, ended) {
  const startedAt = Date.now();
  const findings = await tryToRun(suite, ended);
  return { suite, findings, durationMs: Date.now() - startedAt };
}

async function tryToRun(suite, ended) {
  const missing = (suite.after ?? []).find((name) => ended.get(name).failed > 0);
  if (missing) return { passed: 0, failed: 1, output: `Not run, since it needs "${missing}", which failed.` };
  try {
    const findings = await suite.run();
    if (findings.notHere || findings.passed + findings.failed > 0) return findings;
    return { ...findings, failed: 1, output: `${findings.output}\nNothing ran.` };
  } catch (error) {
    return { passed: 0, failed: 1, output: error instanceof Refusal ? error.message : String(error.stack) };
  }
}

function report(suite, { passed, failed, skipped, notHere, output }, durationMs) {
  if (notHere) return `--   ${suite.name}: not run. ${notHere}`;
  const counts = [`${passed} passed`, failed && `${failed} failed`, skipped && `${skipped} skipped`];
  const line = `${failed ? 'FAIL' : 'ok  '} ${suite.name}: ${counts.filter(Boolean).join(', ')} (${(durationMs / 1000).toFixed(1)} s)`;
  const text = failed || suite.verbose ? output.trim().replace(/^(?=.)/gm, '  ') : '';
  return text ? `${line}\n${text}${failed ? '\n' : ''}` : line;
}
