import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { HttpProblem } from './problem.ts';

/** How often something may be tried: `points` in a window of `seconds`, counted for each key. */
export type LimitRule = { readonly name: string; readonly points: number; readonly seconds: number };

const MINUTES = 60;
const HOUR = 60 * MINUTES;

/** Every limit of the site, before `LIMITS_FACTOR`. */
export const limitRules = {
  failedLoginsPerAccount: { name: 'login-account', points: 10, seconds: 15 * MINUTES },
  failedLoginsPerAddress: { name: 'login-address', points: 100, seconds: HOUR },
  /** Wrong codes of a second factor, wherever they come from. */
  secondFactorCodes: { name: 'second-factor', points: 20, seconds: HOUR },
  signupsPerAddress: { name: 'signup-address', points: 30, seconds: HOUR },
  forgotPasswordPerEmail: { name: 'forgot-email', points: 5, seconds: HOUR },
  forgotPasswordPerAddress: { name: 'forgot-address', points: 20, seconds: HOUR },
  contactPerAddress: { name: 'contact-address', points: 5, seconds: HOUR },
  drawingsPerAddress: { name: 'drawing-address', points: 60, seconds: MINUTES },
} as const satisfies Record<string, LimitRule>;

export type Limits = {
  /** Takes one point; throws HttpProblem `too-many-requests` when none is left. */
  take(rule: LimitRule, key: string): Promise<void>;
  /** Gives one point back, for a try that turned out not to count. */
  giveBack(rule: LimitRule, key: string): Promise<void>;
  /** Forgets windows that are over. */
  sweep(): Promise<void>;
};

/** Limits that all server processes share through the database. Keys are stored as hashes, since they are personal. */
export function createLimits(database: Database, factor: number, now: () => number): Limits {
  return {
    async take(rule, key) {
      const { points, expiresAt } = await addPoint(database, storedKey(rule, key), rule, now());
      if (points <= rule.points * factor) return;
      const retryAfterSeconds = Math.max(1, Math.ceil((expiresAt - now()) / 1000));
      throw new HttpProblem('too-many-requests', { retryAfterSeconds });
    },
    async giveBack(rule, key) {
      await database.write((tx) =>
        tx
          .updateTable('limits')
          .set({ points: sql`points - 1` })
          .where('key', '=', storedKey(rule, key))
          .where('points', '>', 0)
          .execute(),
      );
    },
    async sweep() {
      await database.write((tx) => tx.deleteFrom('limits').where('expires_at', '<', now()).execute());
    },
  };
}

function storedKey(rule: LimitRule, key: string): string {
  return `${rule.name}:${createHash('sha256').update(key.toLowerCase()).digest('base64url')}`;
}

/** Counts a try in one statement, so that processes can't count past each other; an old window starts anew. */
async function addPoint(database: Database, key: string, rule: LimitRule, now: number) {
  const expiresAt = now + rule.seconds * 1000;
  const row = await database.write((tx) =>
    tx
      .insertInto('limits')
      .values({ key, points: 1, expires_at: expiresAt })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          points: sql`case when limits.expires_at <= ${now} then 1 else limits.points + 1 end`,
          expires_at: sql`case when limits.expires_at <= ${now} then ${expiresAt} else limits.expires_at end`,
        }),
      )
      .returning(['points', 'expires_at'])
      .executeTakeFirstOrThrow(),
  );
  return { points: row.points, expiresAt: row.expires_at };
}
