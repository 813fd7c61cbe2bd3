import { findMissingPrograms, withSystemPath } from './lib/cluster-programs.mjs';
import { Refusal, runCommand } from './lib/command.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { ensureWebBuilt } from './lib/ensure-web-built.mjs';
import { requireNode24 } from './lib/node24.mjs';
import { inRepository } from './lib/repository.mjs';
import { runInForeground } from './lib/run-child.mjs';

await runCommand(async () => {
  await ensureInstalled();
  const missing = findMissingPrograms();
  if (missing) throw new Refusal(`Not tested. ${missing}`);
  await ensureWebBuilt();
  const vitest = inRepository('node_modules', 'vitest', 'vitest.mjs');
  const args = [vitest, 'run', '--project', 'deployed', ...process.argv.slice(2)];
  return runInForeground(requireNode24(), args, { env: withSystemPath() });
});
