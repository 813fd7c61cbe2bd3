import type { EraRef } from '@thirteen/domain/catalogue/era-look.ts';
import { createWorkerPool, type WorkerPool } from '#platform/workers/worker-pool.ts';

/** The preview of a song to make. The result is an MP3. */
export type PreviewJob = { readonly songId: string; readonly theme: EraRef };

// One for what someone waits for, beside the one that works in the background.
const WORKERS = 2;
const IDLE_MS = 20_000;
// A hundred times what the longest job takes on a busy machine.
const MAX_JOB_MS = 60_000;

/** The processes that render and encode previews. They start with the first job. */
export function createPreviewWorkers(): WorkerPool<PreviewJob> {
  return createWorkerPool<PreviewJob>({
    size: WORKERS,
    entry: new URL('./preview.worker.ts', import.meta.url),
    idleMs: IDLE_MS,
    maxJobMs: MAX_JOB_MS,
  });
}
