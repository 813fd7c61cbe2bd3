import type { Database } from '#platform/db/database.ts';
import { saveLastSeen } from './sessions.repository.ts';

/** What the database says of a session in use. `lastSeenAt` is in milliseconds since 1970. */
type StoredUse = { readonly userId: string; readonly lastSeenAt: number };

/** When sessions were last used: what this process knows, ahead of the database. */
export type SessionUses = {
  /** Notes that a session is used now. False when it was idle for too long and has ended. */
  note(tokenHash: string, stored: StoredUse): boolean;
  /** When a session was last used, in milliseconds since 1970; undefined when it was idle for too long and has ended. */
  find(tokenHash: string, lastSeenAt: number): number | undefined;
  /** Stops writing. What was not written yet is lost, as in a crash. */
  close(): void;
};

type Parts = {
  readonly database: Database;
  readonly now: () => number;
  /** A session unused for so long is over. */
  readonly idleMs: number;
  readonly onFailure: (error: unknown) => void;
};

/** A use that may not be in the database yet; `knownAt` is the time that is stored there. */
type Use = { readonly userId: string; at: number; knownAt: number };

const HOUR_MS = 60 * 60 * 1000;
const LOOK_EVERY_MS = 5 * 60 * 1000;
// Small groups, so that requests in between are not delayed.
const WRITES_AT_ONCE = 50;

/**
 * Keeps the uses of sessions in memory, which costs a request next to nothing, and writes each session's at most once an
 * hour, or four times in the idle time where that is shorter. Several processes may do so for one session.
 */
export function createSessionUses({ database, now, idleMs, onFailure }: Parts): SessionUses {
  const writeEveryMs = Math.min(HOUR_MS, idleMs / 4);
  const lookEveryMs = Math.min(LOOK_EVERY_MS, writeEveryMs / 2);
  const uses = new Map<string, Use>();
  let timer: NodeJS.Timeout | undefined;

  function lookLater(): void {
    timer ??= setTimeout(() => void look(), lookEveryMs).unref();
  }

  async function look(): Promise<void> {
    try {
      await write();
    } catch (error) {
      // What could not be written is tried again next time.
      onFailure(error);
    } finally {
      timer = undefined;
      if (uses.size > 0) lookLater();
    }
  }

  async function write(): Promise<void> {
    const at = now();
    const due: [hash: string, use: Use][] = [];
    for (const [hash, use] of uses) {
      if (use.at <= use.knownAt) uses.delete(hash);
      else if (at - use.knownAt >= writeEveryMs) due.push([hash, use]);
    }
    while (due.length > 0) {
      const some = due.splice(0, WRITES_AT_ONCE);
      await database.write(async (tx) => {
        for (const [hash, use] of some) await saveLastSeen(tx, { ...use, hash }, at - writeEveryMs);
      });
      for (const [, use] of some) use.knownAt = at;
    }
  }

  function find(tokenHash: string, lastSeenAt: number): number | undefined {
    const seenAt = Math.max(lastSeenAt, uses.get(tokenHash)?.at ?? 0);
    return now() - seenAt < idleMs ? seenAt : undefined;
  }

  return {
    find,
    note(tokenHash, { userId, lastSeenAt }) {
      if (find(tokenHash, lastSeenAt) === undefined) return false;
      const use = uses.get(tokenHash);
      if (use) use.at = now();
      else uses.set(tokenHash, { userId, at: now(), knownAt: lastSeenAt });
      lookLater();
      return true;
    },
    close: () => clearTimeout(timer),
  };
}
