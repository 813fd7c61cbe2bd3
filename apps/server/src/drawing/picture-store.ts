import { LRUCache } from 'lru-cache';
import { createFairQueue, type FairQueue } from '#platform/fair-queue.ts';
import type { LimitRule, Limits } from '#platform/http/limits.ts';
import { networksOf } from '#platform/http/connections/networks.ts';
import { HttpProblem } from '#platform/http/problem.ts';
import { createPictureFolder } from './picture-folder.ts';

/** A picture by its name, and how it is drawn: into the file, answered without bytes, or with those of the picture where that can't be. */
export type StoredPicture = {
  readonly name: string;
  readonly draw: (file: string) => Promise<Uint8Array>;
};

/** Who may have a picture drawn, and when: shared by all that is drawn for visitors. */
export type PictureTurns = {
  /** Counts a drawing for an address. Throws HttpProblem `too-many-requests` when it had too many. */
  readonly allow: (address: string) => Promise<void>;
  /** Draws when the turn of the network comes. Undefined, and nothing will be drawn, when too many wait already. */
  readonly take: FairQueue;
};

export type PictureStoreOptions = {
  /** Where the files are kept; made when it is missing. */
  readonly directory: string;
  /** How much of the disk they may take; those not used for longest go first, and are drawn anew when someone asks. */
  readonly maxBytes: number;
  readonly turns: PictureTurns;
  /** Told when a picture could not be kept. */
  readonly onFailure?: (error: unknown) => void;
};

/** A picture that clients wait for. */
type AwaitedPicture = {
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
/** How many pictures may be drawn for one address. Pictures that are kept already are not counted. */
const drawingsPerAddress: LimitRule = { name: 'drawing-address', points: 60, seconds: 60 };
// About ten seconds of work: nobody waits longer for a picture.
const MAX_WAITING = 160;

/** Lets networks take turns at the one worker that draws, so that who asks for fifty pictures delays nobody else. */
export function createPictureTurns(limits: Pick<Limits, 'take'>): PictureTurns {
  return {
    allow: (address) => limits.take({ rule: drawingsPerAddress, address }),
    // One at once: a second job would wait at the worker, where networks take no turns.
    take: createFairQueue({ maxAtOnce: 1, maxWaiting: MAX_WAITING }),
  };
}

/** Pictures drawn once and kept as files that are named by what they show. `png` is that of `DrawingService`. */
export function createPictureStore({ directory, maxBytes, turns, onFailure }: PictureStoreOptions) {
  const folder = createPictureFolder(directory, maxBytes);
  const recent = new LRUCache<string, Promise<Buffer | undefined>>({ max: RECENT_PICTURES });
  const drawings = new Map<string, AwaitedPicture>();

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

  async function drawFile({ name, draw }: StoredPicture): Promise<Buffer> {
    const known = await recent.get(name);
    if (known) return known;
    // The worker writes the file itself: sending pictures between processes fills the server's memory with copies.
    const file = folder.fileOf(name);
    const bytes = await draw(file);
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

  async function waitForTurn(
    picture: StoredPicture,
    drawing: AwaitedPicture,
    address?: string,
  ): Promise<Buffer> {
    if (address !== undefined) await turns.allow(address);
    if (drawing.begun) return drawing.begun;
    const begin = () => (drawing.begun ??= drawFile(picture));
    const turn = drawing.turns.length < TURNS_EACH ? turns.take(networkOf(address), begin) : undefined;
    if (turn) drawing.turns.push(turn);
    // All turns end with the same drawing, whichever comes first.
    const [shared] = drawing.turns;
    if (!shared) throw new HttpProblem('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    return turn ?? shared;
  }

  function drawOnce(picture: StoredPicture, address?: string): Promise<Buffer> {
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
    async png(picture: StoredPicture, address?: string): Promise<Buffer> {
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
