import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { codeLinks, createPageCode } from './page-code.ts';

const MANIFEST = {
  'index.html': { file: 'assets/index.js', css: ['assets/index.css'] },
  _kit: { file: 'assets/kit.js', css: ['assets/kit.css'], imports: ['index.html'] },
  'src/app/start.tsx': { file: 'assets/start.js' },
  'src/app/shell/shell.tsx': { file: 'assets/shell.js', imports: ['_kit'] },
  'src/pages/about-page.tsx': { file: 'assets/about.js', css: ['assets/about.css'], imports: ['_kit'] },
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
    expect(codeOf({ path: '/user/about', source: 'pages/about-page' })).toEqual([
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
    expect(codeOf({ path: '/about', source: 'pages/about-page' })).not.toContain('/assets/shell.js');
  });

  test('is unknown where the build does not tell', async () => {
    const codeOf = createPageCode(await aBuild());
    expect(codeOf({ path: '/user/about', source: 'pages/about-page' })).toEqual([]);
  });

  test('is that of the app alone where the page is a part of it', async () => {
    const codeOf = createPageCode(await aBuild(MANIFEST));
    expect(codeOf({ path: '/' })).toEqual(['/assets/start.js']);
  });

  test('is linked as what it is', () => {
    expect(codeLinks(['/assets/a.js', '/assets/a.css']).split(/\n\s*/)).toEqual([
      '<link rel="modulepreload" crossorigin href="/assets/a.js" />',
      '<link rel="preload" as="style" crossorigin href="/assets/a.css" />',
    ]);
  });
});
