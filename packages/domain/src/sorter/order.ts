/**
 * What is known about items 0 … size - 1: who is better than whom, who is tied with whom, and who takes part. Each row of
 * the three tables is a set of items, one bit each. They hold all that follows: a better than b better than c makes a
 * better than c, and tied items have the same items above and below them.
 */
export type PartialOrder = {
  readonly size: number;
  /** Words of 32 bits in a row. */
  readonly words: number;
  /** Row i: the items that are worse than item i. */
  readonly below: Uint32Array;
  /** Row i: the items that are better than item i. */
  readonly above: Uint32Array;
  /** Row i: the items that are tied with item i, itself included. */
  readonly tied: Uint32Array;
  /** One row: the items that take part. What was known through an item that left still holds. */
  readonly live: Uint32Array;
};

/** Nothing known, everything taking part. */
export function emptyOrder(size: number): PartialOrder {
  const words = Math.ceil(size / 32);
  const table = () => new Uint32Array(size * words);
  const order = { size, words, below: table(), above: table(), tied: table(), live: new Uint32Array(words) };
  for (let item = 0; item < size; item += 1) {
    addBit(order.tied, item * words, item);
    addBit(order.live, 0, item);
  }
  return order;
}

/** Whether a is known to be better than b. */
export function isAbove(order: PartialOrder, a: number, b: number): boolean {
  return hasBit(order.below, a * order.words, b);
}

/** Whether a and b are tied; an item is with itself. */
export function isTied(order: PartialOrder, a: number, b: number): boolean {
  return hasBit(order.tied, a * order.words, b);
}

/** Whether it is known how a and b stand to each other. */
export function isComparable(order: PartialOrder, a: number, b: number): boolean {
  return isAbove(order, a, b) || isAbove(order, b, a) || isTied(order, a, b);
}

/** Whether an item takes part. */
export function isLive(order: PartialOrder, item: number): boolean {
  return hasBit(order.live, 0, item);
}

/** Adds or takes away an item; what is known of it stays. */
export function setLive(order: PartialOrder, item: number, takesPart: boolean): void {
  if (takesPart) addBit(order.live, 0, item);
  else order.live[item >>> 5] = word(order.live, item >>> 5) & ~(1 << (item & 31));
}

/** Notes that a is better than b, with all that follows. They must not be tied, nor b better than a. */
export function putAbove(order: PartialOrder, a: number, b: number): void {
  if (isAbove(order, a, b)) return;
  const up = union(order, [order.above, order.tied], [a]);
  const down = union(order, [order.below, order.tied], [b]);
  join(order, up, down);
}

/** Notes that items are tied, with all that follows. They must not be comparable. */
export function tie(order: PartialOrder, items: readonly number[]): void {
  const up = union(order, [order.above], items);
  const down = union(order, [order.below], items);
  const group = union(order, [order.tied], items);
  join(order, up, group);
  join(order, group, down);
  join(order, up, down);
  for (const item of bitsOf(group)) order.tied.set(group, item * order.words);
}

/** How many of the items in a row take part. */
function countLive({ words, live }: PartialOrder, table: Uint32Array, item: number): number {
  let count = 0;
  for (let at = 0; at < words; at += 1) count += bitCount(word(table, item * words + at) & word(live, at));
  return count;
}

function join({ words, below, above }: PartialOrder, up: Uint32Array, down: Uint32Array): void {
  for (const item of bitsOf(up)) addRow(below, item * words, down);
  for (const item of bitsOf(down)) addRow(above, item * words, up);
}

function union(order: PartialOrder, tables: readonly Uint32Array[], items: readonly number[]): Uint32Array {
  const row = new Uint32Array(order.words);
  for (const table of tables) {
    for (const item of items) addRow(row, 0, rowOf(order, table, item));
  }
  return row;
}

function addRow(table: Uint32Array, start: number, row: Uint32Array): void {
  for (let at = 0; at < row.length; at += 1) {
    table[start + at] = word(table, start + at) | word(row, at);
  }
}

function addBit(table: Uint32Array, start: number, item: number): void {
  table[start + (item >>> 5)] = word(table, start + (item >>> 5)) | (1 << (item & 31));
}

/** Whether an item is in the row that begins at `start`. */
export function hasBit(table: Uint32Array, start: number, item: number): boolean {
  return ((word(table, start + (item >>> 5)) >>> (item & 31)) & 1) === 1;
}

/** The items of a row. */
function bitsOf(row: Uint32Array): readonly number[] {
  const items: number[] = [];
  for (const [at, bits] of row.entries()) {
    for (let left = bits; left !== 0; left &= left - 1) items.push(at * 32 + 31 - Math.clz32(left & -left));
  }
  return items;
}

// All places asked for are inside the tables; the default is for the type only.
function word(table: Uint32Array, at: number): number {
  return table[at] ?? 0;
}

/** Bits set in a word of 32 (Warren, Hacker's Delight, 5-1). */
export function bitCount(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** A row of a table; not a copy. */
export function rowOf({ words }: PartialOrder, table: Uint32Array, item: number): Uint32Array {
  return table.subarray(item * words, (item + 1) * words);
}

/** Takes the items of one row out of another. */
export function removeRow(row: Uint32Array, others: Uint32Array): void {
  for (let at = 0; at < row.length; at += 1) row[at] = word(row, at) & ~word(others, at);
}

/** An item that takes part, with how many that do are better, worse, and tied with it (itself included). */
export type Standing = {
  readonly item: number;
  readonly above: number;
  readonly below: number;
  readonly tied: number;
};

/** The certain top, best first, and the standing of all that take part and are not in it. */
export type Standings = { readonly settled: readonly number[]; readonly open: readonly Standing[] };

/** Divides the items that take part into those whose place is certain, from the top without a gap, and the others. */
export function findStandings(order: PartialOrder): Standings {
  const all: Standing[] = [];
  for (let item = 0; item < order.size; item += 1) {
    if (!isLive(order, item)) continue;
    const above = countLive(order, order.above, item);
    const below = countLive(order, order.below, item);
    all.push({ item, above, below, tied: countLive(order, order.tied, item) });
  }
  const certain = all.filter(({ above, below, tied }) => above + below + tied === all.length);
  certain.sort((a, b) => a.above - b.above || a.item - b.item);
  const settled: number[] = [];
  for (const { item, above } of certain) {
    // Tied items share a number above them; a larger one shows that someone between is not certain yet.
    if (above > settled.length) break;
    settled.push(item);
  }
  const isSettled = new Set(settled);
  return { settled, open: all.filter(({ item }) => !isSettled.has(item)) };
}
