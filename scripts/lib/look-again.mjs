// More than a few are no hiccup of the machine.
const MOST_TO_LOOK_AT_AGAIN = 5;

/**
 * Where a build waits for the outcome, the few tests of a suite that failed beside other suites are run once more, alone
 * and on a new site. Those that pass then count as passed and are told as flaky.
 * @typedef {import('./run-suites.mjs').Findings} Findings
 * @param {Findings} first
 * @param {() => Promise<Findings>} runFailedAgain
 * @returns {Promise<Findings>}
 */
export async function lookAgain(first, runFailedAgain) {
  const { failed, failures = [], flaky = [], stopped } = first;
  // A failure that is no test's can't be run again by itself.
  const isOfTests = failed === failures.length;
  if (stopped || failed === 0 || !isOfTests || failed > MOST_TO_LOOK_AT_AGAIN) return first;

  const again = await runFailedAgain();
  // What failed first and is not found any more is still a failure.
  const missing = Math.max(0, failed - again.passed - again.failed);
  return {
    ...first,
    passed: first.passed + again.passed,
    failed: again.failed + missing,
    failures: missing > 0 ? failures : again.failures,
    flaky: [...flaky, ...failures],
    output: `${first.output}\nOnce more, alone:\n${again.output}`,
    stopped: again.stopped,
  };
}
