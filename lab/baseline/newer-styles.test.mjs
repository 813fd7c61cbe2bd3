import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findNewerInStyles } from './newer-styles.mjs';

test('finds in style sheets what an oldest browser lacks, but for what asks the browser first', () => {
  const folder = mkdtempSync(join(tmpdir(), 'thirteen-styles-'));
  const file = join(folder, 'page.css');
  writeFileSync(
    file,
    `.a { color: oklch(60% 0.1 20); background: color-mix(in srgb, red, blue); }
.b { color: oklch(from red l c h); }
@supports (color: oklch(from red l c h)) { .c { color: oklch(from red l c h); } }`,
  );
  const found = findNewerInStyles([file]);
  rmSync(folder, { recursive: true });
  expect(found).toMatchObject([{ key: 'css.types.color.oklch.relative_syntax', line: 2 }]);
});
