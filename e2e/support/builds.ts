import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The web app as it was built last. */
export const BUILT = new URL('../../apps/web/dist', import.meta.url).pathname;
const HASHED = /^(?<name>.+)-(?<hash>[\w-]{8})\.(?<end>js|css)$/;

/** Another build of the web app, as if each of its scripts and style sheets had changed: all have new names. */
export async function anotherBuild(): Promise<{
  readonly folder: string;
  readonly remove: () => Promise<void>;
}> {
  const folder = await mkdtemp(join(tmpdir(), 'thirteen-build-'));
  await cp(BUILT, folder, { recursive: true });
  const assets = join(folder, 'assets');
  const renamed = new Map<string, string>();
  for (const file of await readdir(assets)) {
    const { name, hash, end } = HASHED.exec(file)?.groups ?? {};
    if (hash !== undefined) renamed.set(file, `${name}-${[...hash].toReversed().join('')}.${end}`);
  }
  const anyName = new RegExp(
    [...renamed.keys()].map((file) => file.replaceAll('.', String.raw`\.`)).join('|'),
    'g',
  );
  const texts = [
    join(folder, 'index.html'),
    join(folder, '.vite', 'manifest.json'),
    join(folder, '.vite', 'worker.js'),
  ];
  for (const path of [...texts, ...[...renamed.keys()].map((file) => join(assets, file))]) {
    const text = await readFile(path, 'utf8');
    const next = text
      .replaceAll(anyName, (file) => renamed.get(file) ?? file)
      .replace(/(?<=name="web-build" content=")[^"]+/, 'another-one');
    await writeFile(path, next);
  }
  for (const [file, name] of renamed) await rename(join(assets, file), join(assets, name));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
