import { runCommand } from './lib/command.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { runSuites } from './lib/run-suites.mjs';
import { staticChecks } from './lib/static-checks.mjs';

await runCommand(async () => {
  await ensureInstalled();
  const { failed } = await runSuites(staticChecks, { atOnce: 2 });
  return failed > 0 ? 1 : 0;
});
