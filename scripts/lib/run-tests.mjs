import { availableParallelism } from 'node:os';
import { Refusal } from './command.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { describeRun, runSuites } from './run-suites.mjs';

/** Installs what is missing, runs suites and prints what they found; `N passed, N failed` is the last line. Resolves with the exit code. */
export async function runTests(suites) {
  const { exitCode, ...found } = await findFaults(suites);
  for (const line of describeRun(found)) console.log(line);
  return exitCode;
}

async function findFaults(suites) {
  try {
    await ensureInstalled();
    // One more than there are cores: a suite often waits for a server, a mail or a clock.
    const found = await runSuites(suites, { atOnce: availableParallelism() + 1 });
    return { ...found, exitCode: found.failed > 0 ? 1 : 0 };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { passed: 0, failed: 1, failures: [error.message], timings: [], exitCode: error.exitCode };
  }
}
