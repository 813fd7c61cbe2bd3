import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SitePage } from '@thirteen/contract/pages.ts';

/** What the web app's build says of its files, by their sources. */
type Manifest = Readonly<Record<string, BuiltFile>>;
type BuiltFile = {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
};

const DOCUMENT = 'index.html';
const SHELL = 'src/app/shell/shell.tsx';

/**
 * Tells the tags that load the code of a page together with that of the app, rather than after it has asked which page
 * it is on. Empty for pages that come with the app, and where the build left no manifest.
 */
export function createCodeLinks(webApp: string): (page: Pick<SitePage, 'path' | 'source'>) => string {
  const manifest = readManifest(join(webApp, '.vite', 'manifest.json'));
  const ofDocument = filesOf(manifest, DOCUMENT);
  const known = new Map<string, string>();

  return ({ path, source }) => {
    if (source === undefined) return '';
    const key = `${source} ${isInShell(path)}`;
    const links = known.get(key) ?? toLinks(manifest, { path, source }, ofDocument);
    known.set(key, links);
    return links;
  };
}

function toLinks(
  manifest: Manifest,
  { path, source }: { readonly path: string; readonly source: string },
  ofDocument: ReadonlySet<string>,
): string {
  const sources = [`src/${source}.tsx`, ...(isInShell(path) ? [SHELL] : [])];
  const files = new Set(sources.flatMap((each) => [...filesOf(manifest, each)]));
  return [...files]
    .filter((each) => !ofDocument.has(each))
    .map((each) =>
      each.endsWith('.css')
        ? `<link rel="preload" as="style" crossorigin href="/${each}" />`
        : `<link rel="modulepreload" crossorigin href="/${each}" />`,
    )
    .join('\n    ');
}

function isInShell(path: string): boolean {
  return path.startsWith('/user/');
}

/** A source's own files and those of all that it imports. */
function filesOf(manifest: Manifest, source: string, seen = new Set<string>()): Set<string> {
  const built = manifest[source];
  if (built === undefined || seen.has(built.file)) return seen;
  seen.add(built.file);
  for (const style of built.css ?? []) seen.add(style);
  for (const next of built.imports ?? []) filesOf(manifest, next, seen);
  return seen;
}

function readManifest(file: string): Manifest {
  // Vite wrote it, beside the files that it names.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
}
