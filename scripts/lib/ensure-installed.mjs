import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Refusal, STOPPED } from './command.mjs';
import { runNpm } from './npm.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { cacheFolder, root } from './repository.mjs';

const LOG = join(cacheFolder, 'install.log');
const TIME_LIMIT_MS = 5 * 60_000;

const INSTALL = [
  'install',
  '--no-save',
  // Needed to build the web app, also where NODE_ENV is `production`.
  '--include=dev',
  '--include=optional',
  // npm's own patience with a registry that does not answer is far beyond the time limit.
  '--fetch-retries=1',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=3000',
  '--fetch-timeout=60000',
  '--no-progress',
  '--loglevel=error',
];

/** Installs the packages of a folder's lock file unless its `node_modules` holds them. Throws a `Refusal` when it cannot. */
export async function ensureInstalled(folder = root) {
  if (await isInstalled(folder)) return;
  await oneAtATime(`install-${basename(folder)}`, async () => {
    if (!(await isInstalled(folder))) await install(folder);
  });
}

function stampOf(folder) {
  return join(folder, 'node_modules', '.thirteen-install');
}

async function isInstalled(folder) {
  const stamp = await readFile(stampOf(folder), 'utf8').catch(() => undefined);
  return stamp === (await wantedStamp(folder));
}

// Binaries differ by platform, so a copied folder is not taken for an installed one.
async function wantedStamp(folder) {
  const lock = await readFile(join(folder, 'package-lock.json'));
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform}-${process.arch}\n`;
}

async function install(folder) {
  console.log('Installing packages: half a minute or so, only this once ...');
  const startedAt = Date.now();
  const stamp = await wantedStamp(folder);

  const args = [...INSTALL, '--prefix', folder];
  let attempt = await npm(args);
  if (attempt.code !== 0 && !attempt.stopped) attempt = await npm([...args, '--prefer-offline']);
  if (attempt.code !== 0) throw await refusal(attempt);

  await writeFile(stampOf(folder), stamp);
  console.log(`Installed in ${Math.round((Date.now() - startedAt) / 1000)} s.`);
}

function npm(args) {
  const env = { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' };
  return runNpm(args, { env, timeLimitMs: TIME_LIMIT_MS });
}

async function refusal(attempt) {
  if (attempt.stopped) return new Refusal('Stopped while the packages were being installed.', STOPPED);
  await mkdir(cacheFolder, { recursive: true });
  await writeFile(LOG, attempt.output);
  const reason = attempt.timedOut
    ? `no end after ${TIME_LIMIT_MS / 60_000} minutes`
    : firstComplaint(attempt.output);
  return new Refusal(`Could not install the packages: ${reason} (all of npm's output: ${LOG})`);
}

function firstComplaint(output) {
  const lines = output.split('\n').map((line) => line.replace(/^npm (error|ERR!) ?/, '').trim());
  return (
    lines.find((line) => line !== '' && !/^(code|errno|syscall|type) /.test(line)) ??
    'npm failed without a word'
  );
}
