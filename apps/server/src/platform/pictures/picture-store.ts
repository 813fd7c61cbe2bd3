import { networksOf } from '../http/networks.ts';
import { HttpProblem } from '../http/problem.ts';
import type { PictureJob } from '../workers/media-job.ts';
import type { WorkerPool } from '../workers/worker-pool.ts';
import type { DrawingTurns } from './drawing-turns.ts';
import { createPictureFolder } from './picture-folder.ts';

/** Something to be drawn. */
export type Picture = {
  /** Equal names are equal pictures, on every server; letters, digits, `_` and `-` only. */
  readonly name: string;
  /** How it is drawn, asked for only when it must be. */
  readonly job: () => PictureJob;
};

export type PictureStore = {
  /**
   * The PNG of a picture: from memory, from disk, or drawn now. Simultaneous requests share one drawing, which begins as
   * soon as one of their addresses has its turn. Throws HttpProblem `too-many-requests` where the address had too many
   * drawings, `unavailable` where too many wait for one. Without an address it is for the site itself, and not counted.
   */
  readonly png: (picture: Picture, address?: string) => Promise<Buffer>;
};

export type PictureStoreOptions = {
  /** Where the files are kept; made when it is missing. */
  readonly directory: string;
  /** How much of the disk they may take; those drawn first go first, and are drawn anew when someone asks. */
  readonly maxBytes: number;
  readonly turns: DrawingTurns;
  readonly workers: Pick<WorkerPool<PictureJob>, 'run'>;
  /** Told when a picture could not be kept. */
  readonly onFailure?: (error: unknown) => void;
};

/** A picture that somebody waits for. */
type Drawing = {
  /** The drawing itself, once one of those who wait has their turn. */
  begun: Promise<Buffer> | undefined;
  readonly turns: Promise<Buffer>[];
  /** By network, so that those who ask twice wait for one turn. */
  readonly waiting: Map<string, Promise<Buffer>>;
};

/** So many are kept in memory: a link is opened by many at once, first of all by those who draw previews of it. */
const RECENT_PICTURES = 24;
/** A crowd that wants one picture shall not fill the queue; four who do may be all that it holds. */
const TURNS_EACH = 4;
const RETRY_AFTER_SECONDS = 5;

/** Pictures drawn once and kept as files that are named by what they show. */
export function createPictureStore(options: PictureStoreOptions): PictureStore {
  const { directory, maxBytes, turns, workers, onFailure } = options;
  const folder = createPictureFolder(directory, maxBytes);
  const recent = new Map<string, Promise<Buffer | undefined>>();
  const drawings = new Map<string, Drawing>();

  function findKept(name: string): Promise<Buffer | undefined> {
    return recent.get(name) ?? keepRecent(name, folder.find(name));
  }

  function keepRecent(name: string, found: Promise<Buffer | undefined>): Promise<Buffer | undefined> {
    recent.delete(name);
    recent.set(name, found);
    for (const oldest of recent.keys()) if (recent.size > RECENT_PICTURES) recent.delete(oldest);
    // What is not there is looked for again, since another process may draw it.
    void found.then((bytes) => {
      if (!bytes && recent.get(name) === found) recent.delete(name);
    });
    return found;
  }

  async function draw({ name, job }: Picture): Promise<Buffer> {
    const known = await recent.get(name);
    if (known) return known;
    // The worker writes the file itself: pictures that pass from process to process fill the server's memory with copies.
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

  async function waitForTurn(picture: Picture, drawing: Drawing, address?: string): Promise<Buffer> {
    if (address !== undefined) await turns.allow(address);
    if (drawing.begun) return drawing.begun;
    const begin = () => (drawing.begun ??= draw(picture));
    const turn = drawing.turns.length < TURNS_EACH ? turns.take(networkOf(address), begin) : undefined;
    if (turn) drawing.turns.push(turn);
    // All of them end with the one drawing, whoever's turn comes first.
    const [shared] = drawing.turns;
    if (!shared) throw new HttpProblem('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    return turn ?? shared;
  }

  function drawOnce(picture: Picture, address?: string): Promise<Buffer> {
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
    png: async (picture, address) => (await findKept(picture.name)) ?? drawOnce(picture, address),
  };
}

/** Whose turn it is: the household's of an address, or the site's own. */
function networkOf(address: string | undefined): string {
  return address === undefined ? 'site' : networksOf(address).near;
}
