import { availableParallelism } from 'node:os';
import { runCommand } from './lib/command.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { runSuites } from './lib/run-suites.mjs';
import { staticChecks } from './lib/static-checks.mjs';
import { browserSuite, buildSuite, sizeSuite, vitestSuite } from './lib/test-suites.mjs';

const suites = [
  buildSuite,
  ...staticChecks,
  sizeSuite,
  vitestSuite('unit'),
  vitestSuite('server-sqlite'),
  vitestSuite('server-postgres'),
  browserSuite,
];

await runCommand(async () => {
  let counts = { passed: 0, failed: 1 };
  try {
    await ensureInstalled();
    counts = await runSuites(suites, { atOnce: Math.min(2, availableParallelism()) });
  } finally {
    console.log(`${counts.passed} passed, ${counts.failed} failed`);
  }
  return counts.failed > 0 ? 1 : 0;
});
