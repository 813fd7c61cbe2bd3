import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { inRepository } from './repository.mjs';

const OF_A_PLATFORM = /\b(linux|darwin|win32|win)[-/](x64|arm64)(-(gnu|musl|msvc))?$/;

// npm before version 11 installs no binary that the lock file does not name, and says nothing of it.
test('the lock file names the binaries of Linux, macOS and Windows, on whichever of them it was made', async () => {
  const { packages } = JSON.parse(await readFile(inRepository('package-lock.json'), 'utf8'));
  const wanted = Object.values(packages)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => OF_A_PLATFORM.test(name));
  expect(wanted.length).toBeGreaterThan(50);
  expect(wanted.filter((name) => !packages[`node_modules/${name}`])).toEqual([]);
});
