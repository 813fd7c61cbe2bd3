import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackageLicense } from '@thirteen/contract/site.ts';

/** The licenses of what is in a build of the web app; none where it was not built. */
export function readLicenses(webApp: string): readonly PackageLicense[] {
  const file = join(webApp, '.vite', 'licenses.json');
  // The build wrote it, by the same type.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PackageLicense[]) : [];
}
