import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { inRepository, root } from './lib/repository.mjs';

// Names every custom property that a style sheet sets and nothing reads, or reads and nothing sets.

/** What the style sheets of libraries read. */
const READ_BY_LIBRARIES = /^--yarl__/;

/** What libraries set, and what the build makes of the albums' records. */
const SET_ELSEWHERE = /^--(available-height|transform-origin|era-.+|bead-.+)$/;

const styles = read('apps/web/src/**/*.css');
const scripts = read('apps/web/src/**/*.{ts,tsx}');
const texts = [...styles, ...scripts].map(({ text }) => text);
const used = new Set(texts.flatMap((text) => names(text, /var\(\s*(--[\w-]+)/g)));
const set = new Set([
  ...styles.flatMap(({ text }) => names(text, /(--[\w-]+)\s*:/g)),
  ...scripts.flatMap(({ text }) => names(text, /(--[\w-]+)/g)),
]);

for (const { file, text } of styles) {
  for (const name of new Set(names(text, /(--[\w-]+)\s*:/g)))
    if (!used.has(name) && !READ_BY_LIBRARIES.test(name)) report(file, `nothing uses ${name}`);
  for (const name of new Set(names(text, /var\(\s*(--[\w-]+)\s*\)/g)))
    if (!set.has(name) && !SET_ELSEWHERE.test(name)) report(file, `nothing sets ${name}`);
}

function report(file, fault) {
  console.log(`${relative(root, file)}: ${fault}`);
  process.exitCode = 1;
}

function names(text, pattern) {
  return [...text.matchAll(pattern)].map(([, name]) => name);
}

function read(pattern) {
  return globSync(pattern, { cwd: root })
    .map((file) => inRepository(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
}
