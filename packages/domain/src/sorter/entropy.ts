/**
 * The base-2 logarithm of a number from 1 on, with sums, products and divisions only: Math.log2 may differ in its last
 * bit from engine to engine, and the next question must not.
 */
export function log2(value: number): number {
  let whole = 0;
  let rest = value;
  for (; rest >= 2; rest /= 2) whole += 1;
  // ln(x) = 2 artanh((x - 1) / (x + 1)); below 2 the terms fall by a factor of 9.
  const base = (rest - 1) / (rest + 1);
  let sum = 0;
  for (let power = base, odd = 1; odd < 41; power *= base * base, odd += 2) sum += power / odd;
  return whole + (2 * sum) / Math.LN2;
}

/** What one answer tells on average, in bits (Shannon, 1948), where each possible one has come up `counts` times. */
export function entropy(counts: ArrayLike<number>): number {
  let total = 0;
  let weighted = 0;
  for (let at = 0; at < counts.length; at += 1) {
    const count = counts[at] ?? 0;
    total += count;
    weighted += countTimesLog2(count);
  }
  return total === 0 ? 0 : log2(total) - weighted / total;
}

const known: number[] = [0];

/** n log2 n, kept for the small numbers that samples are counted in. */
function countTimesLog2(count: number): number {
  for (let next = known.length; next <= count && next <= 1024; next += 1) known.push(next * log2(next));
  return known[count] ?? count * log2(count);
}
