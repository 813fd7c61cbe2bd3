import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../../apps/server/src/testing/free-port.ts';

/**
 * Builds the image of the `Dockerfile` without Docker, and asks a container of it for pages and a sign-up. The base that
 * the file names is made here: a Debian by debootstrap, with this Node and npm in it. Needs root.
 */
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FOLDER = join(tmpdir(), 'thirteen-container');
const DEBIAN = join(FOLDER, 'debian');
const BASE = 'docker.io/library/node:24-slim';
const IMAGE = 'localhost/thirteen';
const STORE = ['--storage-driver', 'vfs', '--root', join(FOLDER, 'store'), '--runroot', join(FOLDER, 'run')];
/** Where this machine reaches the registry of packages by a certificate of its own, so must the image's npm. */
const CERTIFICATES = process.env['NODE_EXTRA_CA_CERTS'];
const IN_IMAGE = '/usr/local/share/certificates.pem';

await mkdir(FOLDER, { recursive: true });
if (!existsSync(join(DEBIAN, 'made'))) await makeDebian();
await addNode();
const base = buildah('from', 'scratch');
buildah('add', '--quiet', base, DEBIAN, '/');
if (CERTIFICATES) buildah('config', '--env', `NODE_EXTRA_CA_CERTS=${IN_IMAGE}`, base);
buildah('commit', '--quiet', base, BASE);
buildah('rm', base);
run(
  'buildah',
  ...STORE,
  'bud',
  '--format',
  'docker',
  '--isolation',
  'chroot',
  '--pull-never',
  '--tag',
  IMAGE,
  ROOT,
);
const container = buildah('from', '--pull-never', IMAGE);
try {
  await askContainer();
} finally {
  buildah('rm', container);
}

/** Kept for the next time. */
async function makeDebian(): Promise<void> {
  run('debootstrap', '--variant=minbase', '--include=ca-certificates', 'bookworm', DEBIAN);
  run('chroot', DEBIAN, 'useradd', '--uid', '1000', '--create-home', 'node');
  await writeFile(join(DEBIAN, 'made'), '');
}

/** Adds the Node and the npm that run here. */
async function addNode(): Promise<void> {
  const npm = process.env['npm_execpath'];
  if (npm === undefined) throw new Error('Start it by npm run lab -- container');
  await copyFile(process.execPath, join(DEBIAN, 'usr/local/bin/node'));
  await cp(dirname(dirname(npm)), join(DEBIAN, 'usr/local/lib/npm'), { recursive: true });
  run('ln', '-sf', '../lib/npm/bin/npm-cli.js', join(DEBIAN, 'usr/local/bin/npm'));
  if (CERTIFICATES) await copyFile(CERTIFICATES, join(DEBIAN, IN_IMAGE));
}

/** Starts the image's own command, as its own account, and fails where the site does not do what a first fan wants. */
async function askContainer(): Promise<void> {
  const port = await findFreePort();
  const env = ['--env', `PORT=${port}`, '--env', 'HOST=127.0.0.1'];
  const command = ['node', 'apps/server/src/main.ts'];
  const site = spawn('buildah', [...STORE, 'run', '--isolation', 'chroot', ...env, container, ...command], {
    stdio: 'inherit',
  });
  let hasEnded = false;
  const ended = once(site, 'exit').then(() => (hasEnded = true));
  try {
    const origin = `http://127.0.0.1:${port}`;
    while (!(await fetch(`${origin}/api/ready`).catch(() => undefined))?.ok) {
      if (hasEnded) throw new Error('The container ended before it served');
      await sleep(200);
    }
    const account = {
      username: 'first-fan',
      email: 'first-fan@example.org',
      password: 'a long quiet evening',
    };
    const answers = [
      await fetch(`${origin}/`),
      await fetch(`${origin}/user/about`),
      await fetch(`${origin}/api/auth/signup`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(account),
      }),
      await fetch(`${origin}/share/site/card.png`),
    ];
    for (const { url, status } of answers) console.log(`${status} ${url}`);
    const [page = '', ...others] = await Promise.all(answers.map((answer) => answer.text()));
    const isServed = page.includes('/assets/') && others.every((text) => text.length > 0);
    if (!isServed || answers.some(({ ok }) => !ok)) throw new Error('The container does not serve the site');
  } finally {
    site.kill('SIGTERM');
    await ended;
  }
}

function buildah(...args: readonly string[]): string {
  return execFileSync('buildah', [...STORE, ...args], { encoding: 'utf8' }).trim();
}

function run(program: string, ...args: readonly string[]): void {
  execFileSync(program, args, { stdio: 'inherit' });
}
