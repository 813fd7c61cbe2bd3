import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { inRepository, root } from './repository.mjs';
import { listSections, readCounts, readSecurityTable } from './security-table.mjs';

const SOURCES = ['apps', 'packages', 'e2e', 'scripts'];
const NOT_SOURCES = /(?:^|\/)(?:node_modules|dist)\//;
const TEXT = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;

let page;
let rows;
let files;
beforeAll(async () => {
  page = await readFile(inRepository('docs', 'security.md'), 'utf8');
  rows = readSecurityTable(page);
  const found = await Promise.all(
    SOURCES.map(async (source) => {
      const names = await readdir(inRepository(source), { recursive: true });
      return names.map((name) => `${source}/${name}`);
    }),
  );
  files = [...found.flat().filter((name) => !NOT_SOURCES.test(name)), ...(await readdir(root))];
});

/** Files are named by as much of the end of their path as tells which one is meant. */
const filesNamed = (end) => files.filter((name) => name === end || name.endsWith(`/${end}`));
const namedBy = (list) => [...new Set(rows.flatMap(list))];

async function textsIn(file) {
  const code = await readFile(join(root, file), 'utf8');
  return new Set(
    [...code.matchAll(TEXT)].map(([, ...quoted]) =>
      (quoted.find((text) => text !== undefined) ?? '').replaceAll(/\\(.)/g, '$1'),
    ),
  );
}

describe('the table of the standard', () => {
  test('has each requirement of levels 1 and 2 once, with its level', async () => {
    const asked = JSON.parse(await readFile(inRepository('docs', 'asvs-5.0.0.json'), 'utf8'));
    expect(rows.map(({ id, level }) => [id, level])).toEqual(Object.entries(asked));
  });

  test('has no row open', () => {
    expect(rows.filter(({ isOpen }) => isOpen).map(({ id }) => id)).toEqual([]);
  });

  test('names something that shows it in each row that applies', () => {
    const bare = rows.filter(
      ({ kind, tests, sections }) => kind !== 'idle' && tests.length === 0 && sections.length === 0,
    );
    expect(bare.map(({ id }) => id)).toEqual([]);
    const untested = rows.filter(({ kind, tests }) => kind === 'met' && tests.length === 0);
    expect(untested.map(({ id }) => id)).toEqual([]);
  });

  test('counts its rows as they are', () => {
    const count = (wanted) => rows.filter(({ kind }) => kind === wanted).length;
    expect(readCounts(page)).toEqual({
      all: rows.length,
      met: count('met'),
      operator: count('operator'),
      relaxed: count('relaxed'),
      idle: count('idle'),
    });
  });

  test('names files that are there, each without a doubt', () => {
    const doubtful = namedBy(({ files: named, tests }) => [...named, ...tests.map(({ file }) => file)])
      .map((end) => [end, filesNamed(end).length])
      .filter(([, count]) => count !== 1);
    expect(doubtful).toEqual([]);
  });

  test('names tests that are there', async () => {
    const missing = [];
    for (const { id, tests } of rows) {
      for (const { file, title } of tests) {
        const [found] = filesNamed(file);
        const texts = found ? await textsIn(found) : new Set();
        if (!texts.has(title)) missing.push(`${id} ${file}: ${title}`);
      }
    }
    expect(missing).toEqual([]);
  });

  test('leads to parts of the page that are there', () => {
    const sections = listSections(page);
    const linked = [...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, section]) => section);
    expect(linked.filter((section) => !sections.includes(section))).toEqual([]);
  });
});
