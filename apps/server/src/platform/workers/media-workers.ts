import type { MediaJob } from './media-job.ts';
import { createWorkerPool } from './worker-pool.ts';
import type { WorkerPool } from './worker-pool.ts';

export type MediaWorkers = WorkerPool<MediaJob>;

const ENTRY = new URL('./media.worker.ts', import.meta.url);
// One for what someone waits for, beside the one that works in the background.
const SOUND_WORKERS = 2;
// Long enough for a crowd that opens one link after the other, short enough that a quiet server is small.
const IDLE_MS = 20_000;
// A hundred times what the longest job takes on a busy machine.
const MAX_JOB_MS = 60_000;
// Drawing takes about 1 MB more with each card, as measured over 200 of them.
const DRAWINGS_EACH = 120;

/** The workers that render and encode previews, and the single one that draws. */
export function createMediaWorkers(): MediaWorkers {
  const sound = createWorkerPool<MediaJob>({
    size: SOUND_WORKERS,
    entry: ENTRY,
    idleMs: IDLE_MS,
    maxJobMs: MAX_JOB_MS,
  });
  const drawing = createWorkerPool<MediaJob>({
    size: 1,
    entry: ENTRY,
    idleMs: IDLE_MS,
    maxJobMs: MAX_JOB_MS,
    jobsEach: DRAWINGS_EACH,
  });
  const poolFor = (job: MediaJob) => (job.kind === 'preview' ? sound : drawing);
  return {
    run: (job, priority) => poolFor(job).run(job, priority),
    hurry: (job) => poolFor(job).hurry(job),
    close: async () => {
      await Promise.all([sound.close(), drawing.close()]);
    },
  };
}
