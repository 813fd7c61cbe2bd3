const MAX_TICKS = 10;
const FACTORS = [1, 2, 5] as const;

/**
 * The ticks of an axis from 0 to the first that holds the largest value. They are the given step apart, or that step
 * multiplied by 2, 5, 10, 20, 50 and so on, so that there are at most ten.
 */
export function ticksFor(largest: number, step: number): readonly number[] {
  for (let power = 1; ; power *= 10) {
    for (const factor of FACTORS) {
      const distance = step * factor * power;
      const steps = Math.max(1, Math.ceil(largest / distance));
      if (steps < MAX_TICKS) return Array.from({ length: steps + 1 }, (_, index) => index * distance);
    }
  }
}
