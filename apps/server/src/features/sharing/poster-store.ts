import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
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
  readonly workers: Pick<WorkerPool<PosterJob, Uint8Array>, 'run'>;
  /** Told when a picture could not be kept. */
  readonly onFailure?: (error: unknown) => void;
  /** How many files stay; those drawn first go first, and are drawn anew when someone asks. About 0.5 MB each. */
  readonly keptFiles?: number;
};

const KEPT_FILES = 4000;
/** Of the kept files, so many stay when there are too many. */
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
  const { directory, workers, onFailure, keptFiles = KEPT_FILES } = options;
  const drawing = new Map<string, Promise<Buffer>>();

  async function draw(poster: Poster, file: string): Promise<Buffer> {
    const bytes = Buffer.from(await workers.run({ kind: 'poster', poster }, 'requested'));
    try {
      await keep(file, bytes);
    } catch (error) {
      // A full disk shall not take the picture away from whoever waits for it.
      onFailure?.(error);
    }
    return bytes;
  }

  async function keep(file: string, bytes: Buffer): Promise<void> {
    await mkdir(directory, { recursive: true });
    // Written beside and renamed, so that a crash leaves a whole file or none.
    const draft = join(directory, `.draft-${randomUUID()}`);
    await writeFile(draft, bytes, { flag: 'wx' });
    await rename(draft, file);
    await removeOldest(directory, keptFiles);
  }

  async function png(poster: Poster, allowDrawing?: () => Promise<void>): Promise<Buffer> {
    const hash = hashOfPoster(poster);
    const file = join(directory, `${hash}.png`);
    const kept = drawing.has(hash) ? undefined : await readFile(file).catch(() => undefined);
    if (kept && isWholePng(kept)) return kept;

    const begun = drawing.get(hash);
    if (begun) {
      return begun.catch((error: unknown) => {
        // Whoever began it had drawn too much already; that is no reason to refuse the others.
        if (error instanceof HttpProblem) return png(poster, allowDrawing);
        throw error;
      });
    }
    const promise = Promise.resolve(allowDrawing?.())
      .then(() => draw(poster, file))
      .finally(() => drawing.delete(hash));
    drawing.set(hash, promise);
    return promise;
  }

  async function rehearse(poster: Poster): Promise<void> {
    await workers.run({ kind: 'poster', poster }, 'background');
  }

  return { png, rehearse };
}

/** Keeps a folder from growing for ever; what a crash left half written is among the oldest. */
async function removeOldest(directory: string, kept: number): Promise<void> {
  const names = await readdir(directory);
  if (names.length <= kept) return;
  const files = await Promise.all(
    names.map(async (name) => {
      const file = join(directory, name);
      const found = await stat(file).catch(() => undefined);
      return { file, drawnAtMs: found?.mtimeMs ?? 0 };
    }),
  );
  const tooMany = files.toSorted((a, b) => a.drawnAtMs - b.drawnAtMs).slice(0, -Math.floor(kept * STAY));
  await Promise.all(tooMany.map(({ file }) => rm(file, { force: true })));
}

// The last chunk of every PNG; a file cut short by a full disk lacks it.
const PNG_END = Buffer.from('IEND');

function isWholePng(bytes: Buffer): boolean {
  return bytes.length > 12 && bytes.subarray(-8, -4).equals(PNG_END);
}
