import { expect, test } from 'vitest';
import { isSamePlaced, mergePlaced, revivePlaced } from './placed-order.ts';

const order = ['a', 'b', 'c'];

test('placing a song where it stands is a change', () => {
  expect(isSamePlaced({ order, placed: ['a'] }, { order, placed: ['a', 'b'] })).toBe(false);
  expect(isSamePlaced({ order, placed: ['b', 'a'] }, { order, placed: ['a', 'b'] })).toBe(true);
});

test('what this device placed and took back is repeated on what another one placed', () => {
  const from = { order, placed: ['a'] };
  const mine = { order: ['b', 'a', 'c'], placed: ['b'] };
  expect(mergePlaced(from, mine, { order, placed: ['a', 'c'] })).toEqual({
    order: ['b', 'a', 'c'],
    placed: ['c', 'b'],
  });
});

test('an order kept by the version before counts as placed', () => {
  expect(revivePlaced(order)).toEqual({ order, placed: order });
  expect(revivePlaced({ order, placed: [] })).toEqual({ order, placed: [] });
});
