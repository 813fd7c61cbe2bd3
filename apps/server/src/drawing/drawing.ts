import type { Poster } from '@thirteen/artwork/posters/posters.ts';
import type { DataFolderName } from '#platform/data-folder.ts';
import type { Limits } from '#platform/http/limits.ts';
import { createWorkerPool, type WorkerPool } from '#platform/workers/worker-pool.ts';
import { createPictureStore, createPictureTurns } from './picture-store.ts';

/** What is drawn: a drawing as a PNG of a width in pixels, whose height follows, or a card or poster of its own size. */
export type Picture = {
  /** Equal names are equal pictures, on every server; letters, digits, `_` and `-` only. */
  readonly name: string;
} & (
  | {
      readonly kind: 'raster';
      /** Asked for only when it must be drawn. Its text must be paths: no fonts are loaded. */
      readonly svg: () => string;
      readonly widthPx: number;
    }
  | { readonly kind: 'poster'; readonly poster: Poster }
);

/** What the process that draws can do. The result is a PNG. */
export type DrawingJob = (
  | { readonly kind: 'raster'; readonly svg: string; readonly widthPx: number }
  /** The art on a poster is painted once, into a folder of its own. */
  | { readonly kind: 'poster'; readonly poster: Poster; readonly artDirectory: string }
) & {
  /** Where the picture goes. The answer then has no bytes; it has those of the picture where that could not be. */
  readonly file?: string;
};

/** All that the server draws: queue, files and the process that turns drawings into pixels. */
export type DrawingService = {
  /**
   * The PNG of a picture: from memory, from disk, or drawn now. Simultaneous requests share one drawing, which begins as
   * soon as one of their addresses has its turn. Throws HttpProblem `too-many-requests` where the address had too many
   * drawings, `unavailable` where too many wait for one. Without an address it is for the site itself, and not counted.
   */
  readonly png: (picture: Picture, address?: string) => Promise<Buffer>;
  /** Paints the art that is on a poster, in the background, so that the first one with it need not wait. Keeps no poster. */
  readonly warm: (poster: Poster) => Promise<void>;
  /** How many pictures wait for their turn. */
  readonly waiting: () => number;
  readonly close: () => Promise<void>;
};

type DrawingParts = {
  readonly limits: Pick<Limits, 'take'>;
  readonly dataFolder: (name: DataFolderName) => string;
  /** How much of the disk kept cards and posters may take, in bytes. */
  readonly maxPosterBytes: number;
  /** Told when a picture could not be kept. */
  readonly onFailure: (error: unknown) => void;
};

// All drawings of the site in every width take 47 MB.
const MAX_RASTER_BYTES = 100_000_000;
// Long enough for a crowd that opens one link after the other, short enough that a quiet server is small.
const IDLE_MS = 20_000;
// A hundred times what the longest job takes on a busy machine.
const MAX_JOB_MS = 60_000;
// Drawing takes about 1 MB more with each card, as measured over 200 of them.
const JOBS_EACH = 120;

/** Starts no process yet; the first picture does. */
export function createDrawing({
  limits,
  dataFolder,
  maxPosterBytes,
  onFailure,
}: DrawingParts): DrawingService {
  const workers = createDrawingWorkers();
  const turns = createPictureTurns(limits);
  const stores = {
    raster: createPictureStore({
      directory: dataFolder('drawings'),
      maxBytes: MAX_RASTER_BYTES,
      turns,
      onFailure,
    }),
    poster: createPictureStore({
      directory: dataFolder('cards'),
      maxBytes: maxPosterBytes,
      turns,
      onFailure,
    }),
  };
  const posterJob = (poster: Poster): DrawingJob => ({
    kind: 'poster',
    poster,
    artDirectory: dataFolder('cardArt'),
  });

  function jobOf(picture: Picture): DrawingJob {
    if (picture.kind === 'poster') return posterJob(picture.poster);
    return { kind: 'raster', svg: picture.svg(), widthPx: picture.widthPx };
  }

  return {
    png(picture, address) {
      const draw = (file: string) => workers.run({ ...jobOf(picture), file }, 'requested');
      return stores[picture.kind].png({ name: picture.name, draw }, address);
    },
    async warm(poster) {
      await workers.run(posterJob(poster), 'background');
    },
    waiting: turns.take.waiting,
    close: workers.close,
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
