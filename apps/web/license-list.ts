import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PackageLicense } from '@thirteen/contract/about/about.ts';
import type { Plugin } from 'vite';

/** Where the list is in the folder of a build; the server reads it from there. */
const LIST_FILE = '.vite/licenses.json';
const LICENSE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;
const PACKAGE_FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;
/** What a package says below this of others stays with its author's tools and reaches no browser. */
const OF_OTHERS = /^# Licenses of bundled dependencies$/m;
/** What the service worker is made of, which a build of its own makes. */
const IN_WORKER = ['serwist', '@serwist/utils', 'idb'];
/** Pieces that the tools of the build add under names of their own. */
const FROM_TOOLS = { 'vite/': 'vite', 'rolldown/': 'rolldown' };

/**
 * Notes the license of every font and library in a build, with its whole text, and of those that the server hands to
 * browsers beside it. The build fails where one has no text.
 */
export function listLicenses(packages = inRepository('node_modules')): Plugin {
  return {
    name: 'list-licenses',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const folders = Object.values(bundle).flatMap((file) => {
          const sources = file.type === 'chunk' ? file.moduleIds : file.originalFileNames;
          return sources.flatMap((source) => folderOf(source, packages) ?? []);
        });
        const ofWorker = IN_WORKER.map((name) => join(packages, name));
        const inBuild = [...new Set([...folders, ...ofWorker])].map(readLicense);
        const list = [...inBuild, ...besideTheBuild()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
        this.emitFile({ type: 'asset', fileName: LIST_FILE, source: JSON.stringify(list) });
      },
    },
  };
}

/** The folder of the package that a module or a file came from; undefined for our own. */
function folderOf(source: string, packages: string): string | undefined {
  const tool = Object.entries(FROM_TOOLS).find(([prefix]) => source.replace(/^\0/, '').startsWith(prefix));
  if (tool) return join(packages, tool[1]);
  return PACKAGE_FOLDER.exec(fromRoot(source))?.[0];
}

/** Assets are named from the root of the app, modules from that of the disk. */
function fromRoot(source: string): string {
  return source.startsWith('..') ? join(import.meta.dirname, source) : source;
}

function readLicense(folder: string): PackageLicense {
  const { name, version, license } = readPackage(folder);
  const files = readdirSync(folder).filter((file) => LICENSE_FILE.test(file));
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').split(OF_OTHERS)[0]?.trim());
  const text = texts.filter(Boolean).join('\n\n');
  if (!name || !version || !license || text === '')
    throw new Error(`${name ?? folder} is in the build, and its license or the text of it is missing.`);
  return { name, version, license, text: wholeText(license, text) };
}

/** Some only name the Apache License, which asks to be handed on whole. */
function wholeText(license: string, text: string): string {
  if (license !== 'Apache-2.0' || text.includes('TERMS AND CONDITIONS')) return text;
  const terms = readFileSync(join(import.meta.dirname, `licenses/${license}.txt`), 'utf8');
  return `${text}\n\n${terms.trimEnd()}`;
}

type Package = {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly devDependencies?: Readonly<Record<string, string>>;
};

function readPackage(folder: string): Package {
  // npm checked it before it put it there.
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package;
}

/** The API's page at /api/docs: what serves it, and the program in it, whose notice that package leaves out. */
function besideTheBuild(): readonly PackageLicense[] {
  const folder = inRepository('node_modules/@fastify/swagger-ui');
  const name = 'swagger-ui-dist';
  const version = readPackage(folder).devDependencies?.[name];
  if (version === undefined) throw new Error(`${folder} no longer tells which ${name} it brings.`);
  const license = 'Apache-2.0';
  const text = wholeText(license, 'Swagger UI\nCopyright 2020-2021 SmartBear Software Inc.');
  return [readLicense(folder), { name, version, license, text }];
}

function inRepository(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}
