import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from './lib/command.mjs';
import { cacheFolder } from './lib/repository.mjs';
import { makeSbom, SBOM_FILES } from './lib/sbom.mjs';

await runCommand(async () => {
  await mkdir(cacheFolder, { recursive: true });
  for (const [format, name] of Object.entries(SBOM_FILES)) {
    const file = join(cacheFolder, name);
    await writeFile(file, await makeSbom(format));
    console.log(file);
  }
  return 0;
});
