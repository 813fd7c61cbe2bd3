import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { POSTERS_VERSION, type Poster } from '@thirteen/artwork/posters/posters.ts';
import { HttpProblem } from '#platform/http/problem.ts';
import type { PosterJob } from '#platform/workers/media-job.ts';
import type { WorkerPool } from '#platform/workers/worker-pool.ts';

export type PosterStore = {
  /**
   * The PNG of a poster: kept on disk, or drawn now by a worker. Simultaneous requests share one drawing, and
   * `allowDrawing`, which may throw, is asked before one begins.
   */
  readonly png: (poster: Poster, allowDrawing?: () => Promise<void>) => Promise<Buffer>;
  /** Draws a poster for nobody while nothing else is drawn, so that the art on it is painted when it is needed. */
  readonly rehearse: (poster: Poster) => Promise<void>;
};

type PosterStoreOptions = {
  /** Where the files are kept; made when it is missing. */
  readonly directory: string;
  /** Where the art that they share is kept, painted; made when it is missing. */
  readonly artDirectory: string;
  readonly workers: Pick<WorkerPool<PosterJob, Uint8Array>, 'run'>;
  /** Told when a picture could not be kept. */
  readonly onFailure?: (error: unknown) => void;
  /** How many files stay; those drawn first go first, and are drawn anew when someone asks. About 0.5 MB each. */
  readonly keptFiles?: number;
};

const KEPT_FILES = 4000;
/** So many are kept in memory: a link is opened by many at once, first of all by those who draw previews of it. */
const RECENT_FILES = 24;
/** When they are counted, so many of the kept files stay; as many as there is room for then may follow. */
const STAY = 0.9;

/** Names what a poster shows: another picture has another name, and an equal one the same on every server. */
export function hashOfPoster(poster: Poster): string {
  return createHash('sha256')
    .update(`${POSTERS_VERSION} ${JSON.stringify(poster)}`)
    .digest('hex')
    .slice(0, 24);
}

/** Posters drawn once and kept as files that are named by what they show. */
export function createPosterStore(options: PosterStoreOptions): PosterStore {
  const { directory, artDirectory, workers, onFailure, keptFiles = KEPT_FILES } = options;
  const recent = new Map<string, Promise<Buffer>>();
  /** Files are counted before the first one is added, and then now and again. */
  let drawnSinceCount = keptFiles;

  async function draw(poster: Poster, file: string): Promise<Buffer> {
    // The worker writes the file itself: pictures that pass from process to process fill the server's memory with copies.
    const bytes = await workers.run({ kind: 'poster', poster, file, artDirectory }, 'requested');
    if (bytes.length > 0) {
      onFailure?.(new Error(`${file} could not be written`));
      return Buffer.from(bytes);
    }
    await makeRoom();
    return readFile(file);
  }

  async function makeRoom(): Promise<void> {
    drawnSinceCount += 1;
    if (drawnSinceCount < keptFiles * (1 - STAY)) return;
    drawnSinceCount = 0;
    await removeOldest(directory, keptFiles).catch((error: unknown) => onFailure?.(error));
  }

  async function png(poster: Poster, allowDrawing?: () => Promise<void>): Promise<Buffer> {
    const hash = hashOfPoster(poster);
    const begun = recent.get(hash);
    if (begun) {
      return begun.catch((error: unknown) => {
        // Whoever began it had drawn too much already; that is no reason to refuse the others.
        if (error instanceof HttpProblem) return png(poster, allowDrawing);
        throw error;
      });
    }
    const promise = findOrDraw(poster, join(directory, `${hash}.png`), allowDrawing);
    recent.set(hash, promise);
    promise.catch(() => recent.delete(hash));
    for (const oldest of recent.keys()) if (recent.size > RECENT_FILES) recent.delete(oldest);
    return promise;
  }

  async function findOrDraw(
    poster: Poster,
    file: string,
    allowDrawing?: () => Promise<void>,
  ): Promise<Buffer> {
    const kept = await readFile(file).catch(() => undefined);
    if (kept && isWholePng(kept)) return kept;
    await allowDrawing?.();
    return draw(poster, file);
  }

  async function rehearse(poster: Poster): Promise<void> {
    await workers.run({ kind: 'poster', poster, artDirectory }, 'background');
  }

  return { png, rehearse };
}

/** Keeps a folder from growing for ever; what a crash left half written is among the oldest. */
async function removeOldest(directory: string, kept: number): Promise<void> {
  const names = await readdir(directory);
  const staying = Math.floor(kept * STAY);
  if (names.length <= staying) return;
  const files = await Promise.all(
    names.map(async (name) => {
      const file = join(directory, name);
      const found = await stat(file).catch(() => undefined);
      return { file, drawnAtMs: found?.mtimeMs ?? 0 };
    }),
  );
  const tooMany = files.toSorted((a, b) => a.drawnAtMs - b.drawnAtMs).slice(0, -staying);
  await Promise.all(tooMany.map(({ file }) => rm(file, { force: true })));
}

// The last chunk of every PNG; a file cut short by a full disk lacks it.
const PNG_END = Buffer.from('IEND');

function isWholePng(bytes: Buffer): boolean {
  return bytes.length > 12 && bytes.subarray(-8, -4).equals(PNG_END);
}
