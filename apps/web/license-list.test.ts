import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PackageLicense } from '@thirteen/contract/about/about.ts';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listLicenses } from './license-list.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'licenses-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Builds an app of one library. */
async function buildWith(library: Readonly<Record<string, string>>): Promise<PackageLicense[]> {
  const home = join(folder, 'node_modules', 'a-library');
  await mkdir(home, { recursive: true });
  const files = { 'index.js': 'export const show = (text) => document.body.append(text);', ...library };
  for (const [name, text] of Object.entries(files)) await writeFile(join(home, name), text);
  await writeFile(join(folder, 'main.js'), "import { show } from 'a-library'; show(location.href);");
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [listLicenses()],
    build: { outDir: 'dist', rolldownOptions: { input: join(folder, 'main.js') } },
  });
  const list = await readFile(join(folder, 'dist', '.vite', 'licenses.json'), 'utf8');
  return JSON.parse(list) as PackageLicense[];
}

const described = (license?: string) =>
  JSON.stringify({ name: 'a-library', version: '1.3.0', main: 'index.js', license });

describe('the list of licenses of a build', () => {
  test('names what the service worker is made of, whose build is another', async () => {
    const list = await buildWith({ 'package.json': described('MIT'), LICENSE: 'May be used.\n' });
    expect(list.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['@serwist/utils', 'idb', 'serwist']),
    );
  });

  test('names what is in it, with the whole text of the license and of the notice', async () => {
    const list = await buildWith({
      'package.json': described('MIT'),
      LICENSE: 'May be used.\n',
      'NOTICE.txt': 'Made by somebody.\n',
    });
    expect(list).toContainEqual({
      name: 'a-library',
      version: '1.3.0',
      license: 'MIT',
      text: 'May be used.\n\nMade by somebody.',
    });
  });

  test('adds the terms of the Apache License where a package only names it', async () => {
    const list = await buildWith({ 'package.json': described('Apache-2.0'), LICENSE: 'See apache.org.' });
    const text = list.find(({ name }) => name === 'a-library')?.text;
    expect(text).toMatch(/^See apache\.org\.\n\n[\s\S]*TERMS AND CONDITIONS/);
  });

  test.each([
    { name: 'a text of the license', files: { 'package.json': described('MIT') } },
    { name: 'a name of the license', files: { 'package.json': described(), LICENSE: 'May be used.' } },
  ])('is refused, and the build with it, where a package has not $name', async ({ files }) => {
    await expect(buildWith(files)).rejects.toThrow(/a-library is in the build, and its license/);
  });
});
