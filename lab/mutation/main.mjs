import { inRepository } from '../../scripts/lib/repository.mjs';
import { runInForeground } from '../../scripts/lib/run-child.mjs';

/** The folders whose own tests must notice at least 90 of 100 changes to their code. */
const PARTS = ['packages/domain/src', 'apps/web/src/lib/saving'];

const STRYKER = inRepository('lab', 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
const CONFIG = 'lab/mutation/stryker.config.mjs';

// Each part, or the files alone that the arguments name (from the root, globs allowed).
const files = process.argv.slice(2);
for (const part of PARTS) {
  const own = files.filter((file) => file.startsWith(part));
  if (files.length > 0 && own.length === 0) continue;
  const only = own.length > 0 ? ['--mutate', [...own, '!**/*.test.ts'].join(',')] : [];
  console.log(`Mutants of ${part}`);
  const env = { ...process.env, MUTATED_PART: part };
  process.exitCode ||= await runInForeground(process.execPath, [STRYKER, 'run', CONFIG, ...only], { env });
}
