import { runCommand } from './lib/command.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { requireNode24 } from './lib/node24.mjs';
import { inRepository } from './lib/repository.mjs';
import { runInForeground } from './lib/run-child.mjs';

/** The folders whose own tests must notice at least 90 of 100 changes to their code. */
const PARTS = ['packages/domain/src', 'apps/web/src/lib/saving'];

const STRYKER = inRepository('node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
const CONFIG = 'scripts/lib/mutation/stryker.config.mjs';

/**
 * Runs Stryker over each part, or over the files alone that the arguments name (from the root, globs allowed), and
 * prints each change that no test noticed, with the score of each file. Fails where a part stays below 90 %.
 */
await runCommand(async () => {
  await ensureInstalled();
  const files = process.argv.slice(2).filter((argument) => argument !== '--mutate');
  let code = 0;
  for (const part of PARTS) {
    const own = files.filter((file) => file.startsWith(part));
    if (files.length > 0 && own.length === 0) continue;
    const only = own.length > 0 ? ['--mutate', [...own, '!**/*.test.ts'].join(',')] : [];
    console.log(`Mutants of ${part}`);
    const env = { ...process.env, MUTATED_PART: part };
    code = Math.max(code, await runInForeground(requireNode24(), [STRYKER, 'run', CONFIG, ...only], { env }));
  }
  return code;
});
