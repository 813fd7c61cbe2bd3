import { sql, type Kysely } from 'kysely';

type Tables = {
  lists: { user_id: string; list: string; items: string; placed: string | null };
  counters: { name: string; item: string; stripe: number; value: number };
  counter_days: { day: string; name: string; item: string; value: number };
};

const PAGE = 2000;
const POINTS = 'album-points';

/**
 * `placed` becomes the ids that a fan placed, in place of how many at the head, and the points of albums are counted
 * anew: doubled, and shared evenly by the albums that a fan never placed. What was kept of days before becomes today's
 * sums, since what the rule would have counted then is not known.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db
    .updateTable('counters')
    .set({ value: sql`value * 2` })
    .where('name', '=', POINTS)
    .execute();
  const changes = new Map<string, number>();
  for (let after = { user_id: '', list: '' }, isDone = false; !isDone;) {
    const rows = await db
      .selectFrom('lists')
      .select(['user_id', 'list', 'items', 'placed'])
      .where(sql<boolean>`(user_id, list) > (${after.user_id}, ${after.list})`)
      .where('placed', 'is not', null)
      .orderBy('user_id')
      .orderBy('list')
      .limit(PAGE)
      .execute();
    isDone = rows.length < PAGE;
    after = rows.at(-1) ?? after;
    for (const row of rows) {
      const ids = JSON.parse(row.items) as readonly string[] | readonly (readonly string[])[];
      const placed = placedOf(ids, JSON.parse(row.placed ?? 'null') as number | readonly number[]);
      const isAll = placed.length === ids.flat().length;
      await db
        .updateTable('lists')
        .set({ placed: isAll ? null : JSON.stringify(placed) })
        .where('user_id', '=', row.user_id)
        .where('list', '=', row.list)
        .execute();
      if (row.list === 'allAlbums') addChanges(changes, ids.flat(), placed.length);
    }
  }
  await changePoints(db, changes);
}

/** The head of an order, or of each of its groups. */
function placedOf(ids: readonly (string | readonly string[])[], count: number | readonly number[]): string[] {
  if (typeof count === 'number') return ids.slice(0, count).flat();
  return ids.flatMap((group, index) => group.slice(0, count[index] ?? 0));
}

/** What the albums that were not placed get in place of the doubled points of their ranks. */
function addChanges(changes: Map<string, number>, ballot: readonly string[], placed: number): void {
  const share = ballot.length - placed + 1;
  for (const [index, item] of ballot.entries()) {
    if (index < placed) continue;
    changes.set(item, (changes.get(item) ?? 0) + share - 2 * (ballot.length - index));
  }
}

async function changePoints(db: Kysely<Tables>, changes: ReadonlyMap<string, number>): Promise<void> {
  for (const [item, value] of changes) {
    await db
      .insertInto('counters')
      .values({ name: POINTS, item, stripe: 0, value })
      .onConflict((conflict) =>
        conflict
          .columns(['name', 'item', 'stripe'])
          .doUpdateSet((eb) => ({ value: sql`counters.value + ${eb.ref('excluded.value')}` })),
      )
      .execute();
  }
  const days = await db
    .selectFrom('counter_days')
    .select('day')
    .distinct()
    .where('name', '=', POINTS)
    .execute();
  const sums = await db
    .selectFrom('counters')
    .select(['item', (eb) => eb.fn.sum<number>('value').as('value')])
    .where('name', '=', POINTS)
    .groupBy('item')
    .execute();
  await db.deleteFrom('counter_days').where('name', '=', POINTS).execute();
  for (const { day } of days) {
    const rows = sums
      .map(({ item, value }) => ({ day, name: POINTS, item, value: Number(value) }))
      .filter(({ value }) => value > 0);
    if (rows.length > 0) await db.insertInto('counter_days').values(rows).execute();
  }
}
