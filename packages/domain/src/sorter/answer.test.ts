import { expect, test } from 'vitest';
import { wonMost } from './answer.ts';

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
