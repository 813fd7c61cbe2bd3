import { CompiledQuery, sql, type OnConflictBuilder } from 'kysely';
import { isSqlite } from './sqlite/node-sqlite.ts';
import { prepared } from './prepared.ts';
import type { Db, Tables, Tx } from './tables.ts';

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
  const sums = sharing.get(tx);
  if (sums) return sums.add(changes);
  const changed = changes.filter(({ change }) => change !== 0);
  if (isSqlite(tx)) {
    // One writer at a time: a single stripe keeps the pages few that a commit writes.
    for (const { name, item, change } of changed) await addToCounter(tx, [name, item, 0, change]);
    return;
  }
  const stripe = stripeOf(userId);
  const rows = inOneOrder(changed).map(({ name, item, change }) => ({ name, item, stripe, value: change }));
  if (rows.length === 0) return;
  await tx.insertInto('counters').values(rows).onConflict(addsUp).execute();
}

function inOneOrder(changes: readonly CounterChange[]): readonly CounterChange[] {
  return changes.toSorted((a, b) => (a.name + a.item < b.name + b.item ? -1 : 1));
}

const addsUp = (conflict: OnConflictBuilder<Tables, 'counters'>) =>
  conflict
    .columns(['name', 'item', 'stripe'])
    .doUpdateSet((eb) => ({ value: sql`counters.value + ${eb.ref('excluded.value')}` }));

const addToCounter = prepared((db) =>
  db.insertInto('counters').values({ name: '', item: '', stripe: 0, value: 0 }).onConflict(addsUp),
);

const ADD_TO_COUNTERS = `
  insert into counters (name, item, stripe, value)
  select * from unnest($1::text[], $2::text[], $3::integer[], $4::bigint[])
  on conflict (name, item, stripe) do update set value = counters.value + excluded.value`;

/** Adds to one stripe of several counters on one PostgreSQL, each named once. */
async function addToCounters(db: Db, stripe: number, changes: readonly CounterChange[]): Promise<void> {
  if (changes.length === 0) return;
  const rows = inOneOrder(changes);
  const columns = [
    rows.map(({ name }) => name),
    rows.map(({ item }) => item),
    rows.map(() => stripe),
    rows.map(({ change }) => change),
  ];
  await db.executeQuery(CompiledQuery.raw(ADD_TO_COUNTERS, columns));
}

/** Sums up what several writers of one transaction add at the same time. */
export type CounterSums = { add(changes: readonly CounterChange[]): Promise<void> };

/** Makes the sums of a transaction of PostgreSQL that several writers share; `soon` calls back when all have added. */
export function createCounterSums(db: Db, stripe: number, soon: (callback: () => void) => void): CounterSums {
  let sums: { readonly changes: Map<string, CounterChange>; readonly written: Promise<void> } | undefined;

  function begin() {
    const changes = new Map<string, CounterChange>();
    const { promise: written, resolve } = Promise.withResolvers<void>();
    soon(() => {
      sums = undefined;
      resolve(
        addToCounters(
          db,
          stripe % STRIPES,
          [...changes.values()].filter(({ change }) => change !== 0),
        ),
      );
    });
    return { changes, written };
  }

  return {
    add(added) {
      sums ??= begin();
      for (const { name, item, change } of added) {
        const key = `${name} ${item}`;
        sums.changes.set(key, { name, item, change: (sums.changes.get(key)?.change ?? 0) + change });
      }
      return sums.written;
    },
  };
}

const sharing = new WeakMap<Db, CounterSums>();

/** Lets `changeCounters` on `tx` add to the sums of a transaction that several writers share. */
export function shareCounters(tx: Tx, sums: CounterSums): void {
  sharing.set(tx, sums);
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
