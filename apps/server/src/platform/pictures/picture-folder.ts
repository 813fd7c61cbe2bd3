import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { DRAFT_PREFIX } from '../workers/keep-file.ts';

export type PictureFolder = {
  /** Where a picture of a name is, or goes. */
  readonly fileOf: (name: string) => string;
  /** The bytes of a picture; undefined where there is none, or only a part of one. */
  readonly find: (name: string) => Promise<Buffer | undefined>;
  /** To be called when a picture was added: counts now and again, and removes the oldest where there are too many. */
  readonly makeRoom: (name: string) => Promise<void>;
};

type KeptFile = { readonly path: string; readonly bytes: number; readonly writtenAtMs: number };

/** When they are counted, so much of the room stays filled; as much as is free then may follow. */
const STAY = 0.9;
/** Disks are given out in blocks of so many bytes (`stat`). */
const BLOCK_BYTES = 512;
// Another process may be writing a young one at this moment.
const OLD_DRAFT_MS = 60_000;

/** A folder of PNGs that takes at most so many bytes of the disk. Those written first go first. */
export function createPictureFolder(directory: string, maxBytes: number): PictureFolder {
  const fileOf = (name: string) => join(directory, `${name}.png`);
  // Files are counted with the first one that is added, since another process may have left any number.
  let addedBytes = maxBytes;
  let clearing: Promise<void> | undefined;

  return {
    fileOf,
    async find(name) {
      const bytes = await readFile(fileOf(name)).catch(() => undefined);
      return bytes && isWholePng(bytes) ? bytes : undefined;
    },
    async makeRoom(name) {
      addedBytes += (await statFile(fileOf(name)))?.bytes ?? 0;
      if (addedBytes < maxBytes * (1 - STAY)) return;
      addedBytes = 0;
      clearing ??= removeOldest(directory, maxBytes * STAY).finally(() => (clearing = undefined));
      await clearing;
    },
  };
}

/** Removes what a crash left half written, and the oldest files until all the others take no more than `stayingBytes`. */
async function removeOldest(directory: string, stayingBytes: number): Promise<void> {
  const names = await readdir(directory);
  const found = await Promise.all(names.map((name) => statFile(join(directory, name))));
  const files = found.filter((file) => file !== undefined).toSorted((a, b) => b.writtenAtMs - a.writtenAtMs);
  let bytes = 0;
  for (const file of files) {
    bytes += file.bytes;
    if (bytes > stayingBytes || isOldDraft(file)) await rm(file.path, { force: true });
  }
}

async function statFile(path: string): Promise<KeptFile | undefined> {
  const details = await stat(path).catch(() => undefined);
  if (!details) return undefined;
  // What the disk gives away for a file is more than its length; some disks tell it late.
  const bytes = Math.max(details.size, details.blocks * BLOCK_BYTES);
  return { path, bytes, writtenAtMs: details.mtimeMs };
}

function isOldDraft({ path, writtenAtMs }: KeptFile): boolean {
  return basename(path).startsWith(DRAFT_PREFIX) && Date.now() - writtenAtMs > OLD_DRAFT_MS;
}

// The last chunk of every PNG; a file cut short by a full disk lacks it.
const PNG_END = Buffer.from('IEND');

function isWholePng(bytes: Buffer): boolean {
  return bytes.length > 12 && bytes.subarray(-8, -4).equals(PNG_END);
}
