import { availableParallelism } from 'node:os';
import { Refusal, runCommand } from './lib/command.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { runSuites } from './lib/run-suites.mjs';
import { describeSlowest } from './lib/slowest-tests.mjs';
import { staticChecks } from './lib/static-checks.mjs';
import {
  browserSuite,
  buildSuite,
  engineSuite,
  faultSuite,
  fuzzSuite,
  sizeSuite,
  vitestSuite,
} from './lib/test-suites.mjs';

// The longest first, so that the rest runs beside it.
const suites = [
  buildSuite,
  browserSuite,
  engineSuite('webkit'),
  engineSuite('firefox'),
  fuzzSuite,
  faultSuite,
  sizeSuite,
  ...staticChecks,
  vitestSuite('unit'),
  vitestSuite('server-sqlite'),
  vitestSuite('server-postgres'),
];

await runCommand(async () => {
  const { passed, failed, timings, exitCode } = await testEverything();
  // Where a person waits for the tests, the ones to look at first; a build machine's log does without.
  if (!process.env.CI) for (const line of describeSlowest(timings)) console.log(line);
  console.log(`${passed} passed, ${failed} failed`);
  return exitCode;
});

async function testEverything() {
  try {
    await ensureInstalled();
    const counts = await runSuites(suites, { atOnce: Math.min(2, availableParallelism()) });
    return { ...counts, exitCode: counts.failed > 0 ? 1 : 0 };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    return { passed: 0, failed: 1, timings: [], exitCode: error.exitCode };
  }
}
