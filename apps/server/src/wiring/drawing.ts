import type { RasterJob } from '#features/media/rasters.ts';
import type { PosterJob } from '#features/sharing/posters/render-poster.ts';
import type { LimitRule, Limits } from '#platform/http/limits.ts';
import { createPictureStore, type PictureStore } from '#platform/pictures/picture-store.ts';
import { createPictureTurns } from '#platform/pictures/picture-turns.ts';
import { createWorkerPool, type WorkerPool } from '#platform/workers/worker-pool.ts';

/** What the process that draws can do. The result of each job is a PNG. */
export type DrawingJob = (RasterJob | PosterJob) & {
  /** Where the picture goes. The answer then has no bytes; it has those of the picture where that could not be. */
  readonly file?: string;
};

/** The one process that draws for all features, and the stores of what it drew. */
export type Drawing = {
  readonly workers: WorkerPool<DrawingJob>;
  /** How many pictures wait for their turn. */
  readonly waiting: () => number;
  /** A folder of drawn pictures, of at most so many bytes. */
  readonly store: (directory: string, maxBytes: number) => PictureStore<RasterJob | PosterJob>;
};

/** How many pictures may be drawn for one address. Pictures that are kept already are not counted. */
const drawingsPerAddress: LimitRule = { name: 'drawing-address', points: 60, seconds: 60 };

// About ten seconds of work: nobody waits longer for a picture.
const MAX_WAITING = 160;
// Long enough for a crowd that opens one link after the other, short enough that a quiet server is small.
const IDLE_MS = 20_000;
// A hundred times what the longest job takes on a busy machine.
const MAX_JOB_MS = 60_000;
// Drawing takes about 1 MB more with each card, as measured over 200 of them.
const JOBS_EACH = 120;

/** Starts no process yet; the first picture does. `onFailure` is told when a picture could not be kept. */
export function createDrawing(limits: Limits, onFailure?: (error: unknown) => void): Drawing {
  const workers = createDrawingWorkers();
  const turns = createPictureTurns({
    limits,
    rule: drawingsPerAddress,
    maxWaiting: MAX_WAITING,
  });
  return {
    workers,
    waiting: turns.take.waiting,
    store: (directory, maxBytes) =>
      createPictureStore({ directory, maxBytes, turns, workers, ...(onFailure && { onFailure }) }),
  };
}

/** The pool of the one process that draws. */
export function createDrawingWorkers(): WorkerPool<DrawingJob> {
  return createWorkerPool<DrawingJob>({
    size: 1,
    entry: new URL('./drawing.worker.ts', import.meta.url),
    idleMs: IDLE_MS,
    maxJobMs: MAX_JOB_MS,
    jobsEach: JOBS_EACH,
  });
}
