import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

// An ID3v2.4 tag with one private frame: the file stays an MP3 for any player, and carries a digest of its sound.
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
    // No file, or something else where its folder should be.
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw error;
  }
}

function digestOf(sound: Uint8Array): Buffer {
  return createHash('sha256').update(sound).digest();
}
