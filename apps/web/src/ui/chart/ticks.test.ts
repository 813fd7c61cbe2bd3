import { describe, expect, test } from 'vitest';
import { ticksFor } from './ticks.ts';

describe('ticksFor', () => {
  test.each([
    { name: 'one step while there is nothing', largest: 0, step: 25, ticks: [0, 25] },
    { name: 'one step for a value at its end', largest: 25, step: 25, ticks: [0, 25] },
    { name: 'the next step for a value past it', largest: 26, step: 25, ticks: [0, 25, 50] },
    { name: 'ten ticks', largest: 45, step: 5, ticks: [0, 5, 10, 15, 20, 25, 30, 35, 40, 45] },
    { name: 'twice the step rather than eleven', largest: 46, step: 5, ticks: [0, 10, 20, 30, 40, 50] },
    { name: 'five times the step', largest: 118, step: 5, ticks: [0, 25, 50, 75, 100, 125] },
    { name: 'ten times the step', largest: 1300, step: 25, ticks: [0, 250, 500, 750, 1000, 1250, 1500] },
  ])('gives $name', ({ largest, step, ticks }) => {
    expect(ticksFor(largest, step)).toEqual(ticks);
  });

  test('never gives more than ten ticks, and always holds the largest value', () => {
    for (let largest = 0; largest < 3_000_000; largest = largest * 1.3 + 1) {
      const ticks = ticksFor(largest, 5);
      expect(ticks.length).toBeLessThanOrEqual(10);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(largest);
    }
  });
});
