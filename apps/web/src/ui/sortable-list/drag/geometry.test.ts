import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findDropIndex, findGap, findMovedId, findPlace, findShift, type RowBox } from './geometry.ts';

/** Rows of these heights below each other, with a gap of 10 pixels between. */
function rowsOf(...heights: readonly number[]): readonly RowBox[] {
  let top = 0;
  return heights.map((height) => {
    const row = { top, height };
    top += height + 10;
    return row;
  });
}

const lists = fc.array(fc.integer({ min: 20, max: 200 }), { minLength: 1, maxLength: 30 }).chain((heights) =>
  fc.record({
    heights: fc.constant(heights),
    from: fc.nat(heights.length - 1),
    to: fc.nat(heights.length - 1),
    y: fc.integer({ min: -100, max: 7000 }),
  }),
);

describe('findDropIndex', () => {
  const rows = rowsOf(40, 40, 40, 40);

  test.each([
    { name: 'over itself', from: 1, y: 70, index: 1 },
    { name: 'past the middle of the next row', from: 1, y: 121, index: 2 },
    { name: 'short of the middle of the next row', from: 1, y: 119, index: 1 },
    { name: 'past the middle of the row above', from: 1, y: 19, index: 0 },
    { name: 'above the list', from: 3, y: -500, index: 0 },
    { name: 'below the list', from: 0, y: 900, index: 3 },
  ])('finds the place of a row held $name', ({ from, y, index }) => {
    expect(findDropIndex(rows, from, y)).toBe(index);
  });

  test('counts the other rows whose middle is above the pointer', () => {
    fc.assert(
      fc.property(lists, ({ heights, from, y }) => {
        const all = rowsOf(...heights);
        const above = all.filter((row, index) => index !== from && row.top + row.height / 2 < y);
        expect(findDropIndex(all, from, y)).toBe(above.length);
      }),
      { seed: 13 },
    );
  });

  test('knows one place in a list of one row', () => {
    expect(findDropIndex(rowsOf(40), 0, 500)).toBe(0);
  });
});

describe('findGap', () => {
  const rows = rowsOf(40, 60, 40);

  test.each([
    { name: 'between two rows on the way down', from: 0, to: 1, y: 115 },
    { name: 'between two rows on the way up', from: 2, to: 1, y: 45 },
    { name: 'at the top', from: 2, to: 0, y: 0 },
    { name: 'at the bottom', from: 0, to: 2, y: 160 },
  ])('draws the line $name', ({ from, to, y }) => {
    expect(findGap(rows, from, to)).toBe(y);
  });
});

describe('findShift', () => {
  test('shows every row where it will stand after the drop', () => {
    fc.assert(
      fc.property(lists, ({ heights, from, to }) => {
        const rows = rowsOf(...heights);
        const order = heights.map((_, index) => index);
        const next = order.toSpliced(from, 1).toSpliced(to, 0, from);
        const after = rowsOf(...next.map((index) => heights[index] ?? 0));
        const expected = order.map((index) => after[next.indexOf(index)]?.top);
        expect(rows.map((row, index) => row.top + findShift(rows, from, to, index))).toEqual(expected);
      }),
      { seed: 13 },
    );
  });
});

describe('findMovedId', () => {
  test.each([
    { name: 'down', after: 'bcade', moved: 'a' },
    { name: 'up', after: 'aebcd', moved: 'e' },
    { name: 'past its neighbor', after: 'bacde', moved: 'a' },
    { name: 'nowhere', after: 'abcde', moved: undefined },
    { name: 'with another one', after: 'badce', moved: undefined },
    { name: 'out of the list', after: 'abcd', moved: undefined },
    { name: 'for another one', after: 'abcdx', moved: undefined },
  ])('names the item that moved $name', ({ after, moved }) => {
    expect(findMovedId([...'abcde'], [...after])).toBe(moved);
  });
});

describe('findPlace', () => {
  test('tells each row the place that it has once the move is made', () => {
    fc.assert(
      fc.property(lists, ({ heights, from, to }) => {
        const rows = heights.map((_, index) => index);
        const moved = rows.toSpliced(from, 1).toSpliced(to, 0, from);
        expect(rows.map((row) => findPlace(from, to, row))).toEqual(rows.map((row) => moved.indexOf(row)));
      }),
    );
  });
});
