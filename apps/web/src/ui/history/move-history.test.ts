import { expect, test } from 'vitest';
import { isSamePlace, makeMove } from './move-history.ts';

test('a move tells where the item stood and where it stands now', () => {
  expect(makeMove({ list: 'first', order: [...'abc'], isPlaced: (id) => id === 'a' }, 0, 2)).toEqual({
    before: { list: 'first', order: [...'abc'], id: 'a', index: 0, isPlaced: true },
    after: { list: 'first', order: [...'bca'], id: 'a', index: 2, isPlaced: true },
  });
});

test('a move places an item; before the first one it only stood there', () => {
  const move = makeMove({ list: 'first', order: [...'abc'], isPlaced: () => false }, 0, 2);
  expect([move?.before.isPlaced, move?.after.isPlaced]).toEqual([false, true]);
});

test.each([
  { name: 'to its own place', from: 1, to: 1 },
  { name: 'past the end', from: 1, to: 3 },
  { name: 'before the start', from: 1, to: -1 },
  { name: 'of no item', from: 9, to: 0 },
])('is no move $name', ({ from, to }) => {
  expect(makeMove({ list: '', order: [...'abc'], isPlaced: () => true }, from, to)).toBeUndefined();
});

test('the same order of another list is another place', () => {
  const place = { list: 'first', order: [...'abc'], id: 'a', index: 0, isPlaced: true };
  expect(isSamePlace(place, { ...place, id: 'b', index: 1 })).toBe(true);
  expect(isSamePlace(place, { ...place, list: 'second' })).toBe(false);
  expect(isSamePlace(place, { ...place, order: [...'acb'] })).toBe(false);
});
