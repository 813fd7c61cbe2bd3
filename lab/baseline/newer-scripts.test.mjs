import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findNewerInScripts } from './newer-scripts.mjs';

test('finds in scripts what an oldest browser lacks, and leaves the rest alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'thirteen-scripts-'));
  const file = join(folder, 'page.ts');
  writeFileSync(
    file,
    `export const sorted = [3, 1].toSorted();
export const isOff = document.body.ariaDisabled;
export const url = URL.parse('/', 'https://example.org');
export const kept = Promise.withResolvers<void>();`,
  );
  const found = findNewerInScripts([file]);
  rmSync(folder, { recursive: true });
  expect(found).toMatchObject([{ key: 'api.URL.parse_static', line: 3 }]);
});
