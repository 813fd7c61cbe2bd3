import { existsSync } from 'node:fs';
import { runQuietly } from './run-child.mjs';

/** Runs npm, the one that runs this command where there is one. Resolves as `runQuietly` does. */
export function runNpm(args, options = {}) {
  const cli = process.env.npm_execpath;
  if (cli && existsSync(cli) && /npm-cli\.c?js$/.test(cli))
    return runQuietly(process.execPath, [cli, ...args], options);
  return runQuietly('npm', args, { ...options, shell: process.platform === 'win32' });
}
