import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { inRepository, root } from './repository.mjs';

/** A row of docs/security.md: what the standard asks, how it is met, and what shows it. */
const ROW = /^\| (\d+\.\d+\.\d+) \| ([12]) \| ([^|]*) \| ([^|]*) \| ([^|]*) \|$/gm;
const EVIDENCE = /`([^`]+\.(?:test|spec)\.(?:tsx?|mjs))`(?: \(`([^`]+)`\))?: "((?:[^"]|"(?!;|$))*)"/g;
const NAMED_FILE = /`((?:\.?[\w-]+\/)*\.?[\w.-]+\.(?:tsx?|mjs|js|json|cjs))`/g;
const OPEN = /^\s*$|\b(?:open|todo|tbd|later)\b|\?$/i;
const COUNTS = /Of (\d+) requirements (\d+) are met[^.]*?, (\d+) with[^.]*?, (\d+) relaxed[^.]*?, (\d+) not/;
const KINDS = { idle: /^Not applicable: /, relaxed: /Relaxed: /, operator: /Operator: /, met: /^/ };

const page = await readFile(inRepository('docs', 'security.md'), 'utf8');
const rows = [...page.matchAll(ROW)].map(([, id, level, asks, how, shown]) => ({
  id,
  level: Number(level),
  cells: [asks, how, shown].map((cell) => cell.trim()),
  kind: Object.keys(KINDS).find((kind) => KINDS[kind].test(how)),
  tests: [...shown.matchAll(EVIDENCE)].map(([, file, place, title]) => ({ file: place ?? file, title })),
  files: [...how.matchAll(NAMED_FILE)].map(([, file]) => file),
}));
const sources = globSync(['{apps,packages,e2e,scripts,lab}/**/*.*', '*.*', '.*.*'], {
  cwd: root,
  exclude: (path) => /(?:^|\/)(?:node_modules|dist)$/.test(path),
});
/** Files are named by as much of the end of their path as tells which one is meant. */
const filesNamed = (end) => sources.filter((name) => name === end || name.endsWith(`/${end}`));
const faultsOf = (find) => rows.flatMap((row) => find(row).map((fault) => `${row.id}: ${fault}`));

test('the table has each requirement of levels 1 and 2 once, none open, and counts them as they are', async () => {
  const asked = JSON.parse(await readFile(inRepository('docs', 'asvs-5.0.0.json'), 'utf8'));
  expect(rows.map(({ id, level }) => [id, level])).toEqual(Object.entries(asked));
  const isOpen = ({ cells, kind }) =>
    cells.some((cell) => OPEN.test(cell)) || (cells[2] === '–') !== (kind === 'idle');
  expect(rows.filter(isOpen).map(({ id }) => id)).toEqual([]);
  const counts = ['met', 'operator', 'relaxed', 'idle'].map((kind) =>
    rows.filter((row) => row.kind === kind),
  );
  expect(COUNTS.exec(page)?.slice(1).map(Number)).toEqual([rows, ...counts].map(({ length }) => length));
});

test('the table names tests, files and sections that are there, and a test for all that is met', async () => {
  const untested = rows.filter(({ kind, tests }) => kind === 'met' && tests.length === 0);
  expect(untested.map(({ id }) => id)).toEqual([]);
  const named = ({ files, tests }) => [...files, ...tests.map(({ file }) => file)];
  expect(faultsOf((row) => named(row).filter((file) => filesNamed(file).length !== 1))).toEqual([]);
  const codes = new Map();
  for (const [file] of rows.flatMap(({ tests }) => tests.map((one) => filesNamed(one.file))))
    codes.set(file, (await readFile(inRepository(file), 'utf8')).replaceAll(/\\(.)/g, '$1'));
  const hasTitle = ({ file, title }) =>
    ["'", '"', '`'].some((q) => codes.get(filesNamed(file)[0]).includes(q + title + q));
  expect(faultsOf(({ tests }) => tests.filter((one) => !hasTitle(one)).map(({ title }) => title))).toEqual(
    [],
  );
  const anchors = [...page.matchAll(/^##+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );
  const linked = [...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, section]) => section);
  expect(linked.filter((section) => !anchors.includes(section))).toEqual([]);
});
