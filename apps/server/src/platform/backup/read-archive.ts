import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract as createExtract } from 'tar-stream';
import {
  backupEntries,
  BackupRefused,
  readManifest,
  type BackupManifest,
  type TellProgress,
} from './backup-manifest.ts';

/** One entry of a back-up. Its content has to be read before the next one comes. */
export type ArchiveEntry = { readonly name: string; readonly content: AsyncIterable<Buffer> };

const LARGEST_TEXT = 1_000_000;

/** The entries of a back-up, in order. Throws what the file's readers throw where it is no such file. */
export async function* readArchive(
  file: string,
  progress: TellProgress,
  what: string,
): AsyncGenerator<ArchiveEntry> {
  const { size } = await stat(file);
  let done = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      progress(what, (done += chunk.length), size);
      next(null, chunk);
    },
  });
  const extract = createExtract();
  const read = pipeline(createReadStream(file), count, createGunzip(), extract);
  // What fails there ends the walk below with the same error.
  read.catch(() => undefined);
  for await (const entry of extract) {
    yield { name: entry.header.name, content: bytesOf(entry) };
    entry.resume();
  }
  await read;
}

/**
 * Reads a whole back-up and compares each of its entries with its checksum. Throws BackupRefused for a file that is
 * foreign, cut, damaged or from a later version.
 */
export async function checkArchive(file: string, progress: TellProgress): Promise<BackupManifest> {
  if (!(await stat(file).catch(() => undefined))?.isFile())
    throw new BackupRefused(`There is no file ${file}.`);
  const seen: Seen = { sums: [] };
  try {
    await readSums(file, progress, seen);
  } catch (error) {
    if (error instanceof BackupRefused || isOfDisk(error)) throw error;
    if (seen.manifest !== undefined)
      throw new BackupRefused(`${file} is damaged or cut off: it can't be read to its end.`, {
        cause: error,
      });
  }
  const { manifest, listed, sums } = seen;
  if (manifest === undefined) throw new BackupRefused(`${file} is not a back-up of Thirteen.`);
  if (listed === undefined) throw new BackupRefused(`${file} is cut off: its end is missing.`);
  if (listed !== sums.join('')) throw new BackupRefused(`${file} is damaged: a checksum differs.`);
  return manifest;
}

/** What was read of a back-up so far: its manifest, the checksums of its entries, and those that it lists at its end. */
type Seen = { manifest?: BackupManifest; listed?: string; readonly sums: string[] };

async function readSums(file: string, progress: TellProgress, seen: Seen): Promise<void> {
  for await (const { name, content } of readArchive(file, progress, 'bytes checked')) {
    if (seen.listed !== undefined) throw new BackupRefused(`${file} is damaged: something follows its end.`);
    if (name === backupEntries.checksums) {
      seen.listed = await readText(content);
      continue;
    }
    const hash = createHash('sha256');
    if (seen.manifest === undefined) {
      if (name !== backupEntries.manifest) return;
      const json = await readText(content);
      seen.manifest = readManifest(json, file);
      hash.update(json);
    } else {
      for await (const chunk of content) hash.update(chunk);
    }
    seen.sums.push(`${hash.digest('hex')}  ${name}\n`);
  }
}

async function* bytesOf(entry: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  for await (const chunk of entry) if (Buffer.isBuffer(chunk)) yield chunk;
}

/** A disk that can't be read is no fault of the file. */
function isOfDisk(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}

/** A short entry as text. Throws when it is longer than any of ours. */
async function readText(content: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of content) {
    size += chunk.length;
    if (size > LARGEST_TEXT) throw new Error('An entry is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/** The content of an entry as a stream. */
export function toStream({ content }: ArchiveEntry): Readable {
  return Readable.from(content);
}
