import { expect, test } from 'vitest';
import {
  completePlaced,
  isAllPlaced,
  isSamePlaced,
  mergePlaced,
  placing,
  revivePlaced,
  withMoved,
} from './placed-order.ts';

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

test('what the catalogue gained since is not placed, and what it lost counts no more', () => {
  const whole = completePlaced({ order, placed: ['a', 'c'] }, ['a', 'c']);
  expect(whole).toEqual({ order: ['a', 'c'], placed: ['a', 'c'] });
  expect(isAllPlaced(whole)).toBe(true);
  expect(isAllPlaced(completePlaced({ order, placed: order }, [...order, 'd']))).toBe(false);
  expect(isAllPlaced({ order: [], placed: [] })).toBe(false);
});

test('what is sorted or moved is placed beside what was before', () => {
  expect(placing(['c', 'a', 'b'], ['a'], ['c', 'a'])).toEqual({ order: ['c', 'a', 'b'], placed: ['a', 'c'] });
});

test('a move that is taken back leaves what was placed before', () => {
  const moved = withMoved({ order, placed: ['b'] }, 2, 0, true);
  expect(moved).toEqual({ order: ['c', 'a', 'b'], placed: ['b', 'c'] });
  expect(withMoved(moved, 0, 2, false)).toEqual({ order, placed: ['b'] });
});
