import type { Kysely, KyselyPlugin, Transaction } from 'kysely';
import { sql } from 'kysely';
import pg from 'pg';
import { createCounterSums, shareCounters, type CounterSums } from '../counters.ts';
import { asTransaction, DatabaseUnavailable } from '../database.ts';
import { shareStatements } from '../prepared.ts';
import { createStatementBatches, type StatementBatches } from './statement-batches.ts';
import type { Tables, Tx } from '../tables.ts';

type Work = (tx: Tx) => Promise<unknown>;
type Job = {
  readonly userId: string;
  readonly work: Work;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
};

type Parts = {
  readonly db: Kysely<Tables>;
  /** A write in a transaction of its own, with its own lock of the user. */
  readonly runAlone: (userId: string, work: Work) => Promise<unknown>;
  readonly isAway: (error: unknown) => boolean;
};

// More at a time would only make them smaller; with one, all would wait for the slowest.
const MAX_GROUPS = 3;
const MAX_GROUP = 64;

/**
 * Lets writes of different users that arrive together share a transaction, and what they read and write of one kind share
 * statements. A write that is refused before it changed anything is refused alone; when one fails later, nothing of the
 * group is kept, and each is run again in a transaction of its own.
 */
export function createPostgresWriteGroups({ db, runAlone, isAway }: Parts) {
  // By user, in the order of the first write of each; a user who writes again waits for the first write.
  const waiting = new Map<string, Job[]>();
  const busy = new Set<string>();
  let waitingCount = 0;
  // Each group has stripes of counters of its own, so that groups don't wait for each other's commits.
  const freeStripes = Array.from({ length: MAX_GROUPS }, (_, slot) => process.pid * MAX_GROUPS + slot);
  let isDue = false;

  function startSoon(): void {
    if (isDue) return;
    isDue = true;
    // The rest of this turn's requests still join the group.
    setImmediate(() => {
      isDue = false;
      while (freeStripes.length > 0) {
        const jobs = takeJobs();
        if (jobs.length === 0) return;
        void run(jobs);
      }
    });
  }

  function takeJobs(): readonly Job[] {
    const jobs: Job[] = [];
    for (const [userId, [job, ...later]] of waiting) {
      if (!job || busy.has(userId)) continue;
      if (later.length === 0) waiting.delete(userId);
      else waiting.set(userId, later);
      busy.add(userId);
      waitingCount -= 1;
      if (jobs.push(job) === MAX_GROUP) break;
    }
    return jobs;
  }

  async function run(jobs: readonly Job[]): Promise<void> {
    const stripe = freeStripes.pop() ?? 0;
    const left = jobs.length === 1 ? jobs : await runGroup({ db, isAway, stripe }, jobs);
    freeStripes.push(stripe);
    const leftUsers = new Set(left.map(({ userId }) => userId));
    for (const { userId } of jobs) if (!leftUsers.has(userId)) busy.delete(userId);
    for (const job of left) void finishAlone(job);
    startSoon();
  }

  async function finishAlone({ userId, work, resolve, reject }: Job): Promise<void> {
    await runAlone(userId, work).then(resolve, reject);
    busy.delete(userId);
    startSoon();
  }

  return {
    /** How many writes wait for the next group, or for an earlier write of their user. */
    waiting: () => waitingCount,
    /** Whose writes they are: of each, one at a time costs the database something. */
    waitingUsers: () => waiting.size,
    /** How many writes are being done. Each takes as long as all of its group. */
    underWay: () => busy.size,
    run<Value>(userId: string, work: (tx: Tx) => Promise<Value>): Promise<Value> {
      const { promise, resolve, reject } = Promise.withResolvers<Value>();
      // The job's own promise fixes the type of its value; the queue holds jobs of all types.
      const job = { userId, work, resolve: resolve as (value: unknown) => void, reject };
      const line = waiting.get(userId);
      if (line) line.push(job);
      else waiting.set(userId, [job]);
      waitingCount += 1;
      startSoon();
      return promise;
    },
  };
}

/** A group of which nothing can be kept, since one of its writes failed after it had changed something. */
class GroupSpoiled extends Error {}

/** Runs the writes in one transaction and answers them. Returns those that have to run alone. */
async function runGroup(
  { db, isAway, stripe }: Pick<Parts, 'db' | 'isAway'> & { readonly stripe: number },
  jobs: readonly Job[],
): Promise<readonly Job[]> {
  let left: readonly Job[] = [];
  let answers: readonly (() => void)[] = [];
  try {
    await db.transaction().execute(async (begun) => {
      const locked = await lockUsers(begun, jobs);
      left = jobs.filter(({ userId }) => !locked.has(userId));
      const group = shareTransaction(begun, stripe);
      const joined = jobs.filter(({ userId }) => locked.has(userId));
      // The transaction may only end when no write has a statement under way.
      const outcomes = await Promise.allSettled(joined.map((job) => runJob(begun, group, job)));
      answers = outcomes.map((outcome) => {
        if (outcome.status === 'rejected') throw outcome.reason;
        return outcome.value;
      });
    });
  } catch (error) {
    if (!isAway(error)) return jobs;
    // Whether the commit came through is unknown, so that running it again could count twice.
    for (const job of jobs)
      job.reject(new DatabaseUnavailable('PostgreSQL does not answer', { cause: error }));
    return [];
  }
  for (const answer of answers) answer();
  return left;
}

/** Takes the locks that are free, in one order. Users who are locked elsewhere, or gone, must not make the others wait. */
async function lockUsers(db: Transaction<Tables>, jobs: readonly Job[]): Promise<ReadonlySet<string>> {
  const ids = jobs.map(({ userId }) => userId);
  const { rows } = await sql<{ id: string }>`
    select id from users where id = any(${ids}::text[]) order by id for no key update skip locked`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

type SharedTransaction = { readonly batches: StatementBatches; readonly counters: CounterSums };

function shareTransaction(db: Transaction<Tables>, stripe: number): SharedTransaction {
  // When all writes of the group have come as far as they can without the database.
  const soon = (callback: () => void) => process.nextTick(callback);
  const options = { maxAtOnce: Infinity, soon, repeatsAlone: () => false };
  return {
    batches: createStatementBatches(db, options),
    counters: createCounterSums(db, stripe, soon),
  };
}

/** Runs one write of a group and says how to answer it after the commit. Throws when the group can't be kept. */
async function runJob(
  db: Transaction<Tables>,
  { batches, counters }: SharedTransaction,
  job: Job,
): Promise<() => void> {
  let hasChanged = false;
  const note = <Result extends { readonly numAffectedRows?: bigint | undefined }>(result: Result): Result => {
    hasChanged ||= (result.numAffectedRows ?? 0n) > 0n;
    return result;
  };
  const watch: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => note(result),
  };
  const tx = asTransaction(db.withPlugin(watch));
  shareStatements(tx, {
    run: async (statement, parameters) => note(await batches.run(statement, parameters)),
  });
  shareCounters(tx, {
    add(changes) {
      hasChanged ||= changes.length > 0;
      return counters.add(changes);
    },
  });
  try {
    const value = await job.work(tx);
    return () => job.resolve(value);
  } catch (error) {
    if (hasChanged || error instanceof pg.DatabaseError) throw new GroupSpoiled('', { cause: error });
    return () => job.reject(error);
  }
}
