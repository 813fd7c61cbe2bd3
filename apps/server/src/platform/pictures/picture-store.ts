import { LRUCache } from 'lru-cache';
import { networksOf } from '../http/networks.ts';
import { HttpProblem } from '../http/problem.ts';
import type { WorkerPool } from '../workers/worker-pool.ts';
import { createPictureFolder } from './picture-folder.ts';
import type { PictureTurns } from './picture-turns.ts';

/** Something to be drawn by a worker that knows jobs of this type. */
export type Picture<Job> = {
  /** Equal names are equal pictures, on every server; letters, digits, `_` and `-` only. */
  readonly name: string;
  /** How it is drawn, asked for only when it must be. */
  readonly job: () => Job;
};

export type PictureStore<Job> = {
  /**
   * The PNG of a picture: from memory, from disk, or drawn now. Simultaneous requests share one drawing, which begins as
   * soon as one of their addresses has its turn. Throws HttpProblem `too-many-requests` where the address had too many
   * drawings, `unavailable` where too many wait for one. Without an address it is for the site itself, and not counted.
   */
  readonly png: (picture: Picture<Job>, address?: string) => Promise<Buffer>;
};

export type PictureStoreOptions<Job> = {
  /** Where the files are kept; made when it is missing. */
  readonly directory: string;
  /** How much of the disk they may take; those not used for longest go first, and are drawn anew when someone asks. */
  readonly maxBytes: number;
  readonly turns: PictureTurns;
  /** They write the picture into `file` and answer without bytes, or with those of the picture where they can't. */
  readonly workers: Pick<WorkerPool<Job & { readonly file: string }>, 'run'>;
  /** Told when a picture could not be kept. */
  readonly onFailure?: (error: unknown) => void;
};

/** A picture that clients wait for. */
type Drawing = {
  /** The drawing itself, once one of the clients has its turn. */
  begun: Promise<Buffer> | undefined;
  readonly turns: Promise<Buffer>[];
  /** By network: a second request of one waits for the same turn. */
  readonly waiting: Map<string, Promise<Buffer>>;
};

/** How many pictures stay in memory: a new link is opened by many at once, link-preview services first. */
const RECENT_PICTURES = 24;
/** How many places in the queue one picture may take, however many clients ask for it. */
const TURNS_EACH = 4;
const RETRY_AFTER_SECONDS = 5;

/** Pictures drawn once and kept as files that are named by what they show. */
export function createPictureStore<Job>(options: PictureStoreOptions<Job>): PictureStore<Job> {
  const { directory, maxBytes, turns, workers, onFailure } = options;
  const folder = createPictureFolder(directory, maxBytes);
  const recent = new LRUCache<string, Promise<Buffer | undefined>>({ max: RECENT_PICTURES });
  const drawings = new Map<string, Drawing>();

  function findKept(name: string): Promise<Buffer | undefined> {
    return recent.get(name) ?? keepRecent(name, folder.find(name));
  }

  function keepRecent(name: string, found: Promise<Buffer | undefined>): Promise<Buffer | undefined> {
    recent.set(name, found);
    // A missing file is looked for again, since another process may draw it.
    void found.then((bytes) => {
      if (!bytes && recent.get(name) === found) recent.delete(name);
    });
    return found;
  }

  async function draw({ name, job }: Picture<Job>): Promise<Buffer> {
    const known = await recent.get(name);
    if (known) return known;
    // The worker writes the file itself: sending pictures between processes fills the server's memory with copies.
    const file = folder.fileOf(name);
    const bytes = await workers.run({ ...job(), file }, 'requested');
    if (bytes.length > 0) onFailure?.(new Error(`${file} could not be written`));
    const png = bytes.length > 0 ? Buffer.from(bytes) : await readWhole(name);
    void keepRecent(name, Promise.resolve(png));
    if (bytes.length === 0) await folder.makeRoom(name).catch((error: unknown) => onFailure?.(error));
    return png;
  }

  async function readWhole(name: string): Promise<Buffer> {
    const png = await folder.find(name);
    if (!png) throw new Error(`${folder.fileOf(name)} was gone as soon as it was drawn`);
    return png;
  }

  async function waitForTurn(picture: Picture<Job>, drawing: Drawing, address?: string): Promise<Buffer> {
    if (address !== undefined) await turns.allow(address);
    if (drawing.begun) return drawing.begun;
    const begin = () => (drawing.begun ??= draw(picture));
    const turn = drawing.turns.length < TURNS_EACH ? turns.take(networkOf(address), begin) : undefined;
    if (turn) drawing.turns.push(turn);
    // All turns end with the same drawing, whichever comes first.
    const [shared] = drawing.turns;
    if (!shared) throw new HttpProblem('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    return turn ?? shared;
  }

  function drawOnce(picture: Picture<Job>, address?: string): Promise<Buffer> {
    const drawing = drawings.get(picture.name) ?? { begun: undefined, turns: [], waiting: new Map() };
    drawings.set(picture.name, drawing);
    const network = networkOf(address);
    const known = drawing.begun ?? drawing.waiting.get(network);
    if (known) return known;
    const waiting = waitForTurn(picture, drawing, address).finally(() => {
      drawing.waiting.delete(network);
      if (drawing.waiting.size === 0) drawings.delete(picture.name);
    });
    drawing.waiting.set(network, waiting);
    return waiting;
  }

  return {
    async png(picture, address) {
      const known = await findKept(picture.name);
      if (known) await folder.noteUse(picture.name);
      return known ?? drawOnce(picture, address);
    },
  };
}

/** The key for taking turns: the network of an address, or the site itself. */
function networkOf(address: string | undefined): string {
  return address === undefined ? 'site' : networksOf(address).near;
}
