import { createHash } from 'node:crypto';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { eraKey, type EraRef } from '@thirteen/domain/catalogue/era-look.ts';
import { LRUCache } from 'lru-cache';
import { removeOldDrafts, writeAtomically } from '#platform/files/write-atomically.ts';
import { WorkerPoolClosed, type JobPriority, type WorkerPool } from '#platform/workers/worker-pool.ts';
import { digestOfSealed, findPreviewFile, sealPreview } from './preview-file.ts';
import type { PreviewJob } from './preview-workers.ts';

/** A preview, whole and checked: an MP3, its size, and a strong entity tag in quotes, ready for the header. */
type Preview = { readonly bytes: Buffer; readonly sizeBytes: number; readonly etag: string };

export type PreviewStore = {
  /**
   * The preview of a song: from memory, from disk, or made now, in well under a second and before anything that waits
   * in the background. Simultaneous requests for one song share one rendering. Rejects when it can't be made.
   */
  readonly preview: (songId: string, theme: EraRef) => Promise<Preview>;
  /**
   * Makes the previews that are missing, one after another with a pause after each, and resolves when all are there or
   * the store was closed. A song that can't be made is left out and told to `onFailure`.
   */
  readonly warm: (songs: readonly SongToPlay[]) => Promise<void>;
  /** Ends the warming. Does not close the workers, which belong to whoever made them. */
  readonly close: () => Promise<void>;
};

/** A song by its id, and the theme that its sound follows. */
export type SongToPlay = { readonly id: string; readonly theme: EraRef };

export type PreviewStoreOptions = {
  /** Where the MP3 files are kept; made when it is missing. */
  readonly directory: string;
  readonly workers: Pick<WorkerPool<PreviewJob>, 'run' | 'hurry'>;
  /** Told of each preview that warming could not make, and of each that could not be kept on disk. */
  readonly onFailure?: (songId: string, error: unknown) => void;
};

/** Part of each file's name: a new number makes all previews anew. Raise it when a change makes them sound different. */
const SOUND_VERSION = 1;
/** Enough for the songs of an album page; about 5 MB. */
const KEPT_IN_MEMORY = 40;
/** Pause after each preview, as a share of its time: warming takes at most half of one processor. */
const PAUSE_SHARE = 1;

/** A rendering in progress. It becomes a requested one when a client asks for the song. */
type Order = { readonly job: PreviewJob; priority: JobPriority };

/** Previews made once and kept as files. */
export function createPreviewStore({ directory, workers, onFailure }: PreviewStoreOptions): PreviewStore {
  const recent = new LRUCache<string, Preview>({ max: KEPT_IN_MEMORY });
  const making = new Map<string, { readonly order: Order; readonly promise: Promise<Preview> }>();
  const closing = new AbortController();
  const warmings = new Set<Promise<void>>();
  const ready = removeOldDrafts(directory);

  async function make(order: Order, name: string): Promise<Preview> {
    await ready;
    const kept = await findPreviewFile(path.join(directory, name));
    if (kept) return previewOf(kept);
    const bytes = sealPreview(await workers.run(order.job, order.priority));
    try {
      await writeAtomically(path.join(directory, name), bytes);
    } catch (error) {
      // On a full disk the preview is still played.
      onFailure?.(order.job.songId, error);
    }
    return previewOf(bytes);
  }

  function obtain(song: SongToPlay, priority: JobPriority): Promise<Preview> {
    const name = fileNameOf(song);
    const begun = making.get(name);
    if (begun) {
      if (priority === 'requested') hurry(begun.order);
      return begun.promise;
    }
    const order: Order = { job: { songId: song.id, theme: song.theme }, priority };
    const promise = make(order, name).finally(() => making.delete(name));
    making.set(name, { order, promise });
    return promise;
  }

  function hurry(order: Order): void {
    order.priority = 'requested';
    workers.hurry(order.job);
  }

  async function preview(songId: string, theme: EraRef): Promise<Preview> {
    const song = { id: songId, theme };
    const name = fileNameOf(song);
    const found = recent.get(name) ?? (await obtain(song, 'requested'));
    recent.set(name, found);
    return found;
  }

  async function warmAll(songs: readonly SongToPlay[]): Promise<void> {
    for (const song of songs) {
      // Requested previews come first.
      while (making.size > 0) await Promise.allSettled([...making.values()].map(({ promise }) => promise));
      if (closing.signal.aborted) return;
      const startMs = performance.now();
      try {
        await obtain(song, 'background');
      } catch (error) {
        if (error instanceof WorkerPoolClosed) return;
        onFailure?.(song.id, error);
      }
      await pause(PAUSE_SHARE * (performance.now() - startMs), closing.signal);
    }
  }

  return {
    preview,
    warm(songs) {
      const warming = warmAll(songs).finally(() => warmings.delete(warming));
      warmings.add(warming);
      return warming;
    },
    async close() {
      closing.abort();
      await Promise.all(warmings);
    },
  };
}

// Hashed, since an id may hold characters that a file name may not.
function fileNameOf({ id, theme }: SongToPlay): string {
  return `${createHash('sha256')
    .update(`${SOUND_VERSION} ${eraKey(theme)} ${id}`)
    .digest('hex')
    .slice(0, 32)}.mp3`;
}

function previewOf(bytes: Buffer): Preview {
  return { bytes, sizeBytes: bytes.length, etag: `"${digestOfSealed(bytes)}"` };
}

/** Waits for some milliseconds, or until the signal, without keeping the process alive. */
async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await wait(milliseconds, undefined, { signal, ref: false }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}
