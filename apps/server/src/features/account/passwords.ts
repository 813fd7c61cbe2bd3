import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { HttpProblem } from '#platform/http/problem.ts';
import { createWaitingLine } from './waiting-line.ts';

/** Hashes and checks passwords off the event loop, a few at a time. Throws HttpProblem `unavailable` in a flood. */
export type Passwords = {
  hash(password: string): Promise<string>;
  /** Takes as long without a hash as with one, so that nobody learns which accounts exist. */
  matches(passwordHash: string | null | undefined, password: string): Promise<boolean>;
};

// OWASP's parameters for argon2id (algorithm 2): 19 MiB, two passes, one lane.
const PARAMETERS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
// Node has four threads for such work; files and names need the others.
const MAX_AT_ONCE = 2;
// At about 70 hashes a second and thread, the last in line waits about four seconds.
const MAX_WAITING = 500;
const RETRY_AFTER_SECONDS = 5;

/** Makes the one place of a process where passwords are hashed. */
export function createPasswords({ maxWaiting = MAX_WAITING } = {}): Passwords {
  const line = createWaitingLine({ maxAtOnce: MAX_AT_ONCE, maxWaiting });
  const strangersHash = hash(randomBytes(16), PARAMETERS);
  // Whoever needs it sees the failure.
  strangersHash.catch(() => undefined);

  async function inTurn<Value>(job: () => Promise<Value>): Promise<Value> {
    const turn = line(job);
    if (!turn) throw new HttpProblem('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    return turn;
  }

  return {
    hash: (password) => inTurn(() => hash(Buffer.from(password), PARAMETERS)),
    async matches(passwordHash, password) {
      const known = passwordHash ?? (await strangersHash);
      const isMatch = await inTurn(() => verify(known, Buffer.from(password)));
      return isMatch && typeof passwordHash === 'string';
    },
  };
}
