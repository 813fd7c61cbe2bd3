import { ensureInstalled } from './ensure-installed.mjs';
import { ensureWebBuilt } from './ensure-web-built.mjs';
import { requireNode24 } from './node24.mjs';
import { inRepository } from './repository.mjs';
import { runInForeground } from './run-child.mjs';

/** Makes the repository ready and runs one of its TypeScript files. Resolves with the file's exit code. */
export async function runSource(path, args, { withWebApp = false } = {}) {
  await ensureInstalled();
  const node = requireNode24();
  if (withWebApp) await ensureWebBuilt();
  return runInForeground(node, [inRepository(path), ...args]);
}
