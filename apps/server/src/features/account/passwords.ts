import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { HttpProblem } from '#platform/http/problem.ts';

/** Hashes and checks passwords off the event loop, a few at a time. */
export type Passwords = {
  hash(password: string): Promise<string>;
  /** Takes as long without a hash as with one, so that nobody learns which accounts exist. */
  matches(passwordHash: string | null | undefined, password: string): Promise<boolean>;
};

// OWASP's parameters for argon2id (algorithm 2): 19 MiB, two passes, one lane.
const PARAMETERS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
// Node has four threads for such work; files and names need the others.
const MAX_AT_ONCE = 2;
// At about 70 hashes a second and thread, the last in line waits about two seconds.
const MAX_WAITING = 250;
const RETRY_AFTER_SECONDS = 3;

/** Makes the one place where passwords are hashed. Throws HttpProblem `unavailable` when too many wait already. */
export function createPasswords(): Passwords {
  const inTurn = createLine();
  const strangersHash = hash(randomBytes(16), PARAMETERS);
  strangersHash.catch(() => undefined);
  return {
    hash: (password) => inTurn(() => hash(Buffer.from(password), PARAMETERS)),
    async matches(passwordHash, password) {
      const known = passwordHash ?? (await strangersHash);
      const isMatch = await inTurn(() => verify(known, Buffer.from(password)));
      return isMatch && typeof passwordHash === 'string';
    },
  };
}

/** Runs a few jobs at once; the others wait in order. */
function createLine() {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async function inTurn<Value>(job: () => Promise<Value>): Promise<Value> {
    if (running >= MAX_AT_ONCE) {
      if (waiting.length >= MAX_WAITING) {
        throw new HttpProblem('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
      }
      // Whoever finishes hands its place over, so that `running` stays as it is.
      await new Promise<void>((go) => waiting.push(go));
    } else {
      running += 1;
    }
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
