import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { inRepository } from './repository.mjs';
import { runNpm } from './npm.mjs';

const OF_A_PLATFORM = /\b(linux|darwin|win32|win)[-/](x64|arm64)(-(gnu|musl|msvc))?$/;
const IN_MODULES = 'node_modules/';

const { packages } = JSON.parse(await readFile(inRepository('package-lock.json'), 'utf8'));

// npm before version 11 installs no binary that the lock file does not name, and says nothing of it.
test('the lock file names the binaries of Linux, macOS and Windows, on whichever of them it was made', () => {
  const wanted = Object.values(packages)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => OF_A_PLATFORM.test(name));
  expect(wanted.length).toBeGreaterThan(50);
  expect(wanted.filter((name) => !packages[`node_modules/${name}`])).toEqual([]);
});

// From the lock file, so that everybody gets the same list; npm refuses where a package asks for what is not in it.
test('npm makes a bill of materials of the lock file, with each package and its license', async () => {
  const bill = await runNpm([
    'sbom',
    '--sbom-format',
    'cyclonedx',
    '--package-lock-only',
    '--loglevel=error',
  ]);
  const { components } = JSON.parse(bill.output);
  const listed = new Set(components.map(({ purl }) => purl));
  const locked = Object.entries(packages)
    .filter(([path, { link }]) => path.includes(IN_MODULES) && !link)
    .map(([path, { name = path.slice(path.lastIndexOf(IN_MODULES) + IN_MODULES.length), version }]) => {
      return `pkg:npm/${name.replace('@', '%40')}@${version}`;
    });
  expect(locked.filter((address) => !listed.has(address))).toEqual([]);
  const isOurs = ({ properties = [] }) => properties.some(({ name }) => name === 'cdx:npm:package:private');
  const unlicensed = components.filter((component) => !component.licenses && !isOurs(component));
  // It says 'MPL 2.0', which is no name that SPDX knows.
  expect(unlicensed.map(({ name }) => name)).toEqual(['incremental-encoder']);
});
