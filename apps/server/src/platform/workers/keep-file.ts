import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** How the names of files begin that are not whole yet. */
export const DRAFT_PREFIX = '.draft-';

/**
 * Writes a file, and its folder where that is missing: beside its place and then renamed, so that a crash leaves a whole
 * file or none. Answers whether it could; a full disk is no reason to lose what was drawn.
 */
export function keepFile(file: string, bytes: Uint8Array): boolean {
  const directory = dirname(file);
  const draft = join(directory, `${DRAFT_PREFIX}${randomUUID()}`);
  try {
    mkdirSync(directory, { recursive: true });
    writeFileSync(draft, bytes, { flag: 'wx', flush: true });
    renameSync(draft, file);
    return true;
  } catch {
    removeDraft(draft);
    return false;
  }
}

function removeDraft(draft: string): void {
  try {
    rmSync(draft, { force: true });
  } catch {
    // There is no folder, or a disk that failed: whoever clears the folder up tries again.
  }
}
