import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Db, Tx } from '../db/tables.ts';
import type { SecurityLog } from '../security-log.ts';
import { networksOf } from './connections/networks.ts';
import { HttpProblem } from './problem.ts';

/**
 * How often something may be tried: `points` in a window of `seconds`, counted for each name or network. Each feature
 * states its own, beside what they protect.
 */
export type LimitRule = {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
  /** Counts on past its points and refuses nothing; `excess` tells how far. */
  readonly slowsOnly?: true;
};

/** One try, counted for a name (whatever its case), for an address with its networks, or for both together. */
export type Count = { readonly rule: LimitRule; readonly name?: string; readonly address?: string };

export type Limits = {
  /** Counts a try by each rule, or by none. Throws HttpProblem `too-many-requests` where one has no point left. */
  take(...counts: readonly Count[]): Promise<void>;
  /** Throws HttpProblem `too-many-requests` as `take` would, and counts nothing. */
  check(...counts: readonly Count[]): Promise<void>;
  /** Gives the points back, for a try that turned out not to count. */
  giveBack(...counts: readonly Count[]): Promise<void>;
  /** By how many points a name is over a `slowsOnly` rule; 0 or less: it is not. */
  excess(rule: LimitRule, name: string): Promise<number>;
  /** Forgets windows that are over. */
  sweep(): Promise<void>;
};

type LimitsParts = {
  readonly database: Database;
  /** Multiplies the points of every rule. */
  readonly factor: number;
  readonly now: () => number;
  readonly securityLog: SecurityLog;
};

// A /48 holds 65,536 networks of the size that is counted as one, but may also be a whole office or campus.
const WIDE_FACTOR = 10;

/** Limits that all server processes share through the database. Keys are stored as hashes, since they are personal. */
export function createLimits({ database, factor, now, securityLog }: LimitsParts): Limits {
  /** Throws when a counter has no room for `room` more points. */
  function requireRoom(counters: readonly Counter[], rows: readonly Row[], room: number): void {
    const full = counters.flatMap((counter) => {
      const row = rows.find(({ key }) => key === counter.key && !counter.rule.slowsOnly);
      const isFull = row && row.expires_at > now() && row.points + room > counter.points * factor;
      return isFull ? [{ ...counter, expiresAt: row.expires_at }] : [];
    });
    const [first] = full;
    if (!first) return;
    securityLog('limit-hit', { address: first.address, what: first.rule.name });
    const waitMs = Math.max(...full.map(({ expiresAt }) => expiresAt)) - now();
    throw new HttpProblem('too-many-requests', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
  }

  async function check(...counts: readonly Count[]): Promise<void> {
    const counters = counts.flatMap(countersOf);
    requireRoom(counters, await readRows(database.read, counters), 1);
  }

  return {
    check,
    async take(...counts) {
      const counters = counts.flatMap(countersOf);
      // A client that is over a limit already costs one read and writes no row, whatever name it sends.
      await check(...counts);
      // Others may have counted meanwhile. If this throws, the transaction takes all points of the try back.
      await database.write(async (tx) => requireRoom(counters, await addPoints(tx, counters, 1, now()), 0));
    },
    async giveBack(...counts) {
      await database.write((tx) => addPoints(tx, counts.flatMap(countersOf), -1, now()));
    },
    async excess(rule, name) {
      const [row] = await readRows(database.read, countersOf({ rule, name }));
      return (row && row.expires_at > now() ? row.points : 0) - rule.points * factor;
    },
    async sweep() {
      await database.write((tx) => tx.deleteFrom('limits').where('expires_at', '<', now()).execute());
    },
  };
}

/** One row of the table: a rule for one name or network, and how many points it has there. */
type Counter = {
  readonly key: string;
  readonly points: number;
  readonly rule: LimitRule;
  readonly address: string | undefined;
};
type Row = { readonly key: string; readonly points: number; readonly expires_at: number };

function countersOf({ rule, name = '', address }: Count): readonly Counter[] {
  const counter = (network: string, times: number) => ({
    key: `${rule.name}:${createHash('sha256').update(`${network} ${name.toLowerCase()}`).digest('base64url')}`,
    points: rule.points * times,
    rule,
    address,
  });
  if (address === undefined) return [counter('', 1)];
  const { near, wide } = networksOf(address);
  return [counter(near, 1), ...(wide === undefined ? [] : [counter(wide, WIDE_FACTOR)])];
}

function readRows(db: Db, counters: readonly Counter[]): Promise<readonly Row[]> {
  return db
    .selectFrom('limits')
    .select(['key', 'points', 'expires_at'])
    .where(
      'key',
      'in',
      counters.map(({ key }) => key),
    )
    .execute();
}

/**
 * Counts in one statement, so that processes can't count past each other; an old window starts anew. Points that are
 * given back go the same way, so that rows are always locked in the order of the rules.
 */
function addPoints(
  tx: Tx,
  counters: readonly Counter[],
  change: 1 | -1,
  now: number,
): Promise<readonly Row[]> {
  const first = Math.max(0, change);
  const expiresAt = (rule: LimitRule) => now + rule.seconds * 1000;
  return tx
    .insertInto('limits')
    .values(counters.map(({ key, rule }) => ({ key, points: first, expires_at: expiresAt(rule) })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        points: sql`case
          when limits.expires_at <= ${now} then excluded.points
          when limits.points + ${change} < 0 then 0
          else limits.points + ${change} end`,
        expires_at: sql`case when limits.expires_at <= ${now} then excluded.expires_at else limits.expires_at end`,
      }),
    )
    .returning(['key', 'points', 'expires_at'])
    .execute();
}
