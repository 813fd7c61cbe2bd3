import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isInShell } from '@thirteen/contract/pages/page-address.ts';
import { pages, type PageName } from '@thirteen/contract/pages/pages.ts';

/** What the web app's build says of its files, by their sources. */
type Manifest = Readonly<Record<string, BuiltFile>>;
type BuiltFile = {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
};

const DOCUMENT = 'index.html';
const APP = 'src/app/start.tsx';
const SHELL = 'src/app/shell/shell.tsx';

/** Tells the addresses of the files that draw a page; without a name, of the app alone. */
export type PageCode = (name?: PageName) => readonly string[];

/**
 * Knows which files of the app and of a page come after the document, so that they can be loaded at once, rather than
 * one after the other. Where the build left no manifest there are none to tell.
 */
export function createPageCode(webApp: string): PageCode {
  const manifest = readManifest(join(webApp, '.vite', 'manifest.json'));
  const ofDocument = filesOf(manifest, DOCUMENT);
  const known = new Map<PageName | undefined, readonly string[]>();

  return (name) => {
    const code =
      known.get(name) ??
      [...filesOf(manifest, ...sourcesOf(name, manifest))].filter((file) => !ofDocument.has(file));
    known.set(name, code);
    return code;
  };
}

/** A page is drawn by the module of its name: `releaseNotes` by `release-notes-page.tsx`. */
function sourcesOf(name: PageName | undefined, manifest: Manifest): readonly string[] {
  if (name === undefined) return [APP];
  const file = `/${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-page.tsx`;
  const own = Object.keys(manifest).filter((source) => source.endsWith(file));
  return [APP, ...own, ...(isInShell(pages[name].path) ? [SHELL] : [])];
}

/** The tags that load code while the document is still being read. */
export function codeLinks(code: readonly string[]): string {
  return code
    .map((file) => {
      const kind = file.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"';
      return `<link ${kind} crossorigin href="${file}" />`;
    })
    .join('\n    ');
}

/** The files of sources and of all that these import, as addresses. */
function filesOf(manifest: Manifest, ...sources: readonly string[]): Set<string> {
  const files = new Set<string>();
  const add = (source: string) => {
    const built = manifest[source];
    if (built === undefined || files.has(`/${built.file}`)) return;
    for (const file of [built.file, ...(built.css ?? [])]) files.add(`/${file}`);
    for (const next of built.imports ?? []) add(next);
  };
  for (const source of sources) add(source);
  return files;
}

function readManifest(file: string): Manifest {
  // Vite wrote it, beside the files that it names.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
}
