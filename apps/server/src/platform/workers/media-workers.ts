import type { MediaJob } from './media-job.ts';
import { createWorkerPool } from './worker-pool.ts';
import type { WorkerPool } from './worker-pool.ts';

export type MediaWorkers = WorkerPool<MediaJob, Uint8Array>;

const ENTRY = new URL('./media.worker.ts', import.meta.url);
// One thread for what someone waits for, beside the one that works in the background.
const SOUND_THREADS = 2;

/** The threads that render and encode previews, and the single one that draws: resvg's memory grows with each thread. */
export function createMediaWorkers(): MediaWorkers {
  const sound = createWorkerPool<MediaJob, Uint8Array>({ size: SOUND_THREADS, entry: ENTRY });
  const drawing = createWorkerPool<MediaJob, Uint8Array>({ size: 1, entry: ENTRY });
  const poolFor = (job: MediaJob) => (job.kind === 'preview' ? sound : drawing);
  return {
    run: (job, priority) => poolFor(job).run(job, priority),
    hurry: (job) => poolFor(job).hurry(job),
    close: async () => {
      await Promise.all([sound.close(), drawing.close()]);
    },
  };
}
