import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { Refusal, STOPPED } from './command.mjs';
import { requireNode24 } from './node24.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { inRepository, root } from './repository.mjs';
import { runQuietly } from './run-child.mjs';

const STAMP = inRepository('node_modules', '.thirteen-web-build');
const PAGE = inRepository('apps', 'web', 'dist', 'index.html');
const SOURCES = ['apps/web', 'packages', 'package-lock.json'];
const NOT_SOURCES = new Set(['node_modules', 'dist', 'test-results']);

/** Builds the web app unless its last build came from the present sources. Throws a `Refusal` when it cannot. */
export async function ensureWebBuilt() {
  if (await isBuilt()) return;
  await oneAtATime('web-build', async () => {
    if (await isBuilt()) return;
    console.log('Building the web app ...');
    const { code, output, stopped } = await buildWeb();
    if (stopped) throw new Refusal('Stopped while the web app was being built.', STOPPED);
    if (code === 0) return;
    process.stderr.write(output);
    throw new Refusal('Could not build the web app: see the lines above.');
  });
}

/** Builds the web app for production into `apps/web/dist`. Resolves with the exit code and the output of the build. */
export async function buildWeb() {
  const stamp = await sourcesStamp();
  const vite = inRepository('node_modules', 'vite', 'bin', 'vite.js');
  const result = await runQuietly(requireNode24(), [vite, 'build', inRepository('apps', 'web')]);
  if (result.code === 0) await writeFile(STAMP, stamp);
  return result;
}

async function isBuilt() {
  if (!existsSync(PAGE)) return false;
  const stamp = await readFile(STAMP, 'utf8').catch(() => undefined);
  return stamp === (await sourcesStamp());
}

/** A hash of every source file's path and content: dates say nothing after a checkout. */
async function sourcesStamp() {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of await listFiles(inRepository(source))) {
      hash
        .update(`${relative(root, file)}\0`)
        .update(await readFile(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

async function listFiles(path) {
  const entries = await readdir(path, { withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  if (entries === undefined) return [path];
  const kept = entries
    .filter((entry) => !NOT_SOURCES.has(entry.name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const nested = await Promise.all(
    kept.map((entry) => (entry.isDirectory() ? listFiles(join(path, entry.name)) : [join(path, entry.name)])),
  );
  return nested.flat();
}
