import { describe, expect, test } from 'vitest';
import { joinBracelets } from './joined-bracelets.ts';

const counts = Array.from({ length: 14 }, (_, shared) => shared);

describe.each(counts)('bracelets that share %i beads', (shared) => {
  const { beads, radius, width, height, rooms } = joinBracelets(shared);
  const ofKind = (kind: string) => beads.filter((bead) => bead.of === kind).length;

  test('have thirteen beads each', () => {
    expect([ofKind('you'), ofKind('them'), ofKind('both')]).toEqual([13 - shared, 13 - shared, shared]);
  });

  test('have no bead on another one, or outside', () => {
    for (const [index, one] of beads.entries()) {
      expect(Math.abs(one.x) + radius).toBeLessThanOrEqual(width / 2 + 1e-9);
      expect(Math.abs(one.y) + radius).toBeLessThanOrEqual(height / 2 + 1e-9);
      for (const other of beads.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(1.95 * radius);
    }
  });

  test('leave room for a picture in each, on no bead and not on the other one', () => {
    const [left, right] = rooms;
    expect(right.x - left.x).toBeGreaterThan(left.radius + right.radius);
    for (const room of rooms) {
      expect(room.radius).toBeGreaterThan(0.25);
      for (const bead of beads)
        expect(Math.hypot(bead.x - room.x, bead.y - room.y)).toBeGreaterThan(room.radius + radius - 1e-9);
    }
  });

  test('look the same from the other side', () => {
    const places = (side: 1 | -1, kind: string) =>
      beads.filter((bead) => bead.of === kind).map(({ x, y }) => [(side * x).toFixed(6), y.toFixed(6)]);
    expect(places(1, 'them')).toEqual(places(-1, 'you'));
  });
});
