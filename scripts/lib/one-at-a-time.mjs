import { mkdir, open, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cacheFolder } from './repository.mjs';

const HEARTBEAT_MS = 1000;
const ABANDONED_AFTER_MS = 10_000;
const LOOK_AGAIN_MS = 200;

/**
 * Runs the work while no other process does the same, so that servers started together install and build once.
 * The lock is a file whose date is kept fresh; process numbers would repeat in containers.
 */
export async function oneAtATime(name, work) {
  await mkdir(cacheFolder, { recursive: true });
  const lock = join(cacheFolder, `${name}.lock`);
  while (!(await take(lock))) {
    if (await isAbandoned(lock)) await rm(lock, { force: true });
    else await sleep(LOOK_AGAIN_MS);
  }

  const heartbeat = setInterval(() => utimes(lock, new Date(), new Date()).catch(() => {}), HEARTBEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    await rm(lock, { force: true });
  }
}

async function take(lock) {
  try {
    const file = await open(lock, 'wx');
    await file.close();
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

async function isAbandoned(lock) {
  const found = await stat(lock).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs > ABANDONED_AFTER_MS;
}
