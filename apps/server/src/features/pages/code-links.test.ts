import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createCodeLinks } from './code-links.ts';

const MANIFEST = {
  'index.html': { file: 'assets/index.js', css: ['assets/index.css'] },
  _kit: { file: 'assets/kit.js', css: ['assets/kit.css'], imports: ['index.html'] },
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
  test('comes with the document, each file once, without what every page loads', async () => {
    const links = createCodeLinks(await aBuild(MANIFEST));
    const files = links({ path: '/user/about', source: 'pages/about-page' }).match(/href="[^"]+"/g);
    expect(files).toEqual([
      'href="/assets/about.js"',
      'href="/assets/about.css"',
      'href="/assets/kit.js"',
      'href="/assets/kit.css"',
      'href="/assets/shell.js"',
    ]);
  });

  test('needs no frame outside of it', async () => {
    const links = createCodeLinks(await aBuild(MANIFEST));
    expect(links({ path: '/about', source: 'pages/about-page' })).not.toContain('shell');
  });

  test('is asked for later where the build does not tell', async () => {
    const links = createCodeLinks(await aBuild());
    expect(links({ path: '/user/about', source: 'pages/about-page' })).toBe('');
    expect(links({ path: '/' })).toBe('');
  });
});
