import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pages, type PageName } from '@thirteen/contract/pages/pages.ts';
import { codeLinks, createPageCode } from './page-code.ts';

const MANIFEST = {
  'index.html': { file: 'assets/index.js', css: ['assets/index.css'] },
  _kit: { file: 'assets/kit.js', css: ['assets/kit.css'], imports: ['index.html'] },
  'src/app/start.tsx': { file: 'assets/start.js' },
  'src/app/shell/shell.tsx': { file: 'assets/shell.js', imports: ['_kit'] },
  'src/pages/about/about-page.tsx': { file: 'assets/about.js', css: ['assets/about.css'], imports: ['_kit'] },
  'src/pages/entry/forgot-password-page.tsx': { file: 'assets/forgot.js' },
};

async function aBuild(manifest?: object): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'thirteen-build-'));
  await mkdir(join(folder, '.vite'));
  if (manifest) await writeFile(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
  return folder;
}

describe('the code of a page', () => {
  test('is each of its files once, without what the document loads', async () => {
    const codeOf = createPageCode(await aBuild(MANIFEST));
    expect(codeOf('about')).toEqual([
      '/assets/start.js',
      '/assets/about.js',
      '/assets/about.css',
      '/assets/kit.js',
      '/assets/kit.css',
      '/assets/shell.js',
    ]);
  });

  test('needs no frame outside of it', async () => {
    const codeOf = createPageCode(await aBuild(MANIFEST));
    expect(codeOf('forgotPassword')).toEqual(['/assets/start.js', '/assets/forgot.js']);
  });

  test('is unknown where the build does not tell', async () => {
    const codeOf = createPageCode(await aBuild());
    expect(codeOf('about')).toEqual([]);
  });

  test('is that of the app alone where the page is a part of it', async () => {
    const codeOf = createPageCode(await aBuild(MANIFEST));
    expect(codeOf('landing')).toEqual(['/assets/start.js']);
  });

  test('is found for every page of the table, but for the one that leads on', async () => {
    const web = new URL('../../../../web/src/', import.meta.url);
    const list = async (folder: string) =>
      (await readdir(new URL(folder, web), { recursive: true })).map((file) => `src/${folder}${file}`);
    const sources = [...(await list('app/')), ...(await list('pages/'))];
    const manifest = Object.fromEntries(sources.map((source) => [source, { file: source }]));
    const codeOf = createPageCode(await aBuild(manifest));
    const hasOwn = (name: PageName) => codeOf(name).some((file) => file.endsWith('-page.tsx'));
    const names = Object.keys(pages) as PageName[];
    expect(names.filter((name) => !hasOwn(name))).toEqual(['user']);
  });

  test('is linked as what it is', () => {
    expect(codeLinks(['/assets/a.js', '/assets/a.css']).split(/\n\s*/)).toEqual([
      '<link rel="modulepreload" crossorigin href="/assets/a.js" />',
      '<link rel="preload" as="style" crossorigin href="/assets/a.css" />',
    ]);
  });
});
