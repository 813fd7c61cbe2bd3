import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { inRepository } from './repository.mjs';
import { runNpm } from './npm.mjs';
import { makeSbom } from './sbom.mjs';

const IN_MODULES = 'node_modules/';

let locked;
beforeAll(async () => {
  const { packages } = JSON.parse(await readFile(inRepository('package-lock.json'), 'utf8'));
  locked = Object.entries(packages)
    .filter(([path, entry]) => path.includes(IN_MODULES) && !entry.link)
    .map(([path, entry]) => {
      const name = entry.name ?? path.slice(path.lastIndexOf(IN_MODULES) + IN_MODULES.length);
      return `pkg:npm/${name.replace('@', '%40')}@${entry.version}`;
    });
});

const missing = (addresses) => {
  const listed = new Set(addresses);
  return locked.filter((address) => !listed.has(address));
};

describe('the software bill of materials', () => {
  test('lists every package of the lock file in CycloneDX, with its license', async () => {
    const { bomFormat, components } = JSON.parse(await makeSbom('cyclonedx'));
    expect(bomFormat).toBe('CycloneDX');
    expect(missing(components.map(({ purl }) => purl))).toEqual([]);
    const isOurs = ({ properties = [] }) => properties.some(({ name }) => name === 'cdx:npm:package:private');
    const unlicensed = components.filter((component) => !component.licenses && !isOurs(component));
    // It says 'MPL 2.0', which is no name that SPDX knows.
    expect(unlicensed.map(({ name }) => name)).toEqual(['incremental-encoder']);
  });

  test('lists every package of the lock file in SPDX', async () => {
    const { spdxVersion, packages } = JSON.parse(await makeSbom('spdx'));
    expect(spdxVersion).toMatch(/^SPDX-/);
    const addresses = packages.flatMap(({ externalRefs }) =>
      externalRefs.map(({ referenceLocator }) => referenceLocator),
    );
    expect(missing(addresses)).toEqual([]);
  });

  test('is made of an installed folder, too, since no package asks for what is not there', async () => {
    const { code, output } = await runNpm(['sbom', '--sbom-format', 'cyclonedx', '--loglevel=error']);
    expect(code === 0 ? '' : output).toBe('');
  });
});
