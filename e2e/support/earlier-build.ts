import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = new URL('../..', import.meta.url).pathname;
const RECORD = new URL('earlier-commit.json', import.meta.url);
const LARGEST_ARCHIVE = 256 * 1024 * 1024;

/** A build of the web app from a recorded commit, or what is missing to make it. */
export type EarlierBuild = { readonly folder: string } | { readonly missing: string };

/** Makes the web app of the recorded earlier commit from this repository's history, once for each commit. */
export async function earlierBuild(): Promise<EarlierBuild> {
  const { commit } = JSON.parse(await readFile(RECORD, 'utf8')) as { readonly commit: string };
  const place = join(ROOT, '.cache', 'earlier-builds', commit);
  if (existsSync(place)) return { folder: place };
  const isThere = await run('git', ['-C', ROOT, 'cat-file', '-e', `${commit}^{tree}`]).then(
    () => true,
    () => false,
  );
  if (!isThere) return { missing: `The commit ${commit} is not in this repository's history.` };
  const sources = `${place}-sources`;
  await rm(sources, { recursive: true, force: true });
  await mkdir(sources, { recursive: true });
  try {
    await unpack(commit, sources);
    await linkPackages(sources);
    const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
    await run(process.execPath, [vite, 'build', join(sources, 'apps', 'web')], { cwd: sources });
    await rename(join(sources, 'apps', 'web', 'dist'), place);
  } finally {
    await rm(sources, { recursive: true, force: true });
  }
  return { folder: place };
}

async function unpack(commit: string, folder: string): Promise<void> {
  const archive = join(folder, 'sources.tar');
  await run('git', ['-C', ROOT, 'archive', '--output', archive, commit], { maxBuffer: LARGEST_ARCHIVE });
  await run('tar', ['-xf', archive, '-C', folder]);
  await rm(archive);
}

/** The libraries of today with the workspaces of then. */
async function linkPackages(sources: string): Promise<void> {
  const theirs = join(sources, 'node_modules');
  await mkdir(join(theirs, '@thirteen'), { recursive: true });
  for (const name of await readdir(join(ROOT, 'node_modules')))
    if (name !== '@thirteen') await symlink(join(ROOT, 'node_modules', name), join(theirs, name));
  for (const group of ['packages', 'apps'])
    for (const name of await readdir(join(sources, group)))
      await symlink(join(sources, group, name), join(theirs, '@thirteen', name));
}
