import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCES = fileURLToPath(new URL('../../', import.meta.url));
const STORES = /\b(?:localStorage|sessionStorage|indexedDB|idb-keyval|document\.cookie|cookieStore|caches\.)/;

// The types let only listed names through these.
test('only what takes the listed names alone keeps anything in the browser', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: SOURCES, exclude: ['**/*.test.*', 'testing/**'] });
  expect(files.length).toBeGreaterThan(200);
  const keeping = files.filter((file) => STORES.test(readFileSync(`${SOURCES}${file}`, 'utf8')));
  expect(keeping.toSorted()).toEqual([
    'features/transfer/account/kept-import.ts',
    'lib/api/kept-replies.ts',
    'lib/browser/key-store.ts',
    'lib/browser/safe-storage.ts',
    'lib/saving/browser/browser-storage.ts',
    'lib/saving/browser/forget-saved-lists.ts',
  ]);
});
