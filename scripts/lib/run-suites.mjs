import { Refusal, STOPPED } from './command.mjs';

/**
 * What a suite found: how many tests passed, failed and were left out, how long each took where that is known, and what a
 * person may want to read. `failures` tells of the tests that failed, `flaky` of those that passed at a later try.
 * `notHere` says what has to be installed before it can run at all.
 * @typedef {import('./slowest-tests.mjs').Timing} Timing
 * @typedef {{ passed: number, failed: number, skipped?: number, notHere?: string, failures?: string[], flaky?: string[], timings?: Timing[], output: string, stopped?: boolean }} Findings
 *
 * A suite starts when those named in `after` have ended. With `verbose` its output is printed also when it passed.
 * @typedef {{ name: string, after?: string[], verbose?: boolean, run: () => Promise<Findings> }} Suite
 */

/**
 * Runs suites side by side, at most `atOnce`, and prints a line for each, with its output when it failed.
 * Resolves with the sums and the timings over all. A suite that broke, ran nothing, or waited for one that failed is one failure.
 * @param {Suite[]} suites
 */
export async function runSuites(suites, { atOnce, print = console.log }) {
  const waiting = [...suites];
  const running = new Map();
  const ended = new Map();

  while (waiting.length + running.size > 0) {
    for (const suite of waiting
      .filter((candidate) => isReady(candidate, ended))
      .slice(0, atOnce - running.size)) {
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

  const all = [...ended.values()];
  return {
    passed: sum(all.map(({ passed }) => passed)),
    failed: sum(all.map(({ failed }) => failed)),
    timings: all.flatMap(({ timings = [] }) => timings),
  };
}

const isReady = (suite, ended) => (suite.after ?? []).every((name) => ended.has(name));
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

async function runSuite(suite, ended) {
  const startedAt = Date.now();
  const findings = await findingsOf(suite, ended);
  return { suite, findings, durationMs: Date.now() - startedAt };
}

async function findingsOf(suite, ended) {
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

function report(suite, { passed, failed, skipped, notHere, failures = [], flaky = [], output }, durationMs) {
  if (notHere) return `--   ${suite.name}: not run. ${notHere}`;
  const counts = [`${passed} passed`, failed && `${failed} failed`, skipped && `${skipped} skipped`].filter(
    Boolean,
  );
  const line = `${failed ? 'FAIL' : 'ok  '} ${suite.name}: ${counts.join(', ')} (${(durationMs / 1000).toFixed(1)} s)`;
  // What failed comes first: a build machine may keep only the beginning of a long output.
  const texts = [
    ...failures.map((failure) => `failed: ${failure}`),
    ...flaky.map((test) => `passed at a later try: ${test}`),
    failed || suite.verbose ? output.trim() : '',
  ].filter(Boolean);
  const text = texts.join('\n').replace(/^(?=.)/gm, '  ');
  return text ? `${line}\n${text}${failed ? '\n' : ''}` : line;
}
