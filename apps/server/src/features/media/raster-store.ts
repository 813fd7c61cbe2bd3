import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaWorkers } from '#platform/workers/media-workers.ts';

type Raster = { readonly bytes: Buffer; readonly etag: string };
type Wanted = { readonly svg: string; readonly widthPx: number };

/** Drawings as PNGs, each made once by a worker and kept as a file named by what it was made from. */
export function createRasterStore({ directory, workers }: { directory: string; workers: MediaWorkers }) {
  const making = new Map<string, Promise<Raster>>();

  async function make({ svg, widthPx }: Wanted, hash: string): Promise<Raster> {
    const file = join(directory, `${hash}.png`);
    const kept = await readFile(file).catch(() => undefined);
    if (kept && isWholePng(kept)) return { bytes: kept, etag: `"${hash}"` };

    const bytes = Buffer.from(await workers.run({ kind: 'raster', svg, widthPx }, 'requested'));
    await mkdir(directory, { recursive: true });
    // Written beside and renamed, so that a crash leaves a whole file or none.
    const draft = join(directory, `.${hash}.${randomUUID()}`);
    const handle = await open(draft, 'wx');
    await handle.writeFile(bytes);
    await handle.close();
    await rename(draft, file);
    return { bytes, etag: `"${hash}"` };
  }

  return {
    /** The PNG of a drawing at a width. Simultaneous requests share one rendering. */
    raster(wanted: Wanted): Promise<Raster> {
      const hash = createHash('sha256').update(`${wanted.widthPx}:${wanted.svg}`).digest('base64url');
      const begun = making.get(hash);
      if (begun) return begun;
      const promise = make(wanted, hash).finally(() => making.delete(hash));
      making.set(hash, promise);
      return promise;
    },
  };
}

// The last chunk of every PNG; a file cut short by a full disk lacks it.
const PNG_END = Buffer.from('IEND');

function isWholePng(bytes: Buffer): boolean {
  return bytes.length > 12 && bytes.subarray(-8, -4).equals(PNG_END);
}
