import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal, STOPPED } from './command.mjs';
import { runNpm } from './npm.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { cacheFolder, inRepository } from './repository.mjs';

const STAMP = inRepository('node_modules', '.thirteen-install');
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

/** Installs the packages of the lock file unless `node_modules` already holds them. Throws a `Refusal` when it cannot. */
export async function ensureInstalled() {
  if (await isInstalled()) return;
  await oneAtATime('install', async () => {
    if (!(await isInstalled())) await install();
  });
}

async function isInstalled() {
  const stamp = await readFile(STAMP, 'utf8').catch(() => undefined);
  return stamp === (await wantedStamp());
}

// Binaries differ by platform, so a copied folder is not taken for an installed one.
async function wantedStamp() {
  const lock = await readFile(inRepository('package-lock.json'));
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform}-${process.arch}\n`;
}

async function install() {
  console.log('Installing packages: half a minute or so, only this once ...');
  const startedAt = Date.now();
  const stamp = await wantedStamp();

  let attempt = await npm(INSTALL);
  if (attempt.code !== 0 && !attempt.stopped) attempt = await npm([...INSTALL, '--prefer-offline']);
  if (attempt.code !== 0) throw await refusal(attempt);

  await writeFile(STAMP, stamp);
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
