import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { removeOldDrafts } from '#platform/files/write-atomically.ts';

export type PictureFolder = {
  /** Where a picture of a name is, or goes. */
  readonly fileOf: (name: string) => string;
  /** The bytes of a picture; undefined where there is none, or only a part of one. */
  readonly find: (name: string) => Promise<Buffer | undefined>;
  /** Notes that a picture was asked for, so that it stays. */
  readonly noteUse: (name: string) => Promise<void>;
  /** Call it when a picture was added: it counts from time to time, and removes those not used for longest when there are too many. */
  readonly makeRoom: (name: string) => Promise<void>;
};

type KeptFile = { readonly path: string; readonly bytes: number; readonly usedAtMs: number };

/** The share of `maxBytes` that is left after a removal. Files are counted again once the rest may be full. */
const STAY = 0.9;
/** The unit of `blocks` in what `stat` answers. */
const BLOCK_BYTES = 512;
/** One use in so many milliseconds is noted on the disk. */
const USE_NOTED_EVERY_MS = 10 * 60_000;
const MAX_USES_REMEMBERED = 10_000;

/** A folder of PNGs that takes at most so many bytes of the disk. Those not used for longest go first. */
export function createPictureFolder(directory: string, maxBytes: number): PictureFolder {
  const fileOf = (name: string) => join(directory, `${name}.png`);
  // The first picture makes the folder count, since an earlier process may have left any number of files.
  let addedBytes = maxBytes;
  let clearing: Promise<void> | undefined;
  const used = new LRUCache<string, true>({ max: MAX_USES_REMEMBERED, ttl: USE_NOTED_EVERY_MS });

  return {
    fileOf,
    async find(name) {
      const bytes = await readFile(fileOf(name)).catch(() => undefined);
      return bytes && isWholePng(bytes) ? bytes : undefined;
    },
    async noteUse(name) {
      if (used.has(name)) return;
      used.set(name, true);
      const now = new Date();
      // Another process may have removed it.
      await utimes(fileOf(name), now, now).catch(() => undefined);
    },
    async makeRoom(name) {
      addedBytes += (await statFile(fileOf(name)))?.bytes ?? 0;
      if (addedBytes < maxBytes * (1 - STAY)) return;
      addedBytes = 0;
      clearing ??= removeUnused(directory, maxBytes * STAY).finally(() => (clearing = undefined));
      await clearing;
    },
  };
}

/** Removes the drafts of crashes, and the files not used for longest until the others take no more than `stayingBytes`. */
async function removeUnused(directory: string, stayingBytes: number): Promise<void> {
  await removeOldDrafts(directory);
  const names = await readdir(directory);
  const found = await Promise.all(names.map((name) => statFile(join(directory, name))));
  const files = found.filter((file) => file !== undefined).toSorted((a, b) => b.usedAtMs - a.usedAtMs);
  let bytes = 0;
  for (const file of files) {
    bytes += file.bytes;
    if (bytes > stayingBytes) await rm(file.path, { force: true });
  }
}

async function statFile(path: string): Promise<KeptFile | undefined> {
  const details = await stat(path).catch(() => undefined);
  if (!details) return undefined;
  // A file takes whole blocks of the disk, which is more than its length; some file systems report them late.
  const bytes = Math.max(details.size, details.blocks * BLOCK_BYTES);
  return { path, bytes, usedAtMs: details.mtimeMs };
}

// The last chunk of every PNG; a file cut short by a full disk lacks it.
const PNG_END = Buffer.from('IEND');

function isWholePng(bytes: Buffer): boolean {
  return bytes.length > 12 && bytes.subarray(-8, -4).equals(PNG_END);
}
