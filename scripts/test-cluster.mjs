import { spawnSync } from 'node:child_process';
import { Refusal, runCommand } from './lib/command.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { ensureWebBuilt } from './lib/ensure-web-built.mjs';
import { requireNode24 } from './lib/node24.mjs';
import { inRepository } from './lib/repository.mjs';
import { runInForeground } from './lib/run-child.mjs';

// Debian keeps them where an ordinary account does not look.
const PATH = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`;
const PROGRAMS = { nginx: '-v', pgbouncer: '--version' };

await runCommand(async () => {
  await ensureInstalled();
  const env = { ...process.env, PATH };
  const missing = Object.entries(PROGRAMS)
    .filter(([program, version]) => spawnSync(program, [version], { env, stdio: 'ignore' }).error)
    .map(([program]) => program);
  if (missing.length > 0)
    throw new Refusal(`Not tested. Install ${missing.join(' and ')}: apt-get install ${missing.join(' ')}`);
  await ensureWebBuilt();
  const vitest = inRepository('node_modules', 'vitest', 'vitest.mjs');
  return runInForeground(
    requireNode24(),
    [vitest, 'run', '--project', 'deployed', ...process.argv.slice(2)],
    {
      env,
    },
  );
});
