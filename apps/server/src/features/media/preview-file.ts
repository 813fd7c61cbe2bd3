import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

// An ID3v2.4 tag with one private frame, so that the file stays an MP3 that any player plays and still proves itself.
const OWNER = Buffer.from('thirteen.preview\0', 'latin1');
const DIGEST_BYTES = 32;
const FRAME_BYTES = OWNER.length + DIGEST_BYTES;
const HEADER = Buffer.concat([
  Buffer.from('ID3\u0004\u0000\u0000', 'latin1'),
  // All sizes here are below 128, where the tag's seven-bit bytes are plain ones.
  Buffer.from([0, 0, 0, 10 + FRAME_BYTES]),
  Buffer.from('PRIV', 'latin1'),
  Buffer.from([0, 0, 0, FRAME_BYTES, 0, 0]),
  OWNER,
]);
const SOUND_START = HEADER.length + DIGEST_BYTES;

const DRAFT_PREFIX = '.draft-';
const OLD_DRAFT_MS = 60_000;

/** Puts a tag with the digest of the sound before it. */
export function sealPreview(mp3: Uint8Array): Buffer {
  return Buffer.concat([HEADER, digestOf(mp3), mp3]);
}

/** Whether a file is a sealed preview to its last byte. */
function isSealed(file: Buffer): boolean {
  return (
    file.length > SOUND_START &&
    file.subarray(0, HEADER.length).equals(HEADER) &&
    file.subarray(HEADER.length, SOUND_START).equals(digestOf(file.subarray(SOUND_START)))
  );
}

/** The digest in the tag of a sealed preview, as text. Two previews with the same digest are the same. */
export function digestOfSealed(file: Buffer): string {
  return file.subarray(HEADER.length, SOUND_START).toString('base64url');
}

/** Reads a sealed preview. Undefined when there is none, or when what is there is not whole. */
export async function findPreviewFile(file: string): Promise<Buffer | undefined> {
  try {
    const bytes = await readFile(file);
    return isSealed(bytes) ? bytes : undefined;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Makes the folder of the previews and clears away the drafts that crashes left in it. */
export async function preparePreviewFolder(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  const names = await readdir(directory);
  for (const name of names.filter((candidate) => candidate.startsWith(DRAFT_PREFIX))) {
    await removeOldDraft(path.join(directory, name));
  }
}

// Another process may be writing a young draft at this moment, or clear the same old one away.
async function removeOldDraft(draft: string): Promise<void> {
  const details = await stat(draft).catch(() => undefined);
  if (details && Date.now() - details.mtimeMs > OLD_DRAFT_MS) await rm(draft, { force: true });
}

/** Writes a file so that a crash at any moment leaves the old one, the new one or none, never a part. */
export async function writePreviewFile(file: string, bytes: Uint8Array): Promise<void> {
  const draft = path.join(path.dirname(file), `${DRAFT_PREFIX}${randomUUID()}`);
  try {
    const handle = await open(draft, 'wx');
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

function digestOf(sound: Uint8Array): Buffer {
  return createHash('sha256').update(sound).digest();
}
