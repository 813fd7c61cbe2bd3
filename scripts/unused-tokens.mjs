import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { inRepository, root } from './lib/repository.mjs';

// Names every custom property that a style sheet sets and nothing reads.

/** What the style sheets of libraries read. */
const LIBRARIES = ['--yarl__'];

const styles = read('apps/web/src/**/*.css');
const texts = [...styles, ...read('apps/web/src/**/*.{ts,tsx}')].map(({ text }) => text);
const used = new Set(texts.flatMap((text) => names(text, /var\(\s*(--[\w-]+)/g)));

for (const { file, text } of styles) {
  for (const name of new Set(names(text, /(--[\w-]+)\s*:/g))) {
    if (used.has(name) || LIBRARIES.some((prefix) => name.startsWith(prefix))) continue;
    console.log(`${relative(root, file)}: nothing uses ${name}`);
    process.exitCode = 1;
  }
}

function names(text, pattern) {
  return [...text.matchAll(pattern)].map(([, name]) => name);
}

function read(pattern) {
  return globSync(pattern, { cwd: root })
    .map((file) => inRepository(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
}
