import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bumpPath } from './bump-path.ts';

const places = { x: (day: number) => day * 20, y: (slot: number) => slot * 10 };

test('a song that stands still is a level line to the end of its last day', () => {
  expect(bumpPath([{ until: 4, steps: [{ day: 0, slot: 2 }] }], places)).toBe('M0 20H100');
});

test('a move bends into its day, and a song that left begins anew', () => {
  const runs = [
    {
      until: 4,
      steps: [
        { day: 0, slot: 0 },
        { day: 2, slot: 3 },
      ],
    },
    { until: 9, steps: [{ day: 8, slot: 1 }] },
  ];
  expect(bumpPath(runs, places)).toBe('M0 0H22C31 0 31 30 40 30H100M160 10H200');
});

test('a line never goes back, however close its moves are', () => {
  const moves = fc.uniqueArray(fc.nat(400), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(moves, fc.integer({ min: 10, max: 4000 }), (days, width) => {
      const sorted = days.toSorted((a, b) => a - b);
      const steps = sorted.map((day, index) => ({ day, slot: (index * 7) % 13 }));
      const x = (day: number) => (day / 401) * width;
      const path = bumpPath([{ until: 400, steps }], { ...places, x });
      const stops = [...path.matchAll(/[MH]([\d.]+)|C[\d.]+ \d+ [\d.]+ \d+ ([\d.]+)/g)];
      const ways = stops.map(([, straight, bent]) => Number(straight ?? bent));
      expect(ways).toEqual(ways.toSorted((a, b) => a - b));
      expect(ways.at(-1)).toBeCloseTo(width, 0);
    }),
  );
});
