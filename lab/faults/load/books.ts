import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { parseSetListText } from '../../../apps/server/src/features/set-list/set-list.repository.ts';
import type { Database } from '../../../apps/server/src/platform/db/database.ts';
import type { Db } from '../../../apps/server/src/platform/db/tables.ts';
import { checkStatistics } from '../../../apps/server/src/app/statistics-check.ts';
import { shareableByHand } from '../../../apps/server/src/testing/shareable-by-hand.ts';

const AUTHOR = 'thirteen';

/** What the database notes twice and not alike, in sentences: counters, who can be shared, who published a set list. */
export async function findBookErrors(database: Database): Promise<readonly string[]> {
  const { off, missed } = await checkStatistics(database, AUTHOR);
  const [shareable, published] = await database.readSnapshot(async (db) => [
    await shareableByHand(db),
    await publishedByHand(db),
  ]);
  return [
    ...off.map(({ name, item, change }) => `${name} of ${item} is off by ${-change}`),
    ...missed.map(({ username, missing }) => `logins of ${username} are off by ${-missing}`),
    ...differences('who can be shared', shareable),
    ...differences('who has a published set list', published),
    ...(database.engine === 'sqlite' ? await findDamage(database.read) : []),
  ];
}

type Compared = { readonly noted: unknown; readonly expected: unknown };

function differences(what: string, { noted, expected }: Compared): readonly string[] {
  if (isDeepStrictEqual(noted, expected)) return [];
  return [`${what} is noted as ${JSON.stringify(noted)}, and is ${JSON.stringify(expected)}`];
}

async function publishedByHand(db: Db): Promise<Compared> {
  const noted = await db.selectFrom('verified_set_lists').select(['user_id', 'changed_at']).execute();
  const lists = await db
    .selectFrom('lists')
    .select(['user_id', 'items'])
    .where('list', '=', 'setList')
    .execute();
  const expected = lists.flatMap(({ user_id, items }) => {
    const { published } = parseSetListText(items);
    return published ? [{ user_id, changed_at: published.at }] : [];
  });
  const byUser = (rows: readonly { readonly user_id: string; readonly changed_at: string }[]) =>
    rows.map(({ user_id, changed_at }) => `${user_id} ${changed_at}`).toSorted();
  return { noted: byUser(noted), expected: byUser(expected) };
}

async function findDamage(db: Db): Promise<readonly string[]> {
  const whole = await sql<{ quick_check: string }>`pragma quick_check`.execute(db);
  const foreign = await sql`pragma foreign_key_check`.execute(db);
  return [
    ...whole.rows.flatMap(({ quick_check: found }) => (found === 'ok' ? [] : [`SQLite finds ${found}`])),
    ...foreign.rows.map((row) => `A row belongs to nobody: ${JSON.stringify(row)}`),
  ];
}
