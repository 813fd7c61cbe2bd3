import { emptyTop13 } from '@thirteen/domain/top13/top13.ts';
import { expect, test } from 'vitest';
import { withPicks } from './with-picks.ts';

const holding = (...ids: readonly (string | null)[]) => [...ids, ...emptyTop13.slice(ids.length)];
const full = [...'abcdefghijklm'];

test.each([
  { name: 'an empty one', top13: emptyTop13, picks: ['x', 'y'], result: holding('x', 'y') },
  { name: 'gaps', top13: holding('a', null, 'b'), picks: ['x', 'y'], result: holding('a', 'x', 'b', 'y') },
  {
    name: 'what is in it already',
    top13: holding('x', 'a'),
    picks: ['x', 'y'],
    result: holding('x', 'a', 'y'),
  },
  {
    name: 'room for one',
    top13: full.with(12, '').map((id) => id || null),
    picks: ['x', 'y'],
    result: full.with(12, 'x'),
  },
])('picks go into the empty slots, with $name', ({ top13, picks, result }) => {
  expect(withPicks(top13, picks)).toEqual(result);
});

test('a Top 13 without room, or with all picks in it, is the same one', () => {
  expect(withPicks(full, ['x'])).toBe(full);
  expect(withPicks(full, ['a', 'b'])).toBe(full);
  expect(withPicks(emptyTop13, [])).toBe(emptyTop13);
});
