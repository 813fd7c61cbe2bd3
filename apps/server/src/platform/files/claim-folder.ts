import { mkdir, open, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** This process's try to be the one of those that share a folder. */
export type FolderClaim = {
  /** Runs `work` once this process holds the claim: at once, or when the one that holds it has ended. */
  whenHeld(work: () => void): void;
  /** Gives the claim back, for the next process. */
  close(): Promise<void>;
};

const RENEW_MS = 5000;
// Renewed some times in between, unless its process was killed.
const STALE_MS = 20_000;

/**
 * Lets one of the processes that share a folder do what one alone should do. A file in the folder, renewed every few
 * seconds, says that there is one, so that it works between containers, too. After one was killed two may hold it for a
 * moment: it saves work and keeps nothing safe.
 */
export function claimFolder(folder: string, name: string, renewMs = RENEW_MS): FolderClaim {
  const file = join(folder, name);
  const waiting: (() => void)[] = [];
  let isHeld = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let trying: Promise<void> | undefined;

  function tryLater(afterMs: number): void {
    if (isClosed) return;
    timer = setTimeout(() => (trying = tryNow()), afterMs).unref();
  }

  async function tryNow(): Promise<void> {
    try {
      if (isHeld) await utimes(file, new Date(), new Date());
      else isHeld = await take(folder, file);
    } catch {
      // A full disk or a folder that is gone: whoever works there will say so.
    }
    if (isHeld) for (const work of waiting.splice(0)) if (!isClosed) work();
    tryLater(renewMs);
  }

  return {
    whenHeld(work) {
      waiting.push(work);
      if (isHeld || timer === undefined) {
        clearTimeout(timer);
        tryLater(0);
      }
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await trying;
      if (isHeld) await rm(file, { force: true }).catch(() => undefined);
    },
  };
}

/** Makes the file, unless another process holds it. */
async function take(folder: string, file: string): Promise<boolean> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const held = await stat(file).catch(() => undefined);
  // A clock that was set back must not keep a dead process's claim alive.
  if (held && Math.abs(Date.now() - held.mtimeMs) < STALE_MS) return false;
  if (held) await rm(file, { force: true });
  try {
    await (await open(file, 'wx', 0o600)).close();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}
