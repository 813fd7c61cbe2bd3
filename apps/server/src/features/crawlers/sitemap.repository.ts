import { emptyTop13 } from '@thirteen/domain/top13/top13.ts';
import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';

/** Users' ids from `from` on and before `before`, in the database's own order of texts; undefined: to the end. */
export type IdRange = { readonly from: string; readonly before: string | undefined };

// Of each of the three lists: a sitemap holds 50,000 addresses at most (sitemaps.org).
const MAX_FANS = Math.floor(50_000 / 3);

/** Whether the database compares texts by their bytes, so that all capitals come before all small letters. */
export async function comparesBytes(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    isSo: number;
  }>`select case when 'B' < 'a' then 1 else 0 end as "isSo"`.execute(db);
  return rows[0]?.isSo === 1;
}

/** Whether a range has more than so many rows that an address may come from. It reads no more rows than that. */
export async function hasMoreThan(db: Db, range: IdRange, most: number): Promise<boolean> {
  for (const table of ['profiles', 'verified_set_lists'] as const) {
    const rows = db
      .selectFrom(table)
      .select('user_id')
      .where(isIn(range, 'user_id'))
      .limit(most + 1);
    const { count } = await db
      .selectFrom(rows.as('found'))
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (count > most) return true;
  }
  return false;
}

/** The fans of a range whose profile everyone and search engines may see, by their names as they write them. */
export async function listProfileOwners(db: Db, range: IdRange): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('profiles')
    .innerJoin('users', 'users.id', 'profiles.user_id')
    .select('users.username')
    .where('profiles.shareable', '=', 1)
    .where('profiles.noindex', '=', 0)
    .where(isIn(range, 'profiles.user_id'))
    .limit(MAX_FANS)
    .execute();
  return rows.map(({ username }) => username);
}

/** The fans of a range whose Top 13 has their name and may be seen by search engines, by their names as they write them. */
export async function listNamedTop13Owners(db: Db, range: IdRange): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('profiles')
    .innerJoin('users', 'users.id', 'profiles.user_id')
    .innerJoin('lists', 'lists.user_id', 'profiles.user_id')
    .select('users.username')
    .where('profiles.named_top13', '=', 1)
    .where('profiles.noindex', '=', 0)
    .where('users.hidden_at', 'is', null)
    .where('lists.list', '=', 'top13')
    .where('lists.items', '!=', JSON.stringify(emptyTop13))
    .where(isIn(range, 'profiles.user_id'))
    .limit(MAX_FANS)
    .execute();
  return rows.map(({ username }) => username);
}

/** The fans of a range whose published set list search engines may see, by their names as they write them. */
export async function listSetListOwners(db: Db, range: IdRange): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('verified_set_lists')
    .innerJoin('users', 'users.id', 'verified_set_lists.user_id')
    .leftJoin('profiles', 'profiles.user_id', 'verified_set_lists.user_id')
    .select('users.username')
    .where((eb) => eb(eb.fn.coalesce('profiles.noindex', eb.lit(0)), '=', 0))
    .where(isIn(range, 'verified_set_lists.user_id'))
    .limit(MAX_FANS)
    .execute();
  return rows.map(({ username }) => username);
}

function isIn({ from, before }: IdRange, column: string) {
  const id = sql.ref(column);
  return before === undefined
    ? sql<boolean>`${id} >= ${from}`
    : sql<boolean>`${id} >= ${from} and ${id} < ${before}`;
}
