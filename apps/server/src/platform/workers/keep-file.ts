import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Writes a file, and its folder where that is missing: beside its place and then renamed, so that a crash leaves a whole
 * file or none. Answers whether it could; a full disk is no reason to lose what was drawn.
 */
export function keepFile(file: string, bytes: Uint8Array): boolean {
  try {
    const directory = dirname(file);
    mkdirSync(directory, { recursive: true });
    const draft = join(directory, `.draft-${randomUUID()}`);
    writeFileSync(draft, bytes, { flag: 'wx', flush: true });
    renameSync(draft, file);
    return true;
  } catch {
    return false;
  }
}
