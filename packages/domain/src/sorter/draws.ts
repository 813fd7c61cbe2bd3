/** How many draws there are of each kind. */
export const DRAWS = 8192;

/** Draws of an exponential distribution with mean 1, and of an even one from 0 to 1; the same each time. */
export const [exponentials, evens] = [mix(exponentialQuantiles(), 13), mix(evenQuantiles(), 31)];

/** Where the draws of an item begin, in one of several rounds. */
export function startOfDraws(item: number, round: number): number {
  return Math.imul(item * 8 + round + 1, 0x9e3779b1) >>> 19;
}

/**
 * The mean values of order statistics (Rényi, 1953): they take only sums and divisions, so that every engine gets the same
 * bits, which Math.log does not promise.
 */
function exponentialQuantiles(): Float64Array {
  let sum = 0;
  return Float64Array.from({ length: DRAWS }, (_, rank) => (sum += 1 / (DRAWS - rank)));
}

function evenQuantiles(): Float64Array {
  return Float64Array.from({ length: DRAWS }, (_, rank) => (rank + 0.5) / DRAWS);
}

/** Shuffles (Fisher and Yates) with the linear congruential generator of Numerical Recipes. */
function mix(values: Float64Array, seed: number): Float64Array {
  let state = seed;
  for (let at = values.length - 1; at > 0; at -= 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (at + 1));
    [values[at], values[other]] = [values[other] ?? 0, values[at] ?? 0];
  }
  return values;
}
