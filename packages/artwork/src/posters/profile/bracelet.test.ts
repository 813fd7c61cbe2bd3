import { TOP13_SLOTS } from '@thirteen/domain/top13/top13.ts';
import { describe, expect, test } from 'vitest';
import { coverRing } from './bracelet.ts';

const radius = 62;
const songs = Array.from({ length: TOP13_SLOTS }, (_, index) => ({
  slot: index + 1,
  title: 'Song',
  theme: 'red' as const,
  era: 'Red',
}));

/** The middles of the covers on a ring around 0, in the order of their slots. */
function middles(reach: readonly [number, number]): readonly (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  coverRing(
    { theme: 'red', songs },
    { center: [0, 0], reach, radius },
    {
      pen: {
        lettering: { measure: () => 0, set: () => ({ width: 0, path: '', gaps: [] }) },
        color: '#fff',
        light: 'l',
      },
      inlay: (_, [x, y], width) => {
        found.push([x + width / 2, y + width / 2]);
        return '';
      },
    },
  );
  return found;
}

describe('the ring of a Top 13', () => {
  test.each([
    { name: 'round', reach: [378, 378] as const },
    { name: 'as flat as above thirteen songs', reach: [378, 262] as const },
  ])('has all its covers apart from each other where it is $name', ({ reach }) => {
    const all = middles(reach);
    expect(all).toHaveLength(TOP13_SLOTS);
    const nearest = all.map(([x, y], index) => {
      const [nextX, nextY] = all[(index + 1) % all.length] ?? [x, y];
      return Math.hypot(nextX - x, nextY - y);
    });
    expect(Math.min(...nearest)).toBeGreaterThan(2 * radius);
  });

  test('begins at the top and goes on clockwise', () => {
    const [first = [0, 0], second = [0, 0]] = middles([378, 300]);
    expect(first[0]).toBeCloseTo(0);
    expect(first[1]).toBeCloseTo(-300);
    expect(second[0]).toBeGreaterThan(0);
  });
});
