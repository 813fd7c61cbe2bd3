import { describe, expect, test } from 'vitest';
import { collectLandingFiles } from './landing-files.mjs';

const chunk = (file, rest = {}) => ({ file: `assets/${file}`, ...rest });
const page = (...files) => files.map((file) => `<link rel="modulepreload" href="/assets/${file}">`).join('');

describe('collectLandingFiles', () => {
  test('counts the entry with all that it imports, once', () => {
    const manifest = {
      'index.html': chunk('index.js', { isEntry: true, imports: ['_react', '_shared'] }),
      _react: chunk('react.js'),
      _shared: chunk('shared.js', { imports: ['_react'] }),
    };
    expect(collectLandingFiles(manifest, page('react.js'))).toEqual([
      'assets/index.js',
      'assets/react.js',
      'assets/shared.js',
    ]);
  });

  test('leaves out a page that is loaded later', () => {
    const manifest = {
      'index.html': chunk('index.js', { isEntry: true, dynamicImports: ['src/pages/lists/top13-page.tsx'] }),
      'src/pages/lists/top13-page.tsx': chunk('top13.js', {
        src: 'src/pages/lists/top13-page.tsx',
        isDynamicEntry: true,
      }),
    };
    expect(collectLandingFiles(manifest, '')).toEqual(['assets/index.js']);
  });

  test('counts the landing page where it is a file of its own', () => {
    const manifest = {
      'index.html': chunk('index.js', { isEntry: true }),
      'src/pages/entry/landing-page.tsx': chunk('landing.js', {
        src: 'src/pages/entry/landing-page.tsx',
        imports: ['_button'],
      }),
      _button: chunk('button.js'),
    };
    expect(collectLandingFiles(manifest, '')).toEqual([
      'assets/index.js',
      'assets/landing.js',
      'assets/button.js',
    ]);
  });

  test('counts what the HTML preloads', () => {
    const manifest = { 'index.html': chunk('index.js', { isEntry: true }), _query: chunk('query.js') };
    expect(collectLandingFiles(manifest, page('query.js'))).toContain('assets/query.js');
  });

  test('counts a script of the public folder that the HTML names', () => {
    const manifest = { 'index.html': chunk('index.js', { isEntry: true }) };
    expect(collectLandingFiles(manifest, '<script src="/first.js"></script>')).toContain('first.js');
  });
});
