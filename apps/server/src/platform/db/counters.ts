import { sql } from 'kysely';
import type { Db, Tx } from './tables.ts';

/** How a counter changes. `name` is the statistic, `item` what it counts of, for example a song's id. */
export type CounterChange = { readonly name: string; readonly item: string; readonly change: number };

// Fans who love the same song write different rows, so that on PostgreSQL they don't wait for each other.
const STRIPES = 16;

/** Changes counters in the transaction that causes it. Rows are taken in one order, so that two writers can't block each other. */
export async function changeCounters(
  tx: Tx,
  userId: string,
  changes: readonly CounterChange[],
): Promise<void> {
  const stripe = stripeOf(userId);
  const rows = changes
    .filter(({ change }) => change !== 0)
    .map(({ name, item, change }) => ({ name, item, stripe, value: change }))
    .toSorted((a, b) => (a.name + a.item < b.name + b.item ? -1 : 1));
  if (rows.length === 0) return;
  await tx
    .insertInto('counters')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['name', 'item', 'stripe'])
        .doUpdateSet((eb) => ({ value: sql`counters.value + ${eb.ref('excluded.value')}` })),
    )
    .execute();
}

/** The sums of a statistic, by item. Items that came down to nothing are left out. */
export async function readCounters(db: Db, name: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('counters')
    .select(['item', (eb) => eb.fn.sum<number>('value').as('total')])
    .where('name', '=', name)
    .groupBy('item')
    .execute();
  return new Map(
    rows.flatMap(({ item, total }) => (Number(total) > 0 ? [[item, Number(total)] as const] : [])),
  );
}

/** The sum of one item of a statistic. */
export async function readCounter(db: Db, name: string, item: string): Promise<number> {
  const { total } = await db
    .selectFrom('counters')
    .select((eb) => eb.fn.sum<number | null>('value').as('total'))
    .where('name', '=', name)
    .where('item', '=', item)
    .executeTakeFirstOrThrow();
  return Number(total ?? 0);
}

/** The sums of the named statistics. */
export async function readCounterSums(db: Db, names: readonly string[]): Promise<readonly CounterChange[]> {
  const rows = await db
    .selectFrom('counters')
    .select(['name', 'item', (eb) => eb.fn.sum<number>('value').as('total')])
    .where('name', 'in', names)
    .groupBy(['name', 'item'])
    .orderBy('name')
    .orderBy('item')
    .execute();
  return rows.map(({ name, item, total }) => ({ name, item, change: Number(total) }));
}

function stripeOf(userId: string): number {
  let sum = 0;
  for (const character of userId) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return sum % STRIPES;
}
