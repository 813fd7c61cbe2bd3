import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { createFairQueue } from '#platform/fair-queue.ts';
import { roughAddress } from '#platform/http/connections/networks.ts';
import { HttpProblem } from '#platform/http/problem.ts';

/** Hashes and checks passwords off the event loop, a few at a time. Throws HttpProblem `unavailable` when too many wait. */
export type Passwords = {
  hash(password: string, turn: PasswordTurn): Promise<string>;
  /** Takes equally long without a hash, so that the time does not show whether an account exists. */
  matches(passwordHash: string | null | undefined, password: string, turn: PasswordTurn): Promise<boolean>;
  /** Whether a hash was made with other parameters than those of today. */
  isOutdated(passwordHash: string): boolean;
  /** How many wait for their turn. */
  waiting(): number;
};

/**
 * Whose turn a hash waits for. Networks take turns and share the places, a /24 or a /48 as one: whoever has an address there
 * often has others. So a flood from one delays no other.
 */
type PasswordTurn = {
  readonly address: string;
  /** True for a fan on a known network, who goes before unknown ones. */
  readonly goesFirst?: boolean;
  /** Runs when the turn comes; if it throws, nothing is hashed. */
  readonly before?: () => Promise<void>;
};

/** The parameters of argon2: `memoryCost` in KiB, passes, lanes. */
export type PasswordCost = {
  readonly algorithm: number;
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
};

// OWASP's parameters for argon2id (algorithm 2): 19 MiB, two passes, one lane.
const PARAMETERS: PasswordCost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
// Node has four threads for such work; file and DNS operations need the others.
const MAX_AT_ONCE = 2;
// At about 70 hashes per second and thread, the last one waits a third of a second.
const MAX_WAITING = 40;
// Each waiting hash holds memory, whatever the factor.
const MAX_RAISED = 500;
const RETRY_AFTER_SECONDS = 1;

/**
 * Makes the one queue of a process for hashing passwords. `factor` multiplies how many may wait; `cost` is lower
 * only in tests whose subject is something else.
 */
export function createPasswords(factor = 1, cost: PasswordCost = PARAMETERS): Passwords {
  const raised = (count: number) => Math.min(MAX_RAISED, Math.ceil(count * factor));
  const queue = createFairQueue({
    maxAtOnce: MAX_AT_ONCE,
    maxWaiting: raised(MAX_WAITING),
  });
  // How a hash of this cost begins in PHC format.
  const present = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;
  const strangersHash = hash(randomBytes(16), cost);
  // A failure shows where the hash is awaited.
  strangersHash.catch(() => undefined);

  async function inTurn<Value>({ address, goesFirst, before }: PasswordTurn, job: () => Promise<Value>) {
    const turn = queue(
      roughAddress(address),
      async () => {
        await before?.();
        return job();
      },
      goesFirst,
    );
    if (!turn) throw new HttpProblem('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    return turn;
  }

  return {
    waiting: queue.waiting,
    isOutdated: (passwordHash) => !passwordHash.startsWith(present),
    hash: (password, turn) => inTurn(turn, () => hash(Buffer.from(password), cost)),
    async matches(passwordHash, password, turn) {
      const known = passwordHash ?? (await strangersHash);
      const isMatch = await inTurn(turn, () => verify(known, Buffer.from(password)));
      return isMatch && typeof passwordHash === 'string';
    },
  };
}
