import type { Db, Tx } from '#platform/db/tables.ts';

/** Whether the sums of a day are kept already. */
export async function hasCounterDay(db: Db, day: string): Promise<boolean> {
  const row = await db
    .selectFrom('counter_days')
    .select('day')
    .where('day', '=', day)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Copies the sums of the named statistics as those of a day, within the database: its work grows with the songs that are
 * counted, not with the fans. What another process kept of the day stands.
 */
export async function insertCounterDay(tx: Tx, day: string, names: readonly string[]): Promise<void> {
  await tx
    .insertInto('counter_days')
    .columns(['day', 'name', 'item', 'value'])
    .expression(
      tx
        .selectFrom('counters')
        .select((eb) => [
          eb.val(day).as('day'),
          'name' as const,
          'item' as const,
          eb.fn.sum<number>('value').as('value'),
        ])
        .where('name', 'in', names)
        .groupBy(['name', 'item'])
        .having((eb) => eb(eb.fn.sum<number>('value'), '>', 0)),
    )
    .onConflict((conflict) => conflict.columns(['day', 'name', 'item']).doNothing())
    .execute();
}

/** Forgets the days before one. */
export async function deleteCounterDaysBefore(tx: Tx, day: string): Promise<void> {
  await tx.deleteFrom('counter_days').where('day', '<', day).execute();
}

/** The newest day between two, both included, whose sums are kept. */
export async function findCounterDay(
  db: Db,
  { first, last }: { readonly first: string; readonly last: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('counter_days')
    .select((eb) => eb.fn.max<string | null>('day').as('day'))
    .where('day', '>=', first)
    .where('day', '<=', last)
    .executeTakeFirst();
  return row?.day ?? undefined;
}

/** The sums of a statistic on a day, by item. */
export async function readCounterDay(
  db: Db,
  day: string,
  name: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('counter_days')
    .select(['item', 'value'])
    .where('day', '=', day)
    .where('name', '=', name)
    .execute();
  return new Map(rows.map(({ item, value }) => [item, value]));
}
