import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addFan } from '../../apps/server/src/testing/fan.ts';
import { findFreePort } from '../../apps/server/src/testing/free-port.ts';
import { startProgram } from '../../apps/server/src/testing/program.ts';

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
const options = '--format docker --isolation chroot --pull-never'.split(' ');
run('buildah', ...STORE, 'bud', ...options, '--tag', IMAGE, ROOT);
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
  const site = await startProgram({
    command: 'buildah',
    args: [...STORE, 'run', '--isolation', 'chroot', ...env, container, ...command],
    ready: /Thirteen is ready/,
  });
  try {
    const origin = `http://127.0.0.1:${port}`;
    await addFan(origin);
    for (const path of ['/', '/user/about', '/share/site/card.png']) {
      const answer = await fetch(origin + path);
      console.log(`${answer.status} ${answer.url}`);
      const text = await answer.text();
      if (!answer.ok || (path === '/' ? !text.includes('/assets/') : text === ''))
        throw new Error('The container does not serve the site');
    }
  } finally {
    await site.end('SIGTERM');
  }
}

function buildah(...args: readonly string[]): string {
  return execFileSync('buildah', [...STORE, ...args], { encoding: 'utf8' }).trim();
}

function run(program: string, ...args: readonly string[]): void {
  execFileSync(program, args, { stdio: 'inherit' });
}
