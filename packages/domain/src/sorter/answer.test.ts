import { expect, test } from 'vitest';
import { answersAmong, wonMost } from './answer.ts';

test('a song wins over each that was shown beside it; ties and skips count for none', () => {
  expect(
    wonMost([
      { kind: 'best', of: ['a', 'b', 'c'], best: 'a' },
      { kind: 'best', of: ['b', 'd'], best: 'b' },
      { kind: 'tie', of: ['a', 'd'] },
      { kind: 'skip', item: 'd' },
    ]),
  ).toEqual([
    { id: 'a', wins: 2 },
    { id: 'b', wins: 1 },
  ]);
});

test('what answers say of some of their items counts without the others', () => {
  expect(
    answersAmong(
      [
        { kind: 'best', of: ['a', 'b', 'x'], best: 'a' },
        { kind: 'best', of: ['a', 'b', 'x'], best: 'x' },
        { kind: 'best', of: ['c', 'x'], best: 'c' },
        { kind: 'tie', of: ['b', 'c', 'x'] },
        { kind: 'skip', item: 'x' },
        { kind: 'skip', item: 'a' },
      ],
      ['a', 'b', 'c'],
    ),
  ).toEqual([
    { kind: 'best', of: ['a', 'b'], best: 'a' },
    { kind: 'tie', of: ['b', 'c'] },
    { kind: 'skip', item: 'a' },
  ]);
});
